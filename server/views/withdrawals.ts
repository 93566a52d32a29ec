import { addressLine, lastWithdrawalDay } from '../../domain/orders/index.ts';
import { monthlyEstimate } from '../../domain/orders/estimate.ts';
import { estimatedYearlyUse } from '../../domain/orders/yearlyUse.ts';
import { helsinkiDay } from '../../domain/time/index.ts';
import type { WithdrawableOrder, WithdrawalReceipt } from '../../domain/types.ts';
import { receiptNumber, usedCents, withdrawalState } from '../../domain/withdrawal/index.ts';
import { placeLine } from '../orders/placeLine.ts';
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
    productName: product.name[reader.locale],
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
    goesOn: namesOf(order, reader.locale),
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
  return {
    receiptNo: receiptNumber(helsinkiDay(row.receivedAt.getTime()), row.serialNo),
    receivedAt: row.receivedAt.toISOString(),
    order: of && {
      orderNo: of.order.orderNo,
      productName: of.product.name[locale],
      orderedOn: helsinkiDay(of.order.createdAt.getTime()),
      place: placeOf(of),
    },
    text: row.text,
    name: row.name,
    email: row.email,
    usedCents: row.usedCents,
    goesOn: of && namesOf(of.order, locale),
    isSwitching: of !== null && isSwitching(of.order),
  };
}

/** As it was typed; what changes a contract has its place. */
const placeOf = ({ order: { form }, site }: WithdrawableRow): string | null =>
  placeLine(form) ?? (site && addressLine(site));

const isSwitching = ({ form }: Pick<OrderRow, 'form'>): boolean => form.start?.reason === 'switching';

/** What goes on in the place of the order's contract (`withdrawal.goesOn`); null where nothing does. */
const namesOf = ({ replaced }: Pick<OrderRow, 'replaced'>, locale: Locale): string | null =>
  replaced.length === 0 ? null : replaced.map(({ productName }) => productName[locale]).join(', ');
