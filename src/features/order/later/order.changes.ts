import * as v from 'valibot';
import { startSchema } from './later.form.ts';
import { termsOf, type OrderDraft } from '../order.draft.ts';
import type { OrderFormFacts } from '../order.form.ts';

/** What may be otherwise than when a draft was begun. */
export type Change = 'terms' | 'services' | 'start' | 'bank';

/** Whether a bank was chosen that takes no e-invoices, or does so no more. */
const isBankGone = (
  { method, bankId }: { method: string; bankId: string },
  { product, eInvoiceBanks }: OrderFormFacts['template'],
): boolean =>
  method === 'eInvoice' &&
  product.customerType === 'B2C' &&
  bankId !== '' &&
  eInvoiceBanks.every(({ id }) => id !== bankId);

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
    ...(isBankGone(draft.billing, template) ? (['bank'] as const) : []),
  ];
}
