import { rowOf } from '../access/objects.ts';
import { ProblemError } from '../problem.ts';
import { remind } from '../priceLock/remind.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'priceLock'> = {
  remindOfPriceLock: async ({ body, object, locale }, _actor, { database: { db }, clock, contents, settings }) => {
    const contract = rowOf('contract', object);
    if (!contract) throw new ProblemError('resource.notFound');
    const wish = { ...body, contractCode: contract.contractCode, locale, now: clock() };
    const { publicUrl } = settings;
    return { status: 201, body: await remind(db, { ...wish, settings: contents.current.settings, publicUrl }) };
  },
};
