import { isObject } from '../../api/shape.ts';
import { track } from '../../platform/analytics.ts';
import type { SessionStore } from '../../platform/storage.ts';
import type { OrderInterruption, OrderPhase } from './order.analytics.ts';

export type Store = Pick<SessionStore, 'read' | 'write'>;

/** What was counted of one order. */
interface Counted {
  events: string[];
  /** It has come to its end: the next one of the same product is counted afresh. */
  isOver: boolean;
}

function readCounts(store: Store): Record<string, Counted> {
  try {
    const kept: unknown = JSON.parse(store.read('ordersCounted') ?? '{}');
    return isObject(kept) ? (kept as Record<string, Counted>) : {};
  } catch {
    return {};
  }
}

const write = (store: Store, counts: Record<string, Counted>) => store.write('ordersCounted', JSON.stringify(counts));

/** Counts it afresh from now on. */
export function forget(store: Store, subject: string): void {
  const { [subject]: _forgotten, ...others } = readCounts(store);
  write(store, others);
}

/** Counts each phase and each reason of an order once, however often its page is loaded (`order.interruption`). */
export interface OrderCounts {
  phase(phase: OrderPhase): void;
  interruption(reason: OrderInterruption): void;
  /** The order has come to its end: what is counted from now on is its end alone. */
  end(): void;
  /** It was given up for another one. */
  startAgain(): void;
}

/** Goes on with what was counted. */
export function countsOf(store: Store, subject: string, tell: typeof track): OrderCounts {
  const count = (name: string, event: Parameters<typeof track>[0]) => {
    const counts = readCounts(store);
    const { events, isOver } = counts[subject] ?? { events: [], isOver: false };
    if (events.includes(name)) return;
    write(store, { ...counts, [subject]: { events: [...events, name], isOver } });
    tell(event);
  };
  return {
    phase: (phase) => count(`phase ${phase}`, { event: 'contractFormPhase', phase }),
    interruption: (reason) => count(`interruption ${reason}`, { event: 'contractFormInterrupted', reason }),
    end: () => {
      const counts = readCounts(store);
      write(store, { ...counts, [subject]: { events: counts[subject]?.events ?? [], isOver: true } });
    },
    startAgain: () => forget(store, subject),
  };
}

/** What is counted together: one order of a product, whoever makes it and in the place of whatever contract. */
export const countedAs = (
  process: 'order' | 'change',
  { campaignId, templateId }: { campaignId: string; templateId: string },
): string => [process, campaignId, templateId].join('.');

/** Whether an order of the same product has come to its end in this tab, and none was begun since (`order.loadedAnew`). */
export const hasEnded = (store: Store, subject: string): boolean => readCounts(store)[subject]?.isOver === true;

/** Begins to count an order, or goes on with it after a reload. */
export function beginCounts(store: Store, subject: string, tell: typeof track = track): OrderCounts {
  if (hasEnded(store, subject)) forget(store, subject);
  return countsOf(store, subject, tell);
}
