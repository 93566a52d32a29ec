import { helsinkiToday } from '../../domain/time/index.ts';
import type { WithdrawalReceipt } from '../../domain/types.ts';
import { withdrawalFaults, withdrawerName } from '../../domain/withdrawal/index.ts';
import { withdrawalMail } from '../effects/withdrawalMail.ts';
import { unlockMonth } from '../priceLock/lockMonth.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { removeAddon } from '../store/addons.ts';
import { findCampaignServices, findExchangeMean } from '../store/campaigns.ts';
import { findCustomer } from '../store/customers.ts';
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

  const row = {
    ...by,
    orderId,
    customerId: held.order.customerId,
    name: withdrawerName(body.name),
    email: body.email,
    text: null,
    language: languageOf(locale),
    usedCents,
    receivedAt: now,
  };
  const { startDate } = held.order;
  const hasBegun = startDate !== null && startDate <= today;
  const serialNo = await addWithdrawal(db, row);
  await endContractOf(db, held.order, today);
  // What was added to a contract goes, and the contract stays (`addition.withdrawal`).
  if (held.order.addedTo !== null && isLock(held.order)) await unlockMonth(db, held.order.addedTo, held.order, today);
  else if (held.order.addedTo !== null) await removeAddon(db, held.order.addedTo, held.order.tariffNo);
  const replaced = await goOnWithout(db, held.order);
  const answer = receiptView({ ...row, serialNo }, { ...held, order: { ...held.order, replaced } }, locale);
  const services = (await findCampaignServices(db, held.order.campaignId))
    .filter(({ service }) => held.order.form.services.includes(service.templateId))
    .map(({ addon }) => addon.name[locale]);
  const customer = row.customerId === null ? null : await findCustomer(db, row.customerId);
  const firstName = customer?.isCompany === false ? customer.firstName : null;
  const mail = withdrawalMail({ receipt: answer, services, locale, firstName, hasBegun });
  return { answer, mails: [{ recipient: body.email, replyTo: null, mail }] };
}
