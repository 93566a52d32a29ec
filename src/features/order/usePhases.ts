import { useEffect, useRef } from 'react';
import { track } from '../../platform/analytics.ts';
import type { OrderPhase } from './order.analytics.ts';

/** Counts each phase of an order once (`order.interruption`). */
export function usePhases(phase: OrderPhase | null): void {
  const counted = useRef(new Set<OrderPhase>());
  useEffect(() => {
    if (phase === null || counted.current.has(phase)) return;
    counted.current.add(phase);
    track({ event: 'contractFormPhase', phase });
  }, [phase]);
}
