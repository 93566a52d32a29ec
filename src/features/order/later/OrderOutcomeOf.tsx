import type { OrderResult } from '../../../../domain/types.ts';
import { useOutcomeHeadings } from '../useOutcomeHeading.ts';
import { ContactAsked, NotCreditable, NotImported } from './OrderEnds.tsx';
import { OrderThanks } from './OrderThanks.tsx';
import { outcomeOf } from './outcomeOf.ts';

export function useHeadingOf(result: OrderResult): string {
  return useOutcomeHeadings(result)[outcomeOf(result)];
}

interface OrderOutcomeOfProps {
  heading: string;
  result: OrderResult;
  /** Whom an employee has ordered for. */
  name?: string | null;
}

/** The page of such an outcome. */
export function OrderOutcomeOf({ heading, result, name = null }: OrderOutcomeOfProps) {
  const outcome = outcomeOf(result);
  if (outcome === 'contactAsked') return <ContactAsked {...{ heading, result, name }} phone={null} />;
  if (outcome === 'notCreditable') return <NotCreditable heading={heading} />;
  if (outcome === 'notImported') return <NotImported {...{ heading, result, name }} />;
  return <OrderThanks {...{ heading, result, name }} />;
}
