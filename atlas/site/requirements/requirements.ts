import type { RequirementData } from '../../atlasData.ts';

interface Wanted {
  /** In the id, the text, or the names of states and tests. */
  query: string;
  /** Only those that no test cites. */
  isUntestedOnly: boolean;
}

/** The requirements that are wanted, in their order. */
export function findRequirements(requirements: readonly RequirementData[], { query, isUntestedOnly }: Wanted) {
  const wanted = query.trim().toLowerCase();
  return requirements.filter(({ id, text, states, tests }) => {
    if (isUntestedOnly && tests.length > 0) return false;
    return [id, text, ...states, ...tests].some((words) => words.toLowerCase().includes(wanted));
  });
}

/** `gate: route.open` is the state `route.open` of the machine `gate`; the machine alone cites as `gate`. */
export function citedPlace(cited: string): { machine: string; path: string } {
  const [machine = '', path = ''] = cited.split(': ');
  return { machine, path };
}
