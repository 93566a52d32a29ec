import { addressLine, lastWithdrawalDay } from '../../domain/orders/index.ts';
import { monthlyEstimate } from '../../domain/orders/estimate.ts';
import { estimatedYearlyUse } from '../../domain/orders/yearlyUse.ts';
import { helsinkiDay } from '../../domain/time/index.ts';
import type { WithdrawableOrder, WithdrawalReceipt } from '../../domain/types.ts';
import { receiptNumber, usedCents, withdrawalState } from '../../domain/withdrawal/index.ts';
import { placeLine } from '../orders/placeLine.ts';
import { isLock } from '../priceLock/soldLock.ts';
import type { OrderRow } from '../store/orders.ts';
import type { WithdrawableRow, WithdrawalRow } from '../store/withdrawals.ts';
import type { Locale } from '../texts.ts';
import { campaignProductView } from './campaigns.ts';

interface Reader {
  locale: Locale;
  /** `YYYY-MM-DD` in Helsinki. */
  today: string;
  /** Of the last twelve months, without VAT, in c/kWh; null where nobody knows it. */
  exchangeMean: string | null;
}

/** An order as its withdrawal shows it. */
export function withdrawableView(row: WithdrawableRow, reader: Reader): WithdrawableOrder {
  const { order, product, customer, withdrawal } = row;
  const { form } = order;
  const orderedOn = helsinkiDay(order.createdAt.getTime());
  const facts = { customerType: form.customerType, confirmedOn: orderedOn, isWithdrawn: withdrawal !== null };
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    contractCode: order.contractCode,
    sold: soldAs(order),
    productName: product.name[reader.locale],
    services: row.services.map((name) => name[reader.locale]),
    place: placeOf(row),
    name: form.person
      ? `${form.person.firstName} ${form.person.lastName}`
      : [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    email: form.contact.email,
    orderedOn,
    lastDay: lastWithdrawalDay(orderedOn),
    state: withdrawalState(facts, reader.today),
    startDate: order.startDate,
    isSwitching: isSwitching(order),
    goesOn: goesOnOf(row, reader.locale),
    moved: movedOf(row, reader.locale),
    usedCents: usedOf(row, reader),
    ...(withdrawal && { receipt: receiptView(withdrawal, row, reader.locale) }),
  };
}

/** What has been used until today, by the demo's daily estimate. */
function usedOf({ order, product }: WithdrawableRow, reader: Reader): number | null {
  const { customerType, household } = order.form;
  const sold = campaignProductView(product, { customerType }, { ...reader, documents: new Map() });
  const kilowattHours = estimatedYearlyUse(product.productKind, household);
  const monthlyCents = monthlyEstimate(sold, kilowattHours, customerType === 'B2C');
  return usedCents({ ...order, monthlyCents }, reader.today);
}

/** @param of what was withdrawn from; null where it was told in one's own words */
export function receiptView(row: WithdrawalRow, of: WithdrawableRow | null, locale: Locale): WithdrawalReceipt {
  const receivedOn = helsinkiDay(row.receivedAt.getTime());
  const startDate = of?.order.startDate ?? null;
  return {
    receiptNo: receiptNumber(receivedOn, row.serialNo),
    receivedAt: row.receivedAt.toISOString(),
    order: of && {
      orderNo: of.order.orderNo,
      sold: soldAs(of.order),
      productName: of.product.name[locale],
      services: of.services.map((name) => name[locale]),
      orderedOn: helsinkiDay(of.order.createdAt.getTime()),
      place: placeOf(of),
    },
    text: row.text,
    name: row.name,
    email: row.email,
    usedCents: row.usedCents,
    goesOn: of && goesOnOf(of, locale),
    moved: of && movedOf(of, locale),
    hasBegun: startDate !== null && startDate <= receivedOn,
    isSwitching: of !== null && isSwitching(of.order),
  };
}

/** As it was typed; what changes a contract, or is added to one, has its place. */
const placeOf = ({ order: { form }, site }: WithdrawableRow): string | null =>
  placeLine(form) ?? (site && addressLine(site));

const isSwitching = ({ form }: Pick<OrderRow, 'form'>): boolean => form.start?.reason === 'switching';

const soldAs = (order: Pick<OrderRow, 'addedTo' | 'tariffNo'>): WithdrawableOrder['sold'] => {
  if (order.addedTo === null) return 'contract';
  return isLock(order) ? 'lock' : 'addon';
};

/**
 * What goes on without the order: in the place of its contract (`withdrawal.goesOn`), or the contract to which it was added
 * (`withdrawal.addition`); null where nothing does.
 */
function goesOnOf({ order: { addedTo, replaced }, status, heldName }: WithdrawableRow, locale: Locale): string | null {
  if (addedTo !== null) return status === 'S' || heldName === null ? null : heldName[locale];
  return replaced.length === 0 ? null : replaced.map(({ productName }) => productName[locale]).join(', ');
}

/** Where its contract has moved since, from where it goes too, and what stays ended in the homes before (`withdrawal.moved`). */
function movedOf({ moves }: WithdrawableRow, locale: Locale): WithdrawableOrder['moved'] {
  const last = moves.at(-1);
  if (!last) return null;
  return {
    place: addressLine(last.newHome.address),
    ended: moves.flatMap(({ ended }) => ended.map(({ productName }) => productName[locale])),
  };
}
