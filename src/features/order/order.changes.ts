import * as v from 'valibot';
import { termsOf, type OrderDraft } from './order.draft.ts';
import { isBankGone, startSchema, type OrderFormFacts } from './order.form.ts';

/** What may be otherwise than when a draft was begun. */
export type Change = 'terms' | 'services' | 'start' | 'bank';

/**
 * What is otherwise since a draft was begun: the terms, what may go with it, a start that was chosen and does not fit any more,
 * a bank that is not there any more (`order.draftChanged`).
 */
export function changesSince(draft: OrderDraft, facts: OrderFormFacts): Change[] {
  const { template } = facts;
  const known = template.services.flatMap(({ values }) => values.map(({ templateId }) => templateId));
  const chosen = [draft.services.environmental, ...draft.services.others].filter(Boolean);
  return [
    ...(['', termsOf(template)].includes(draft.seen) ? [] : (['terms'] as const)),
    ...(chosen.every((id) => known.includes(id)) ? [] : (['services'] as const)),
    ...(!draft.done.includes('start') || v.is(startSchema(facts), draft.start) ? [] : (['start'] as const)),
    ...(isBankGone(draft.billing, facts) ? (['bank'] as const) : []),
  ];
}
