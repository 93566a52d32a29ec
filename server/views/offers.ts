import { earlyEndFeeOf, lastWithdrawalDay, startDateOf } from '../../domain/orders/index.ts';
import { offerConsents, offeredToday, offerState } from '../../domain/orders/offer.ts';
import { helsinkiDay } from '../../domain/time/index.ts';
import type { AcceptedOffer, ConsentText, OfferedOrder, OpenedOffer, ReplacedContract } from '../../domain/types.ts';
import { orderingCompany } from '../orders/orderingCompany.ts';
import { placeLine } from '../orders/placeLine.ts';
import { securityTold } from '../orders/securityTold.ts';
import type { CustomerRow } from '../store/customers.ts';
import type { OfferRow } from '../store/offers.ts';

interface Reader {
  /** `YYYY-MM-DD` in Helsinki. */
  today: string;
  /** As it would be accepted today. */
  standing: ReturnType<typeof standingOffer>;
  /** What comes of the contracts whose place it takes. */
  replaces: ReplacedContract[];
  isWithdrawn: boolean;
  /** Whose it is, where they are a customer. */
  customer: CustomerRow | null;
}

/** Where an offer stands on a day. */
export const stateOf = ({ isOffer, offerLastDay, declinedAt }: OfferRow, today: string) =>
  offerState({ isOffer, lastDay: offerLastDay, isDeclined: declinedAt !== null }, today);

/** An offer as its link shows it (`offer.page`). */
export function openedOffer(row: OfferRow, reader: Reader): OpenedOffer {
  const state = stateOf(row, reader.today);
  return {
    state: state === 'accepted' && reader.isWithdrawn ? 'withdrawn' : state,
    orderNo: row.orderNo,
    productName: row.offered.product.productName,
    lastDay: row.offerLastDay,
    ...(state === 'open' && { offered: offeredOrder(row, reader) }),
    ...(state === 'accepted' && !reader.isWithdrawn && { accepted: acceptedOffer(row, reader.customer) }),
  };
}

/** What is offered, as it stands on a day: product and prices of then, days and boxes of now. */
export function standingOffer(
  row: Pick<OfferRow, 'offered' | 'form'>,
  { today, consents }: { today: string; consents: readonly ConsentText[] },
) {
  const { template, form } = offeredToday({ template: row.offered, form: row.form }, today);
  return { template: { ...template, consents: [...consents] }, form };
}

const placeOf = ({ offered, form }: Pick<OfferRow, 'offered' | 'form'>) =>
  offered.change?.place ?? offered.addition?.place ?? placeLine(form);

/** For which company it is (`order.companyTold`). */
function companyOf({ form }: OfferRow, customer: CustomerRow | null): Pick<OfferedOrder, 'company'> {
  const company = orderingCompany(customer, form.company);
  return company ? { company } : {};
}

function offeredOrder(row: OfferRow, reader: Reader): OfferedOrder {
  const { template, form } = reader.standing;
  const { product, services, change } = template;
  const startDate = startDateOf(form, template);
  return {
    ...companyOf(row, reader.customer),
    product,
    services: services.flatMap(({ values }) => values).filter(({ templateId }) => form.services.includes(templateId)),
    place: placeOf(row),
    startDate,
    replaces: reader.replaces,
    earlyEndFeeCents: change ? earlyEndFeeOf(change, startDate) : null,
    security: row.security,
    consents: offerConsents(reader.standing),
    billingMethod: form.billing?.method ?? null,
    paperInvoiceFee: template.paperInvoiceFee,
  };
}

/** What an offer that was accepted has come to (`offer.receipt`). */
export function acceptedOffer(row: OfferRow, customer: CustomerRow | null): AcceptedOffer {
  const { product } = row.offered;
  return {
    orderNo: row.orderNo,
    ...companyOf(row, customer),
    productName: product.productName,
    place: placeOf(row),
    startDate: row.startDate,
    lastWithdrawalDay: row.withdrawal === null ? null : lastWithdrawalDay(helsinkiDay(row.createdAt.getTime())),
    security: securityTold(row),
  };
}
