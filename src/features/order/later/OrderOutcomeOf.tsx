import type { OrderResult } from '../../../../domain/types.ts';
import { useOutcomeHeadings } from '../useOutcomeHeading.ts';
import { ContactAsked, NotCreditable, NotImported } from './OrderEnds.tsx';
import { OrderThanks } from './OrderThanks.tsx';
import { outcomeOf } from './outcomeOf.ts';

export function useHeadingOf(result: OrderResult): string {
  return useOutcomeHeadings(result)[outcomeOf(result)];
}

/** The page of such an outcome. */
export function OrderOutcomeOf({ heading, result }: { heading: string; result: OrderResult }) {
  const outcome = outcomeOf(result);
  if (outcome === 'contactAsked') return <ContactAsked {...{ heading, result }} phone={null} />;
  if (outcome === 'notCreditable') return <NotCreditable heading={heading} />;
  if (outcome === 'notImported') return <NotImported {...{ heading, result }} />;
  return <OrderThanks {...{ heading, result }} />;
}
