import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { actionFaults, branchFaults, guardFaults, targetFaults } from './structure.ts';
import { valueFaults } from './values.ts';
import { readMachine, type MachineSource } from './machineSource.ts';
import type { DerivedFault, Edit } from '../mutation.ts';

/** In transitions that follow each other by themselves: a fault that goes round for ever is told instead of hanging. */
const MOST_TRANSITIONS = 500;

function withAnEnd({ root }: MachineSource): Edit {
  const at = root.node.getStart() + 1;
  return { from: at, to: at, text: ` options: { maxIterations: ${MOST_TRANSITIONS} },` };
}

/** Whether a machine that stands in the folder of a file is put together of it. */
function isOfItsFolder(place: string): boolean {
  const folder = dirname(place);
  const machines = readdirSync(folder).filter((name) => name.endsWith('.machine.ts'));
  return machines.some((name) => readFileSync(join(folder, name), 'utf8').includes(`'./${basename(place)}'`));
}

/**
 * Every fault that can be read off a machine's source, each with a name of its own; of what several machines share, off that
 * of the machine in whose folder it stands, and where that one does without it off each.
 */
export function deriveFaults(file: string, text: string = readFileSync(file, 'utf8')): DerivedFault[] {
  const machine = readMachine(file, text);
  const faults = [targetFaults, guardFaults, branchFaults, actionFaults, valueFaults].flatMap((read) => read(machine));
  const seen = new Map<string, number>();
  return faults.flatMap(({ name, kind, edits }) => {
    const place = edits.find((edit) => edit.file !== undefined)?.file ?? file;
    if (dirname(place) !== dirname(file) && isOfItsFolder(place)) return [];
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return {
      name: times === 1 ? name : `${name} (${times})`,
      kind,
      machine: machine.id,
      file: place,
      edits: place === file ? [...edits, withAnEnd(machine)] : edits,
    };
  });
}
