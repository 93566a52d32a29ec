import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { maskIdentityCode } from '../../../../domain/identifiers/index.ts';
import {
  addressLine,
  earlyEndFeeOf,
  hasSupplier,
  postalLine,
  startDateOf,
  stepsAsked,
  stepsOf,
  type OrderValues,
} from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderForm, OrderStep, ReplacedContract } from '../../../../domain/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useFeeText } from '../../../shared/contracts/ChangedContract.tsx';
import { fullName } from '../../../shared/customer/names.ts';
import { ReviewSection } from '../../../shared/form/later/ReviewSection.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { useBillingText } from './useBillingMethods.ts';
import { useEstimate } from '../useEstimate.ts';
import { useIncluded } from '../useIncluded.ts';
import { useHouseTypes } from '../useHouseTypes.ts';
import { useStartLabel, useStepNames } from '../useOrderWords.ts';
import { useReferral } from './useReferral.ts';
import { useReplacedFacts } from './useReplaced.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { companyOf } from './companyOf.ts';
import { useCompanyFacts } from '../../../shared/sale/later/useCompanyFacts.ts';
import { useCustomersWords } from './useCustomersWords.ts';
import { useSaidPrices } from './useSaidPrices.ts';

interface ReviewFactsProps {
  template: CampaignTemplate;
  orderer: Orderer;
  values: Partial<OrderValues>;
  /** The contracts whose place it takes. */
  replaced: ReplacedContract[];
  /** Null while nothing can be changed. */
  onChange: ((step: OrderStep) => void) | null;
}

/** The text of each answer to a price offer, as it was chosen. */
const answers = { accepted: 'priceOfferAccepted', rejected: 'priceOfferRejected' } as const;

/** The last four of an account: `•••• 0785`. */
const maskedIban = (iban: string) => `•••• ${iban.slice(-4)}`;

/** The home that the estimate is for: `Kerrostalo, 2 henkilöä, sähkölämmitys`. */
function useHouseholdText(): (household: NonNullable<OrderForm['household']>) => string {
  const { t } = useLingui();
  const houseTypes = useHouseTypes();
  return ({ houseType, size: people, hasElectricHeating }) =>
    [
      houseTypes.find(({ value }) => value === houseType)?.label,
      t({ id: 'order.review.people', message: plural(people, { one: '# henkilö', other: '# henkilöä' }) }),
      hasElectricHeating && t({ id: 'order.review.electricHeating', message: 'sähkölämmitys' }),
    ]
      .filter(Boolean)
      .join(', ');
}

