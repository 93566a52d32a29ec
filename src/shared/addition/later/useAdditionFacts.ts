import { useLingui } from '@lingui/react/macro';
import { formatPriceLockPeriod } from '../../../../domain/time/index.ts';
import type { CampaignPrice, OrderResult } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { useCompanyFacts } from '../../sale/later/useCompanyFacts.ts';
import { useAdditionPrice } from '../useAdditionPrice.ts';

/** What was ordered, for which company, to which contract, and from when on; of a lock its price and its days. */
export function useAdditionFacts({ product, orderNo, isOffer, offer, company }: OrderResult): Fact[] {
  const { t } = useLingui();
  const { date, percentage, price } = useFormats();
  const { text } = useAdditionPrice();
  const companyFacts = useCompanyFacts();
  const { addition, price: paid, customerType = 'B2C', productName } = product ?? {};
  const priceText = (of: CampaignPrice) => {
    const amount = text({ prices: { addonFee: of }, customerType });
    const rate = percentage(of.vatPercentage);
    return customerType === 'B2B'
      ? t({ id: 'addon.withoutVat', message: `${amount} (alv 0 %)` })
      : t({ id: 'addon.withVat', message: `${amount} (sis. alv ${rate})` });
  };
  const contract = addition && {
    label: t({ id: 'addon.contract', message: 'Sopimus' }),
    value: `${addition.contractName}, ${addition.place}`,
  };
  const added = addition?.lock
    ? [
        paid && {
          label: t({ id: 'priceLock.energy', message: 'Energian hinta' }),
          value: price(paid.priceInclVat, paid.pricingUnit),
        },
        {
          label: t({ id: 'priceLock.period', message: 'Lukitusjakso' }),
          value: formatPriceLockPeriod(addition.lock),
        },
        contract,
      ]
    : [
        {
          label: t({ id: 'addon.choice', message: 'Lisäpalvelu' }),
          value: [productName, paid && priceText(paid)].filter(Boolean).join(', '),
        },
        contract,
        addition && { label: t({ id: 'addon.start', message: 'Alkaa' }), value: date(addition.startDate) },
        addition &&
          addition.takesIn.length > 0 && {
            label: t({ id: 'addon.replaces', message: 'Korvaa palvelut' }),
            value: addition.takesIn.join(', '),
          },
      ];
  const facts: (Fact | undefined | false)[] = [
    ...companyFacts(company),
    ...added,
    offer && {
      label: t({ id: 'order.offerSentTo', message: 'Lähetetty osoitteeseen' }),
      value: offer.recipients.join(', '),
    },
    orderNo !== null && {
      label: isOffer
        ? t({ id: 'order.offerNo', message: 'Tarjouksen numero' })
        : t({ id: 'order.orderNo', message: 'Tilausnumero' }),
      value: groupDigits(orderNo),
    },
  ];
  return facts.filter((fact) => fact !== undefined && fact !== false);
}
