import type { OrderResult } from '../../../../domain/types.ts';
import { useOutcomeHeadings, type Outcome } from '../useOutcomeHeading.ts';
import { ContactAsked, NotCreditable, NotImported } from './OrderEnds.tsx';
import { OrderThanks } from './OrderThanks.tsx';

/** What the server made of an order that it has taken (`order.sent`, `order.notCreditable`, `order.notImported`). */
function outcomeOf({ isContactRequest, isCreditable, importNo }: OrderResult): Outcome {
  if (isContactRequest) return 'contactAsked';
  if (importNo !== null) return 'sent';
  return isCreditable === false ? 'notCreditable' : 'notImported';
}

export function useHeadingOf(result: OrderResult): string {
  return useOutcomeHeadings(result)[outcomeOf(result)];
}

/** The page of such an outcome. */
export function OrderOutcomeOf({ heading, result }: { heading: string; result: OrderResult }) {
  const outcome = outcomeOf(result);
  if (outcome === 'contactAsked') return <ContactAsked {...{ heading, result }} phone={null} />;
  if (outcome === 'notCreditable') return <NotCreditable {...{ heading, result }} />;
  if (outcome === 'notImported') return <NotImported {...{ heading, result }} />;
  return <OrderThanks {...{ heading, result }} />;
}
