import { useEffect } from 'react';
import type { OrderPhase } from './order.analytics.ts';
import type { OrderCounts } from './orderCounts.ts';

/** Counts each phase of an order that the person comes to (`order.interruption`). */
export function usePhases(counts: OrderCounts, phase: OrderPhase | null): void {
  useEffect(() => {
    if (phase !== null) counts.phase(phase);
  }, [counts, phase]);
}
