import { activeGroupNumbers } from '../../../domain/contracts/index.ts';
import type { Contracts } from '../../../domain/types.ts';
import { track } from '../../platform/analytics.ts';
import type { SessionStore } from '../../platform/storage.ts';

declare module '../../platform/analytics.ts' {
  interface AnalyticsEvents {
    contractsLoaded: { contractGroups: number[] };
  }
}

/**
 * Tells the analytics of a customer's contracts, once in a session, however often they are fetched and drawn and the
 * portal is loaded anew (`contracts.analytics`).
 */
export function tellContracts(
  store: Pick<SessionStore, 'read' | 'write'>,
  customerId: string,
  contracts: Contracts,
  tell: typeof track = track,
): void {
  const told = store.read('contractsTold')?.split(',') ?? [];
  if (told.includes(customerId)) return;
  store.write('contractsTold', [...told, customerId].join(','));
  tell({ event: 'contractsLoaded', contractGroups: activeGroupNumbers(contracts) });
}
