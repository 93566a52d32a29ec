import { helsinkiToday } from '../../domain/time/index.ts';
import { acceptOffer, shownSince } from '../offers/acceptOffer.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findOffer } from '../store/offers.ts';
import { openedOffer } from '../views/offers.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'offers'> = {
  openOffer: async ({ body }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const row = await findOffer(db, digestOfSecret(body.secret), shownSince(today));
    if (!row) throw new ProblemError('resource.notFound');
    return { status: 200, body: openedOffer(row, { today, consents: contents.current.consents }) };
  },

  acceptOffer: async ({ body, locale }, _actor, { database: { db }, clock, contents, seal, settings }) => {
    const context = { db, now: clock(), seal, contents: contents.current, publicUrl: settings.publicUrl };
    const { answer, mails } = await acceptOffer(context, { ...body, locale });
    return { status: 201, body: answer, mails };
  },
};
