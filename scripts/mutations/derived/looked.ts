import { readFileSync, writeFileSync } from 'node:fs';
import type { Copy } from '../copy.ts';
import type { Mutation } from '../mutation.ts';
import type { Failed } from '../tests.ts';

/** What the tests of a machine said of a fault: which of them failed, or that there is none because nothing changes. */
export interface Looked {
  failed: Failed | null;
  changesNothing: boolean;
}

/** What `look.ts` says, a line each: what the tests take while nothing is broken, in milliseconds, or of a fault. */
export type Line = { unbroken: number } | { looked: Looked };

type Hear = (fault: Mutation, looked: Looked) => void;

/** In milliseconds. A fault never ends whose tests take as long, and ten times as long as without it. */
const ENDLESS = 20_000;
/** In milliseconds, for the tests of a machine that is not broken, and all that they need to begin. */
const LONG = 300_000;

const endless: Looked = { failed: { test: 'the tests of the machine', said: 'they never end' }, changesNothing: false };

/** What several machines share is looked at for each of them. */
const placeOf = ({ file, machine }: Mutation) => `${file} of ${machine}`;

/**
 * Has the tests of machines look for faults in them, one at a time, in a process a machine; where a fault's tests never
 * end, another process goes on with the next one.
 *
 * @param hear gets what was found of each, as it comes
 * @throws Error where tests fail although nothing is broken, before the faults or after them
 */
export async function lookInMachines(copy: Copy, faults: readonly Mutation[], hear: Hear): Promise<void> {
  for (const place of new Set(faults.map(placeOf))) {
    let left = faults.filter((fault) => placeOf(fault) === place);
    const file = left[0]?.file ?? '';
    const good = readFileSync(copy.path(file), 'utf8');
    while (left.length > 0) {
      const count = await lookUntilEndless(copy, left, hear);
      writeFileSync(copy.path(file), good);
      left = left.slice(count);
    }
  }
}

/** @returns how many of the faults were looked for: all, or as many as there are up to one that never ends */
async function lookUntilEndless(copy: Copy, faults: readonly Mutation[], hear: Hear): Promise<number> {
  writeFileSync(copy.path('faults.json'), JSON.stringify(faults));
  const left = [...faults];
  let limit: number | null = null;
  let isProven = false;
  let wasKilled = false;
  const look = copy.start(['--import', 'tsx', 'scripts/mutations/derived/look.ts', 'faults.json'], (text) => {
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as Line;
    if ('unbroken' in line) {
      limit = Math.max(ENDLESS, 10 * line.unbroken);
      isProven = left.length === 0;
    } else {
      const fault = left.shift();
      if (fault) hear(fault, line.looked);
    }
    waitNoLonger(left.length > 0 ? limit : null);
  });
  let timer: NodeJS.Timeout | undefined;
  const waitNoLonger = (time: number | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wasKilled = true;
      look.kill();
    }, time ?? LONG);
  };
  waitNoLonger(null);
  const { said } = await look.ended.finally(() => clearTimeout(timer));
  // How it ends says nothing: Vitest wants a process in which a test has failed to end badly.
  if (isProven) return faults.length;
  const fault = left.shift();
  if (!wasKilled || limit === null || !fault) throw new Error(`The tests of machines broke off:\n${said.slice(-2000)}`);
  hear(fault, endless);
  return faults.length - left.length;
}
