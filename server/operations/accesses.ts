import { findVisits } from '../store/staffAccess.ts';
import { visitsView } from '../views/accesses.ts';
import type { HandlersOf } from './handler.ts';

/** Visits in an answer. */
const PAGE = 20;

export const handlers: HandlersOf<'accesses'> = {
  getAccesses: async ({ params, query }, _actor, { database: { db } }) => {
    // One more tells whether there are older ones.
    const found = await findVisits(
      db,
      params.customerId,
      query.before === undefined ? null : Number(query.before),
      PAGE + 1,
    );
    const visits = found.slice(0, PAGE);
    const next = found.length > PAGE ? String(visits.at(-1)?.first) : null;
    return { status: 200, body: { visits: visitsView(visits), next } };
  },
};
