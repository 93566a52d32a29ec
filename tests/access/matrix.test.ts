import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { principals } from '../../server/access/actor.ts';
import { callers } from '../support/callers.ts';
import { operationsOf } from '../support/operations.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { isDenied, measure, tellingForeign, traces, unruled, type Measured } from './measure.ts';
import { differencesOf, lineOf, readTable, tableOf } from './table.ts';

const reports = join(import.meta.dirname, '..', '..', 'reports');
const committed = readTable(join(import.meta.dirname, 'matrix'));
const api = apiDocument();

test('the table speaks of every operation of the API, in the file of its tag, and of every principal (access.matrix)', () => {
  const places = new Set(committed.map(({ operation, tag }) => `${tag} ${operation}`));
  expect(places).toEqual(new Set(operationsOf(api).map(({ id, tag }) => `${tag} ${id}`)));
  expect(Object.keys(callers)).toEqual(expect.arrayContaining([...principals]));
  expect(committed.length).toBe(new Set(committed.map(({ outcome: _outcome, ...cell }) => JSON.stringify(cell))).size);
});

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutPostgres },
])('who may do what, on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let measured: Measured[];

  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const databaseUrl = await postgres?.createDatabase();
    measured = await measure(api, databaseUrl ? { databaseUrl } : {});
    if (postgres) return;
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, 'access-matrix.csv'), tableOf(measured));
  }, 240_000);

  afterAll(() => postgres?.stop());

  // Its rows are access.own, access.represented, access.acting, access.blocked and access.token.
  test.skipIf(needs)(`is what the committed table says (access.matrix)`, () => {
    expect(differencesOf(committed, measured)).toEqual([]);
  });

  test.skipIf(needs)('every cell is decided by the rule, and none by what comes before it (access.matrix)', () => {
    expect(unruled(measured).map(lineOf)).toEqual([]);
  });

  test.skipIf(needs)('a denied call changes nothing in the database (access.noTrace)', () => {
    expect(measured.filter(isDenied).length).toBeGreaterThan(200);
    expect(traces(measured).map(lineOf)).toEqual([]);
  });

  test.skipIf(needs)('a foreign customer answers as one that does not exist, to the letter (access.foreign)', () => {
    expect(measured.filter(({ relation }) => relation === 'foreign').length).toBeGreaterThan(30);
    expect(tellingForeign(measured).map(lineOf)).toEqual([]);
  });

  test.skipIf(needs)('no answer of a denied call carries anything of a customer (access.foreign)', () => {
    expect(
      measured.filter((cell) => isDenied(cell) && /Salainen|Henkilö|9000000\d/.test(cell.body)).map(lineOf),
    ).toEqual([]);
  });

  test.skipIf(needs)('only an employee who acts for a customer leaves a record of it (access.staffAudit)', () => {
    const recorded = measured.filter(({ changed }) => changed.includes('staff_access'));
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.filter(({ relation }) => relation !== 'acting').map(lineOf)).toEqual([]);
    const acted = measured.filter(({ relation, outcome }) => relation === 'acting' && outcome.startsWith('2'));
    expect(recorded.map(lineOf)).toEqual(acted.map(lineOf));
  });
});
