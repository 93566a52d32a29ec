import { useLingui } from '@lingui/react/macro';
import { maskIdentityCode } from '../../../domain/identifiers/index.ts';
import {
  addressLine,
  earlyEndFeeOf,
  startDateOf,
  stepsAsked,
  stepsOf,
  type OrderValues,
} from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useFeeText } from '../../shared/contracts/ChangedContract.tsx';
import { ReviewSection } from '../../shared/form/ReviewSection.tsx';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { useBillingMethods } from './useBillingMethods.ts';
import { useEstimate } from './useEstimate.ts';
import { useHouseTypes } from './useHouseTypes.ts';
import { useProductLines, useStepNames } from './useOrderWords.ts';
import type { Orderer } from './useOrderer.ts';

interface ReviewFactsProps {
  template: CampaignTemplate;
  orderer: Orderer;
  values: Partial<OrderValues>;
  /** Null while nothing can be changed. */
  onChange: ((step: OrderStep) => void) | null;
}

/** The text of each answer to a price offer, as it was chosen. */
const answers = { accepted: 'priceOfferAccepted', rejected: 'priceOfferRejected' } as const;

/** The last four of an account: `•••• 0785`. */
const maskedIban = (iban: string) => `•••• ${iban.slice(-4)}`;

/** What each step has come to, in facts. */
function useFacts({ template, orderer, values }: ReviewFactsProps): Record<OrderStep, Fact[]> {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const { energyLines, priceOf } = useProductLines();
  const methods = useBillingMethods(template);
  const houseTypes = useHouseTypes();
  const feeText = useFeeText();
  const estimateOf = useEstimate();
  const { product, services, change } = template;
  const { person, company, contact, address } = values.person ?? {};
  const { household, rafCode, priceOffer } = values.product ?? {};
  const site = values.site?.deliverySite;
  const { start, presentSupplier } = values.start ?? {};
  const { billing, iban } = values.billing ?? {};
  const startDate = values.start ? startDateOf(values.start, template.start) : null;
  const reasons = {
    switching: t({ id: 'order.reason.switching', message: 'Vaihdan sähkönmyyjää' }),
    moving: t({ id: 'order.reason.moving', message: 'Muutan' }),
    // The contract that it takes the place of is said.
    change: null,
  };
  const fee = change ? earlyEndFeeOf(change, startDate) : null;
  const customer =
    orderer.customer && [orderer.customer.firstName, orderer.customer.lastName].filter(Boolean).join(' ');
  const known = customer ?? orderer.personName;
  const house = houseTypes.find(({ value }) => value === household?.houseType)?.label;
  const chosen = services
    .flatMap((group) => group.values)
    .filter(({ templateId }) => values.services?.services.includes(templateId));
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

  return {
    product: [
      ...fact(t({ id: 'order.review.product', message: 'Sopimus' }), product.productName),
      ...fact(
        t({ id: 'order.review.price', message: 'Hinta' }),
        energyLines(product)
          .map(({ label, value }) => `${label} ${value}`)
          .join(', '),
      ),
      ...fact(
        t({ id: 'order.review.priceOffer', message: 'Hintatarjous' }),
        priceOffer && product.salesTexts[answers[priceOffer]]?.[i18n.locale as Locale],
      ),
      ...fact(t({ id: 'order.review.house', message: 'Koti' }), house),
      ...estimateOf(product, household),
      ...fact(t({ id: 'order.rafCode', message: 'Suosituskoodi' }), rafCode),
    ],
    person: [
      ...fact(t({ id: 'order.companyName', message: 'Yrityksen nimi' }), company?.companyName),
      ...fact(t({ id: 'order.businessId', message: 'Y-tunnus' }), company?.businessId),
      ...fact(
        t({ id: 'order.orderer', message: 'Tilaaja' }),
        person ? `${person.firstName} ${person.lastName}` : known,
      ),
      ...fact(
        t({ id: 'order.identityCode', message: 'Henkilötunnus' }),
        person?.identityCode ? maskIdentityCode(person.identityCode) : null,
      ),
      ...fact(t({ id: 'order.email', message: 'Sähköpostiosoite' }), contact?.email),
      ...fact(t({ id: 'order.phone', message: 'Puhelinnumero' }), contact?.phone),
      ...fact(t({ id: 'order.review.address', message: 'Postiosoite' }), address ? addressLine(address) : null),
    ],
    site: [
      ...fact(t({ id: 'order.review.site', message: 'Osoite' }), site?.address ? addressLine(site.address) : null),
      ...fact(
        t({ id: 'order.review.meteringPoint', message: 'Käyttöpaikkatunnus' }),
        site?.meteringPointId ?? values.site?.meteringPointInfo?.meteringPointId,
      ),
      ...fact(
        t({ id: 'order.review.toBeFound', message: 'Huomaa' }),
        site?.isToBeFound ? t({ id: 'order.review.toBeFoundText', message: 'Etsimme käyttöpaikan puolestasi' }) : null,
      ),
    ],
    start: [
      ...fact(t({ id: 'order.review.reason', message: 'Syy' }), start && reasons[start.reason]),
      ...fact(t({ id: 'order.supplier', message: 'Nykyinen sähkönmyyjäsi' }), presentSupplier?.name),
      ...fact(t({ id: 'order.startDate', message: 'Toimitus alkaa' }), startDate && date(startDate)),
      ...fact(t({ id: 'change.replaces', message: 'Korvaa sopimuksen' }), change?.productName),
      ...fact(t({ id: 'change.feeLabel', message: 'Katkaisumaksu' }), fee === null ? null : feeText(fee)),
    ],
    billing: [
      ...fact(
        t({ id: 'order.review.billing', message: 'Laskutustapa' }),
        methods.find(({ value }) => value === billing?.method)?.label,
      ),
      ...fact(
        t({ id: 'order.bank', message: 'Verkkopankkisi' }),
        template.eInvoiceBanks.find(({ id }) => id === billing?.bankId)?.name,
      ),
      ...fact(t({ id: 'order.eInvoiceAddress', message: 'Verkkolaskuosoite' }), billing?.eInvoiceAddress),
      ...fact(
        t({ id: 'order.review.billTo', message: 'Laskutusosoite' }),
        billing?.address ? addressLine(billing.address) : null,
      ),
      ...fact(t({ id: 'order.iban', message: 'Tilinumero (IBAN)' }), iban && maskedIban(iban)),
    ],
    services:
      chosen.length > 0
        ? chosen.map(({ productName, price }) => ({ label: productName, value: priceOf(product, price) }))
        : fact(
            t({ id: 'order.servicesLabel', message: 'Lisäpalvelut' }),
            t({ id: 'order.review.noServices', message: 'Ei lisäpalveluja' }),
          ),
    review: [],
  };
}

/** Each part of the order, with the way back to where it was typed (`order.review`). */
export function ReviewFacts(props: ReviewFactsProps) {
  const { template, onChange } = props;
  const names = useStepNames();
  const facts = useFacts(props);
  return stepsAsked(stepsOf(template), props.values.product)
    .filter((step) => step !== 'review')
    .map((step) => (
      <ReviewSection key={step} name={names[step]} facts={facts[step]} onChange={onChange && (() => onChange(step))} />
    ));
}
