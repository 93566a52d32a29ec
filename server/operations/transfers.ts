import { contractCodeOf, rowOf, type RequestObject } from '../access/objects.ts';
import { ProblemError } from '../problem.ts';
import { holdLink } from '../proof/linkCookie.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findTransferBySecret, findTransferOf, type TransferRow } from '../store/transfers.ts';
import { acceptTransfer } from '../transfers/accept.ts';
import { beginTransfer, standingOf } from '../transfers/begin.ts';
import { cancel } from '../transfers/cancel.ts';
import { offerOf, stateFor } from '../transfers/offer.ts';
import { stateOf, transferView } from '../transfers/state.ts';
import type { HandlersOf } from './handler.ts';

function linkOf(object: RequestObject): TransferRow {
  const row = rowOf('transfer', object);
  if (!row) throw new ProblemError('resource.notFound');
  return row;
}

export const handlers: HandlersOf<'transfers'> = {
  getTransfer: async ({ object, locale }, _actor, { database: { db }, clock }) => ({
    status: 200,
    body: await standingOf({ db, now: clock() }, contractCodeOf(object), locale),
  }),

  beginTransfer: async ({ body, object, locale, raw }, actor, { database: { db }, clock, settings: { publicUrl } }) => {
    const wish = { contractCode: contractCodeOf(object), wish: body, actor, relation: raw.relation, locale, publicUrl };
    const { answer, mails } = await beginTransfer({ db, now: clock() }, wish);
    return { status: 201, body: answer, mails };
  },

  cancelTransfer: async ({ object }, _actor, { database: { db }, clock }) => {
    const now = clock();
    const last = await findTransferOf(db, contractCodeOf(object));
    if (!last) throw new ProblemError('transfer.over');
    const { row, mails } = await cancel({ db, now }, last, 'holder');
    return { status: 200, body: transferView(row, now), mails };
  },

  openTransferLink: async ({ body: { secret }, reply }, _actor, { database: { db }, settings }) => {
    if (!(await findTransferBySecret(db, digestOfSecret(secret)))) throw new ProblemError('resource.notFound');
    holdLink(reply, settings, 'transfer', secret);
    return { status: 204 };
  },

  getTransferOffer: async ({ object, locale }, actor, { database: { db }, clock, contents }) => ({
    status: 200,
    body: await offerOf(db, contents.current, { row: linkOf(object), actor, locale, now: clock() }),
  }),

  acceptTransfer: async ({ body, object, locale }, actor, { database: { db }, clock, contents, settings }) => {
    const { publicUrl } = settings;
    const given = { found: linkOf(object), acceptance: body, actor, locale, contents: contents.current, publicUrl };
    const { answer, mails } = await acceptTransfer({ db, now: clock() }, given);
    return { status: 201, body: answer, mails };
  },

  refuseTransfer: async ({ object }, actor, { database: { db }, clock }) => {
    const now = clock();
    const found = linkOf(object);
    // Another's is over for whoever asks; the present holder takes it back from the contract.
    if (['own', 'taken'].includes(stateFor(found, actor, now))) throw new ProblemError('transfer.over');
    const { row, mails } = await cancel({ db, now }, found, 'newHolder');
    return { status: 200, body: { state: stateOf(row, now) }, mails };
  },
};
