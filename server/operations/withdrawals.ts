import { tidyText } from '../../domain/feedback/index.ts';
import { addDays, dayStart, helsinkiToday } from '../../domain/time/index.ts';
import { WITHDRAWAL_SHOWN_DAYS, withdrawerName } from '../../domain/withdrawal/index.ts';
import { rowOf } from '../access/objects.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { mailsOfCustomer } from '../effects/recipients.ts';
import { withdrawalMail, withdrawalNoticeMail } from '../effects/withdrawalMail.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findExchangeMean } from '../store/campaigns.ts';
import { findCustomer } from '../store/customers.ts';
import { addWithdrawal, findWithdrawableByLink, findWithdrawableOf } from '../store/withdrawals.ts';
import { languageOf } from '../texts.ts';
import { receiptView, withdrawableView } from '../views/withdrawals.ts';
import { checkWithdrawal, withdraw } from '../withdrawals/withdraw.ts';
import type { HandlersOf } from './handler.ts';

/** Since when an order is known to its link and to the list of the customer's (`withdrawal.shown`). */
const shownSince = (today: string): Date => new Date(dayStart(addDays(today, -WITHDRAWAL_SHOWN_DAYS)));

export const handlers: HandlersOf<'withdrawals'> = {
  getWithdrawals: async ({ params, locale }, _actor, { database: { db }, clock }) => {
    const today = helsinkiToday(clock().getTime());
    const rows = await findWithdrawableOf(db, params.customerId, shownSince(today));
    const reader = { locale, today, exchangeMean: await findExchangeMean(db) };
    return { status: 200, body: { today, orders: rows.map((row) => withdrawableView(row, reader)) } };
  },

  openWithdrawal: async ({ body, locale }, _actor, { database: { db }, clock }) => {
    const today = helsinkiToday(clock().getTime());
    const row = await findWithdrawableByLink(db, digestOfSecret(body.secret), shownSince(today));
    if (!row) throw new ProblemError('resource.notFound');
    const reader = { locale, today, exchangeMean: await findExchangeMean(db) };
    return { status: 200, body: { today, orders: [withdrawableView(row, reader)] } };
  },

  withdrawByLink: async ({ body, locale }, _actor, { database: { db }, clock }) => {
    const now = clock();
    const since = shownSince(helsinkiToday(now.getTime()));
    const row = await findWithdrawableByLink(db, digestOfSecret(body.secret), since);
    if (!row) throw new ProblemError('resource.notFound');
    const by = { way: 'link' as const, sub: null, actingReason: null };
    const { answer, mails } = await withdraw({ db, now, locale }, row.order.orderId, body, by);
    return { status: 201, body: answer, mails };
  },

  withdrawOrder: async ({ body, locale, object, raw }, actor, { database: { db }, clock }) => {
    const order = rowOf('order', object);
    if (!order) throw new ProblemError('resource.notFound');
    const actingReason = raw.relation === 'acting' ? (actor.acting?.reason ?? null) : null;
    const by = { way: 'signedIn' as const, sub: actor.session?.sub ?? null, actingReason };
    const { answer, mails } = await withdraw({ db, now: clock(), locale }, order.orderId, body, by);
    return { status: 201, body: answer, mails };
  },

  sendWithdrawalNotice: async ({ body, locale, raw }, actor, { database: { db }, clock, settings }) => {
    checkWithdrawal(body);
    await raw.countMailTo(body.email);
    const actingReason = raw.relation === 'acting' ? (actor.acting?.reason ?? null) : null;
    const customer = await findCustomer(db, body.customerId);
    const told = mailLocale(locale, { actingReason }, customer);
    const row = {
      orderId: null,
      way: 'words' as const,
      customerId: body.customerId,
      sub: actor.session?.sub ?? null,
      actingReason,
      name: withdrawerName(body.name),
      email: body.email,
      text: tidyText(body.text),
      language: languageOf(told),
      usedCents: null,
      receivedAt: clock(),
    };
    const { isTakeover = false } = body;
    const receipt = { ...receiptView({ ...row, serialNo: await addWithdrawal(db, row) }, null, locale), isTakeover };
    const mails = [
      { recipient: settings.mail.customerService, replyTo: row.email, mail: withdrawalNoticeMail(receipt, row) },
      ...mailsOfCustomer(row.email, customer, { mail: withdrawalMail({ receipt, locale: told }) }),
    ];
    return { status: 201, body: receipt, mails };
  },
};
