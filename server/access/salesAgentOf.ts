import type { Actor } from './actor.ts';

/** Under whose id the actor sells: their own, or what was given for the session (`acting.salesAgent`); null for nobody's. */
export const salesAgentIdOf = ({ employee, session }: Pick<Actor, 'employee' | 'session'>): string | null =>
  employee && (employee.salesAgentId ?? session?.salesAgentId ?? null);

/** Whether the actor must still say under whose id they sell. */
export const mustGiveSalesAgentId = (actor: Pick<Actor, 'employee' | 'session'>): boolean =>
  actor.employee?.askSalesAgentId === true && salesAgentIdOf(actor) === null;
