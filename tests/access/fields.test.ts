import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { leftToAll } from '../support/everyDay.ts';
import { measureFields } from './fields.ts';
import { fieldTableOf, readFieldTable, readTable } from './table.ts';
import { NOBODY, places, UNKNOWN_FIELD } from './undecided.ts';

const reports = join(import.meta.dirname, '..', '..', 'reports');

test.skipIf(leftToAll)(
  'who may write which field is what the committed table says, and nobody writes what no schema names (access.fields)',
  async () => {
    const { rows, leaks } = await measureFields(apiDocument(), readTable(places.matrix.folder));
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, places.fields.report), fieldTableOf(rows));
    const committed = readFieldTable(places.fields.folder).map(({ tag: _tag, ...row }) => row);
    const sorted = (table: typeof committed) => table.map((row) => Object.values(row).join(',')).toSorted();
    expect(sorted(rows)).toEqual(sorted(committed));
    expect(rows.filter(({ field, writers }) => field === UNKNOWN_FIELD && writers !== NOBODY)).toEqual([]);
    expect(leaks).toEqual([]);
  },
  480_000,
);
