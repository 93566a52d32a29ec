import * as v from 'valibot';
import { startSchema } from './later.form.ts';
import { termsOf, type OrderDraft } from '../order.draft.ts';
import type { OrderFormFacts } from '../order.form.ts';

/** What may be otherwise than when a draft was begun. */
export type Change = 'name' | 'terms' | 'services' | 'start' | 'bank';

/** Whether a bank was chosen that takes no e-invoices, or does so no more. */
const isBankGone = (
  { method, bankId }: { method: string; bankId: string },
  { product, eInvoiceBanks }: OrderFormFacts['template'],
): boolean =>
  method === 'eInvoice' &&
  product.customerType === 'B2C' &&
  bankId !== '' &&
  eInvoiceBanks.every(({ id }) => id !== bankId);

const read = (name: string) => name.trim().toLocaleLowerCase('fi');

/** An employee had typed another name than that of the customer whom they have opened, which stands in its place. */
function isNameReplaced({ firstName, lastName, companyName }: OrderDraft['person'], opened: string | null): boolean {
  const typed = read(companyName || `${firstName} ${lastName}`);
  return opened !== null && typed !== '' && typed !== read(opened);
}

/**
 * What is otherwise since a draft was begun: whose it is, the terms, what may go with it, a start that was chosen and does not fit any more,
 * a bank that is not there any more (`order.draftChanged`).
 *
 * @param opened the name of the customer whom an employee has opened; null where nobody has
 */
export function changesSince(draft: OrderDraft, facts: OrderFormFacts, opened: string | null): Change[] {
  const { template } = facts;
  const known = template.services.flatMap(({ values }) => values.map(({ templateId }) => templateId));
  const chosen = [draft.services.environmental, ...draft.services.others].filter(Boolean);
  return [
    ...(isNameReplaced(draft.person, opened) ? (['name'] as const) : []),
    ...(['', termsOf(template)].includes(draft.seen) ? [] : (['terms'] as const)),
    ...(chosen.every((id) => known.includes(id)) ? [] : (['services'] as const)),
    ...(!draft.done.includes('start') || v.is(startSchema(facts), draft.start) ? [] : (['start'] as const)),
    ...(isBankGone(draft.billing, template) ? (['bank'] as const) : []),
  ];
}
