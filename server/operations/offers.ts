import { startDateOf } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import { acceptOffer, shownSince } from '../offers/acceptOffer.ts';
import { declineOffer } from '../offers/declineOffer.ts';
import { inLanguage } from '../offers/inLanguage.ts';
import { replacedBy } from '../orders/replacedBy.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findCustomer } from '../store/customers.ts';
import { findOffer } from '../store/offers.ts';
import { isWithdrawn as isOrderWithdrawn } from '../store/withdrawals.ts';
import { openedOffer, standingOffer } from '../views/offers.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'offers'> = {
  openOffer: async ({ body, locale }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const found = await findOffer(db, digestOfSecret(body.secret), shownSince(today));
    if (!found) throw new ProblemError('resource.notFound');
    const row = await inLanguage(db, contents.current, found, { locale, today });
    const standing = standingOffer(row, { today, consents: contents.current.consents });
    const startDate = row.security === null ? startDateOf(standing.form, standing.template) : null;
    const replaces = await replacedBy(db, { contracts: row.contracts, locale, startDate, today });
    const isWithdrawn = await isOrderWithdrawn(db, row.orderId);
    const customer = await findCustomer(db, row.customerId);
    return { status: 200, body: openedOffer(row, { today, standing, replaces, isWithdrawn, customer }) };
  },

  acceptOffer: async ({ body, locale }, _actor, { database: { db }, clock, contents, seal, settings }) => {
    const context = { db, now: clock(), seal, contents: contents.current, publicUrl: settings.publicUrl };
    const { answer, mails } = await acceptOffer(context, { ...body, locale });
    return { status: 201, body: answer, mails };
  },

  declineOffer: async ({ body }, _actor, { database: { db }, clock }) => {
    await declineOffer({ db, now: clock() }, body);
    return { status: 200, body: { state: 'declined' } };
  },
};
