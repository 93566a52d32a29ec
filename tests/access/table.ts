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

/** How rows of text stand in a file, a line each below the names of the columns. */
function linesOf<Column extends string>(columns: readonly Column[]) {
  type Row = Record<Column, string>;
  const header = columns.join(',');
  const lineOf = (row: Row) => columns.map((column) => row[column]).join(',');
  return {
    lineOf,
    textOf: (rows: readonly Row[]) => `${[header, ...rows.map(lineOf)].join('\n')}\n`,
    /** @throws Error where the file has other columns */
    read: (file: string): Row[] => {
      const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
      if (first !== header) throw new Error(`${file} begins with "${first}"`);
      return lines.map((line) => {
        const values = line.split(',');
        return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Row;
      });
    },
  };
}

const cells = linesOf(['operation', 'principal', 'relation', 'outcome']);
export const lineOf = (cell: Cell) => cells.lineOf(cell);
export const tableOf = (measured: readonly Cell[]) => cells.textOf(measured);

/** Who may write a field of a body: all who may call, nobody, or the callers by their names. */
export interface FieldRow {
  operation: string;
  field: string;
  writers: string;
}
const fields = linesOf(['operation', 'field', 'writers']);
export const fieldTableOf = (measured: readonly FieldRow[]) => fields.textOf(measured);

/** A committed table, a file a tag; each row with the tag whose file it stands in. */
const inFolder = <Row>(folder: string, read: (file: string) => Row[]): (Row & { tag: string })[] =>
  readdirSync(folder).flatMap((file) =>
    read(join(folder, file)).map((row) => ({ ...row, tag: file.replace(/\.csv$/, '') })),
  );

export const readTable = (folder: string) => inFolder(folder, (file) => cells.read(file) as Cell[]);
export const readFieldTable = (folder: string) => inFolder<FieldRow>(folder, (file) => fields.read(file));

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
