import { helsinkiToday } from '../../domain/time/index.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { ProblemError } from '../problem.ts';
import { campaignOf } from '../views/campaignOf.ts';
import { campaignTemplate } from '../views/campaignTemplate.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'campaigns'> = {
  getCampaign: async ({ params, locale }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    return { status: 200, body: await campaignOf(db, await contents.latest(), { ...params, locale, today }) };
  },

  getCampaignTemplate: async ({ params, locale }, _actor, { database: { db }, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const template = await campaignTemplate(db, await contents.latest(), { ...params, locale, today });
    if (isLock(template.product)) throw new ProblemError('resource.notFound');
    return { status: 200, body: template };
  },
};
