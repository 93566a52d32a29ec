import type { Coverage, MachineOverview, SearchedTexts } from '../../atlasData.ts';

/** Machines whose requirements stand in the same file. */
export interface AreaOfMachines {
  area: string;
  machines: MachineOverview[];
}

/**
 * The machines of which the name, the description or a state holds what is searched for, by area in their order.
 *
 * @param texts what they are found by besides their names, once that is there
 */
export function findMachines(
  machines: readonly MachineOverview[],
  query: string,
  texts: SearchedTexts = {},
): AreaOfMachines[] {
  const wanted = query.trim().toLowerCase();
  const areas = new Map<string, MachineOverview[]>();
  for (const machine of machines) {
    if (![machine.id, ...(texts[machine.id] ?? [])].some((text) => text.toLowerCase().includes(wanted))) continue;
    areas.set(machine.area, [...(areas.get(machine.area) ?? []), machine]);
  }
  return [...areas].map(([area, found]) => ({ area, machines: found }));
}

/** Below this share of a machine's states and transitions it is marked in the list. */
export const LOW_COVERAGE = 0.9;

/** How much of a machine's states and transitions a browser has been in and taken, from 0 to 1; what else is no share. */
export function coveredShare(coverage: Coverage | null): MachineOverview['covered'] {
  if (!coverage) return null;
  if (!coverage.browser) return 'machine';
  const { statesSeen, transitionsTaken } = coverage.browser;
  return (statesSeen + transitionsTaken) / (coverage.states + coverage.transitions);
}
