import { writtenBy } from '../access/writtenBy.ts';
import { terminate } from '../terminations/terminate.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'terminations'> = {
  terminateContract: async ({ params: { contractNo }, body, locale, raw }, actor, { database: { db }, clock }) => {
    const by = writtenBy(actor, raw.relation);
    const { answer, mails } = await terminate(db, { contractNo, wish: body, by, locale, now: clock() });
    return { status: 201, body: answer, mails };
  },
};
