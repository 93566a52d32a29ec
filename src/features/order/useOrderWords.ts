import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CampaignPrice, CampaignProduct, CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** What the steps are called (`order.steps`): who sells what they produce is supplied with nothing and pays nothing. */
export function useStepNames({ formLayout }: Pick<CampaignProduct, 'formLayout'>): Record<OrderStep, string> {
  const { t } = useLingui();
  const isProduction = formLayout === 'smallProduction';
  return {
    product: t({ id: 'order.step.product', message: 'Tuote' }),
    person: t({ id: 'order.step.person', message: 'Tilaa\u00ADjan tiedot' }),
    site: t({ id: 'order.step.site', message: 'Käyttö\u00ADpaikka' }),
    start: isProduction
      ? t({ id: 'order.step.startOfProduction', message: 'Ostamisen alku' })
      : t({ id: 'order.step.start', message: 'Toimi\u00ADtuksen alku' }),
    billing: isProduction
      ? t({ id: 'order.step.account', message: 'Tili' })
      : t({ id: 'order.step.billing', message: 'Lasku\u00ADtus' }),
    services: t({ id: 'order.step.services', message: 'Lisä\u00ADpalvelut' }),
    review: t({ id: 'order.step.review', message: 'Yhteen\u00ADveto' }),
  };
}

/** What the day is called from which on it holds. */
export function useStartLabel({ formLayout }: Pick<CampaignProduct, 'formLayout'>): string {
  const { t } = useLingui();
  return formLayout === 'smallProduction'
    ? t({ id: 'order.startDateOfProduction', message: 'Ostamme sähköäsi alkaen' })
    : t({ id: 'order.startDate', message: 'Toimitus alkaa' });
}

/** What the page is called, by what is ordered. */
export function useOrderTitle({ product, change }: Pick<CampaignTemplate, 'product' | 'change'>): string {
  const { t } = useLingui();
  if (change) return t({ id: 'change.title', message: 'Vaihda sopimus' });
  return {
    electricity: t({ id: 'order.title', message: 'Tilaa sähkösopimus' }),
    heat: t({ id: 'order.titleOfHeat', message: 'Tilaa kaukolämpö' }),
    smallProduction: t({ id: 'order.titleOfProduction', message: 'Myy tuottamasi sähkö' }),
    valueAdded: t({ id: 'order.titleOfService', message: 'Tilaa palvelu' }),
  }[product.formLayout];
}

export interface PriceLine {
  label: string;
  value: string;
}

/** How a product is priced and bound, in lines: with VAT for private people, without it for companies. */
export function useProductLines() {
  const { t } = useLingui();
  const formats = useFormats();
  const priceOf = ({ customerType }: Pick<CampaignProduct, 'customerType'>, price: CampaignPrice) =>
    formats.price(customerType === 'B2B' ? price.priceExclVat : price.priceInclVat, price.pricingUnit);

  const energyLines = (product: CampaignProduct): PriceLine[] => {
    const { energy, flatRate, addonFee, baseFee } = product.prices;
    const line = (label: string, price: CampaignPrice | undefined) =>
      price ? [{ label, value: priceOf(product, price) }] : [];
    return [
      ...(product.hourlyPriced
        ? [
            {
              label: product.hourlyPriced.label,
              value: formats.price(product.hourlyPriced.value, product.hourlyPriced.unit),
            },
          ]
        : []),
      ...line(
        product.isRefund
          ? t({ id: 'order.price.compensation', message: 'Hyvitys' })
          : t({ id: 'order.price.energy', message: 'Energia' }),
        energy,
      ),
      ...line(t({ id: 'order.price.flatRate', message: 'Kiinteä hinta' }), flatRate),
      ...line(t({ id: 'order.price.addonFee', message: 'Palvelu' }), addonFee),
      ...line(product.monthlyFeeLabel ?? t({ id: 'order.price.baseFee', message: 'Perusmaksu' }), baseFee),
    ];
  };

  const termText = ({ contractTerm: { kind, months, endsOn } }: Pick<CampaignProduct, 'contractTerm'>): string => {
    switch (kind) {
      case 'fixedTerm':
        return t({ id: 'order.term.fixed', message: plural(months ?? 0, { one: '# kuukausi', other: '# kuukautta' }) });
      case 'startingPeriod':
        return t({
          id: 'order.term.starting',
          message: plural(months ?? 0, {
            one: 'Hinta on voimassa # kuukauden, sopimus toistaiseksi',
            other: 'Hinta on voimassa # kuukautta, sopimus toistaiseksi',
          }),
        });
      case 'fixedContractLength':
        return t({ id: 'order.term.until', message: `${formats.date(endsOn ?? '')} asti` });
      case 'continuous':
        return t({ id: 'order.term.continuous', message: 'Toistaiseksi' });
    }
  };
  const noticeText = ({ noticePeriodDays, contractTerm }: CampaignProduct): string =>
    contractTerm.kind === 'fixedTerm' || contractTerm.kind === 'fixedContractLength'
      ? t({
          id: 'order.notice.afterTerm',
          message: plural(noticePeriodDays, {
            one: 'Määräajan jälkeen # päivä',
            other: 'Määräajan jälkeen # päivää',
          }),
        })
      : t({ id: 'order.notice.days', message: plural(noticePeriodDays, { one: '# päivä', other: '# päivää' }) });
  const vatText = ({ customerType, isRefund, prices }: CampaignProduct): string => {
    const rate = Object.values(prices)[0]?.vatPercentage ?? '0';
    if (isRefund) return t({ id: 'order.vat.none', message: 'Hyvitys ei sisällä arvonlisäveroa.' });
    const percentage = formats.percentage(rate);
    return customerType === 'B2B'
      ? t({ id: 'order.vat.excluded', message: `Hinnat eivät sisällä arvonlisäveroa ${percentage}.` })
      : t({ id: 'order.vat.included', message: `Hinnat sisältävät arvonlisäveron ${percentage}.` });
  };
  return { energyLines, termText, noticeText, vatText, priceOf };
}
