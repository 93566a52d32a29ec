import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Relation } from './cells.ts';

export interface Cell {
  operation: string;
  principal: string;
  relation: Relation;
  /** The status, and the code of a problem answer. */
  outcome: string;
}

export const header = 'operation,principal,relation,outcome';

export const lineOf = ({ operation, principal, relation, outcome }: Cell) =>
  [operation, principal, relation, outcome].join(',');

export const tableOf = (cells: readonly Cell[]) => `${[header, ...cells.map(lineOf)].join('\n')}\n`;

/** The committed table, a file a tag; each cell with the tag whose file it stands in. */
export function readTable(folder: string): (Cell & { tag: string })[] {
  return readdirSync(folder).flatMap((file) => {
    const [first, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    if (first !== header) throw new Error(`${file} begins with "${first}"`);
    return lines.map((line) => {
      const [operation = '', principal = '', relation = '', outcome = ''] = line.split(',');
      return { operation, principal, relation: relation as Relation, outcome, tag: file.replace(/\.csv$/, '') };
    });
  });
}

/** Where the measured matrix is not the committed one, a sentence each. */
export function differencesOf(committed: readonly Cell[], measured: readonly Cell[]): string[] {
  const nameOf = ({ operation, principal, relation }: Cell) => `${operation} as ${principal}, ${relation}`;
  const expected = new Map(committed.map((cell) => [nameOf(cell), cell.outcome]));
  const found = new Map(measured.map((cell) => [nameOf(cell), cell.outcome]));
  return [
    ...[...found]
      .filter(([name, outcome]) => expected.get(name) !== outcome)
      .map(([name, outcome]) => `${name}: expected ${expected.get(name) ?? 'nothing (no such row)'}, got ${outcome}`),
    ...[...expected.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `${name}: is in the table, was not measured`),
  ];
}
