import { join } from 'node:path';
import type { ApiDocument } from '../../openapi/document.ts';
import { callers } from '../support/callers.ts';
import { operationsOf, type Schema } from '../support/operations.ts';
import { operationsWithObjects, relationsFor } from './cells.ts';
import { readFieldTable, readTable, type Cell, type FieldRow } from './table.ts';

/** Where the tables are committed, and as what the tests write down what they measured. */
export const places = {
  matrix: { folder: join(import.meta.dirname, 'matrix'), report: 'access-matrix.csv' },
  fields: { folder: join(import.meta.dirname, 'fields'), report: 'access-fields.csv' },
};

/** Whatever stands in a body that its schema does not name. */
export const UNKNOWN_FIELD = 'anything else';
/** Who writes a field, where it is not some of those who may call. */
export const [EVERYONE, NOBODY] = ['whoever may call it', 'nobody'];

/** What the committed tables leave open, or decide twice, or of what is not in the API, a sentence each (`access.matrix`, `access.fields`). */
export function undecided(
  api: ApiDocument,
  cells = readTable(places.matrix.folder),
  fields = readFieldTable(places.fields.folder),
): string[] {
  const wantedCells = operationsWithObjects(api).flatMap((operation) =>
    Object.entries(callers).flatMap(([principal, caller]) =>
      relationsFor(operation, caller).map((relation) =>
        nameOfCell({ tag: operation.tag, operation: operation.id, principal, relation }),
      ),
    ),
  );
  const wantedFields = operationsOf(api).flatMap(({ id, tag, body }) =>
    body
      ? [...waysIn(body.schema).map(fieldOf), UNKNOWN_FIELD].map((field) => nameOfField({ tag, operation: id, field }))
      : [],
  );
  return [
    ...compared(wantedCells, cells.filter(({ outcome }) => /^[1-5]\d\d( [\w.]+)?$/.test(outcome)).map(nameOfCell)),
    ...compared(wantedFields, fields.filter(({ writers }) => writers !== '').map(nameOfField)),
    ...operationsOf(api).flatMap(({ id, body }) => (body ? openObjectsIn(body.schema, id) : [])),
  ];
}

const nameOfCell = ({ tag, operation, principal, relation }: Omit<Cell, 'outcome'> & { tag: string }) =>
  `matrix/${tag}.csv: ${operation} as ${principal}, ${relation}`;
const nameOfField = ({ tag, operation, field }: Omit<FieldRow, 'writers'> & { tag: string }) =>
  `fields/${tag}.csv: ${operation}, ${field}`;

function compared(wanted: readonly string[], decided: readonly string[]): string[] {
  const [needed, known, met] = [new Set(wanted), new Set(decided), new Set<string>()];
  const isMetAgain = (name: string) => met.has(name) || !met.add(name);
  return [
    ...[...needed].filter((name) => !known.has(name)).map((name) => `undecided: ${name}`),
    ...[...known].filter((name) => !needed.has(name)).map((name) => `of nothing in the API: ${name}`),
    ...decided.filter(isMetAgain).map((name) => `decided twice: ${name}`),
  ];
}

/** The way to a member of a body; in a list to the first one. */
export type Way = readonly (string | number)[];
export const fieldOf = (way: Way) => ['body', ...way].join('.');

/** Every member that a body may have, those within others too. */
export const waysIn = ({ properties = {}, items }: Schema, way: Way = []): Way[] => [
  ...Object.entries(properties).flatMap(([name, member]) => [[...way, name], ...waysIn(member, [...way, name])]),
  ...(items ? waysIn(items, [...way, 0]) : []),
];

/** Objects that take whatever stands in them: what nobody has named, nobody has decided on. */
function openObjectsIn(schema: Schema, where: string): string[] {
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false;
  return [
    ...(isOpen ? [`open: ${where} takes members that its schema does not name`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => openObjectsIn(member, `${where}.${name}`)),
    ...(schema.items ? openObjectsIn(schema.items, `${where}.0`) : []),
  ];
}
