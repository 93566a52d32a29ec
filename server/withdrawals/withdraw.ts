import { helsinkiToday } from '../../domain/time/index.ts';
import type { WithdrawalReceipt } from '../../domain/types.ts';
import { withdrawalFaults, withdrawerName } from '../../domain/withdrawal/index.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { mailsOfCustomer } from '../effects/recipients.ts';
import { withdrawalMail } from '../effects/withdrawalMail.ts';
import { unlockMonth } from '../priceLock/lockMonth.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { removeAddon } from '../store/addons.ts';
import { findExchangeMean } from '../store/campaigns.ts';
import { findCustomer } from '../store/customers.ts';
import { endContracts } from '../store/endContracts.ts';
import { findMovedOn } from '../store/moves.ts';
import type { OrderRow } from '../store/orders.ts';
import type { Posted } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import {
  addWithdrawal,
  endContractOf,
  goOnWithout,
  holdWithdrawable,
  type WithdrawalRow,
} from '../store/withdrawals.ts';
import { languageOf, type Locale } from '../texts.ts';
import { receiptView, withdrawableView } from '../views/withdrawals.ts';

/** Who withdraws, and how that is known. */
export type Withdrawing = Pick<WithdrawalRow, 'way' | 'sub' | 'actingReason'>;

interface Context {
  /** Of the transaction: all of it holds or nothing. */
  db: Queries;
  now: Date;
  /** Of the page, and so of the receipt. */
  locale: Locale;
}

export interface Withdrawn {
  answer: WithdrawalReceipt;
  mails: Posted[];
}

/**
 * Ends what was ordered, in every home that it has moved to meanwhile (`withdrawal.moved`): the contract ends or never begins; what
 * was added to one goes, and the contract stays (`addition.withdrawal`).
 */
async function endSold(db: Queries, order: OrderRow, today: string): Promise<void> {
  const { contractCode, addedTo, startDate } = order;
  const sold = contractCode ?? addedTo;
  const moved = sold === null ? [] : await findMovedOn(db, sold);
  await endContractOf(db, order, today);
  if (addedTo === null) {
    await endContracts(
      db,
      moved.map((one) => one.contractCode),
      today,
    );
    return;
  }
  for (const held of [{ contractCode: addedTo, startDate: null }, ...moved]) {
    // In the home after, a month that was locked runs from the first day there.
    const lockFrom =
      [startDate, held.startDate]
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null;
    if (isLock(order)) await unlockMonth(db, held.contractCode, { startDate: lockFrom }, today);
    else await removeAddon(db, held.contractCode, order.tariffNo);
  }
}

/** @throws ProblemError `request.invalid` */
export function checkWithdrawal(body: { name: string; email: string; text?: string }): void {
  const faults = withdrawalFaults(body);
  if (faults.length > 0)
    throw new ProblemError('request.invalid', {
      errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
    });
}

/**
 * Withdraws from an order (`withdrawal.made`): its contract ends or never begins, and a receipt goes out. Done again it answers
 * what it has answered first.
 *
 * @throws ProblemError `resource.notFound`; `withdrawal.over`, `withdrawal.none`
 */
export async function withdraw(
  { db, now, locale }: Context,
  orderId: string,
  body: { name: string; email: string },
  by: Withdrawing,
): Promise<Withdrawn> {
  checkWithdrawal(body);
  const today = helsinkiToday(now.getTime());
  const held = await holdWithdrawable(db, orderId);
  if (!held) throw new ProblemError('resource.notFound');
  const { state, usedCents } = withdrawableView(held, { locale, today, exchangeMean: await findExchangeMean(db) });
  if (held.withdrawal) return { answer: receiptView(held.withdrawal, held, locale), mails: [] };
  if (state === 'company') throw new ProblemError('withdrawal.none');
  if (state === 'over') throw new ProblemError('withdrawal.over');

  const customer = await findCustomer(db, held.order.customerId);
  const told = mailLocale(locale, by, customer);
  const row = {
    ...by,
    orderId,
    customerId: held.order.customerId,
    name: withdrawerName(body.name),
    email: body.email,
    text: null,
    language: languageOf(told),
    usedCents,
    receivedAt: now,
  };
  const serialNo = await addWithdrawal(db, row);
  await endSold(db, held.order, today);
  const replaced = await goOnWithout(db, held.order);
  const receiptIn = (language: Locale) =>
    receiptView({ ...row, serialNo }, { ...held, order: { ...held.order, replaced } }, language);
  const firstName = customer?.isCompany === false ? customer.firstName : null;
  const mail = withdrawalMail({ receipt: receiptIn(told), locale: told, firstName });
  return { answer: receiptIn(locale), mails: mailsOfCustomer(body.email, customer, { mail }) };
}
