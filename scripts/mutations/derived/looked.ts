import { writeFileSync } from 'node:fs';
import type { Copy } from '../copy.ts';
import type { Mutation } from '../mutation.ts';
import type { Failed } from '../tests.ts';

/** What the machine tests said of a fault: which of them failed, or that there is none because nothing changes. */
export interface Looked {
  index: number;
  failed: Failed | null;
  changesNothing: boolean;
}

/**
 * Has the tests of machines look for faults in them, one at a time in one process.
 *
 * @param hear gets what was found of each, as it comes
 * @throws Error where the tests do not run to the end
 */
export async function lookInMachines(
  copy: Copy,
  faults: readonly Mutation[],
  hear: (fault: Mutation, looked: Looked) => void,
): Promise<void> {
  if (faults.length === 0) return;
  writeFileSync(copy.path('faults.json'), JSON.stringify(faults));
  let heard = 0;
  const { isGood, said } = await copy.follow(
    (line) => {
      if (!line.startsWith('{"index":')) return;
      const looked = JSON.parse(line) as Looked;
      const fault = faults[looked.index];
      heard += 1;
      if (fault) hear(fault, looked);
    },
    '--import',
    'tsx',
    'scripts/mutations/derived/look.ts',
    'faults.json',
  );
  if (!isGood || heard < faults.length) throw new Error(`The tests of machines broke off:\n${said.slice(-2000)}`);
}
