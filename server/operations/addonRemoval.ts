import { writtenBy } from '../access/writtenBy.ts';
import { removableAddonsOf } from '../addons/removable.ts';
import { removeAddonOf } from '../addons/remove.ts';
import { todayOf } from '../measurements/readSeries.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'addonRemoval'> = {
  getRemovableAddons: async ({ params: { customerId }, locale }, _actor, context) => ({
    status: 200,
    body: await removableAddonsOf(context.database.db, customerId, { locale, today: todayOf(context) }),
  }),

  terminateVap: async ({ params: { contractNo, tariffNo }, body, locale, raw }, actor, { database: { db }, clock }) => {
    const by = writtenBy(actor, raw.relation);
    const wish = { contractNo, tariffNo: Number(tariffNo), removal: body, by, locale, now: clock() };
    const { answer, mails } = await removeAddonOf(db, wish);
    return { status: 201, body: answer, mails };
  },
};
