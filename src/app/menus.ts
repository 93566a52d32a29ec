import type { SnapshotFrom } from 'xstate';
import { isKnown, type gateMachine } from '../../machines/gate/gate.machine.ts';

/** Which menus the head has: none, the account's, or that of the pages too. */
export type Menus = 'none' | 'account' | 'all';

/**
 * Which menus the head has for the person, whatever the page (`menu.person`): out of the session for everyone who has one,
 * to the pages for whom they would open. Nobody is told until the session has been asked.
 */
export function menusOf(gate: SnapshotFrom<typeof gateMachine>): Menus {
  const { hasToken, validation } = gate.context;
  if (!hasToken || gate.hasTag('asking')) return 'none';
  return validation !== null && isKnown(validation) ? 'all' : 'account';
}