/** What each step has come to, in facts. */
function useFacts({ template, orderer, values, replaced }: ReviewFactsProps): Record<OrderStep, Fact[]> {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const { date } = useFormats();
  const { priceLines, priceOf } = useSaidPrices();
  const includedIn = useIncluded();
  const billingText = useBillingText(template);
  const householdText = useHouseholdText();
  const feeText = useFeeText();
  const replacedFacts = useReplacedFacts();
  const startLabel = useStartLabel(template.product);
  const words = useCustomersWords(orderer);
  const estimateOf = useEstimate();
  const { product, services, change } = template;
  const { person, company, contact, address } = values.person ?? {};
  const { household, rafCode, priceOffer } = values.product ?? {};
  const site = values.site?.deliverySite;
  const { start, presentSupplier } = values.start ?? {};
  const { billing, iban } = values.billing ?? {};
  const startDate = values.start ? startDateOf(values.start, template) : null;
  const reasons = {
    switching: words.switching,
    // Of heat, and of what is produced, none is asked.
    moving: hasSupplier(product) ? words.moving : null,
    // The contract that it takes the place of is said.
    change: null,
  };
  const fee = change ? earlyEndFeeOf(change, startDate) : null;
  const companyFacts = useCompanyFacts();
  const ordering = companyOf(orderer.customer, company);
  // Of a company its name is told apart from who orders for it.
  const customer = ordering || !orderer.customer ? null : fullName(orderer.customer);
  const known = customer ?? orderer.personName;
  const chosen = services
    .flatMap((group) => group.values)
    .filter(({ templateId }) => values.services?.services.includes(templateId));
  const { friend, isUnknown } = useReferral(rafCode ?? '');
  const code = rafCode ?? '';
  const friendName = friend?.firstName ?? '';
  const codeText = friend
    ? t({ id: 'order.review.friend', message: `${code}, antoi ${friendName}` })
    : isUnknown
      ? t({ id: 'order.review.noFriend', message: `${code}: koodia ei löytynyt, joten etua ei tule` })
      : code;
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

  return {
    product: [
      ...fact(t({ id: 'order.review.product', message: 'Sopimus' }), product.productName),
      ...priceLines(product, startDate),
      ...includedIn(product.addons),
      ...fact(
        t({ id: 'order.review.priceOffer', message: 'Hintatarjous' }),
        priceOffer && product.salesTexts[answers[priceOffer]]?.[locale],
      ),
      ...fact(t({ id: 'order.review.house', message: 'Koti' }), household && householdText(household)),
      ...estimateOf(product, household),
      ...fact(t({ id: 'order.rafCode', message: 'Suosituskoodi' }), rafCode && codeText),
    ],
    person: [
      ...companyFacts(ordering),
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
      ...fact(t({ id: 'order.review.address', message: 'Postiosoite' }), address ? postalLine(address, locale) : null),
    ],
    site: [
      ...fact(t({ id: 'order.review.site', message: 'Osoite' }), site?.address ? addressLine(site.address) : null),
      ...fact(
        t({ id: 'order.review.meteringPoint', message: 'Käyttöpaikkatunnus' }),
        site?.meteringPointId ?? values.site?.meteringPointInfo?.meteringPointId,
      ),
      ...fact(
        t({ id: 'order.review.toBeFound', message: 'Huomaa' }),
        site?.isToBeFound ? t({ id: 'order.review.toBeFoundText', message: 'Etsimme käyttöpaikan' }) : null,
      ),
    ],
    start: [
      ...fact(t({ id: 'order.review.reason', message: 'Syy' }), start && reasons[start.reason]),
      ...fact(words.supplier, presentSupplier?.name),
      ...fact(
        t({ id: 'order.contractEndsOn', message: 'Määräajan viimeinen päivä' }),
        presentSupplier?.contractEndsOn && date(presentSupplier.contractEndsOn),
      ),
      ...fact(startLabel, startDate && date(startDate)),
      ...replacedFacts(replaced),
      ...fact(
        t({ id: 'change.feeLabel', message: 'Ennenaikaisen päättämisen maksu' }),
        fee === null ? null : feeText(fee, product.customerType),
      ),
    ],
    billing: [
      ...fact(t({ id: 'order.review.billing', message: 'Laskutustapa' }), billing && billingText(billing.method)),
      ...fact(words.bank, template.eInvoiceBanks.find(({ id }) => id === billing?.bankId)?.name),
      ...fact(t({ id: 'order.eInvoiceAddress', message: 'Verkkolaskuosoite' }), billing?.eInvoiceAddress),
      ...fact(t({ id: 'order.operator', message: 'Välittäjätunnus' }), billing?.operator),
      ...fact(
        t({ id: 'order.review.billTo', message: 'Laskutusosoite' }),
        billing?.address ? postalLine(billing.address, locale) : null,
      ),
      ...fact(
        t({ id: 'order.review.bill', message: 'Lasku' }),
        billing && orderer.isCustomer
          ? billing.isCombined
            ? t({ id: 'order.review.combined', message: 'Kaikki sopimukset samalla laskulla' })
            : t({ id: 'order.review.ownBill', message: 'Tästä sopimuksesta oma lasku' })
          : null,
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
  const names = useStepNames(template.product);
  const facts = useFacts(props);
  return stepsAsked(stepsOf(template), props.values.product)
    .filter((step) => step !== 'review')
    .map((step) => (
      <ReviewSection key={step} name={names[step]} facts={facts[step]} onChange={onChange && (() => onChange(step))} />
    ));
}
