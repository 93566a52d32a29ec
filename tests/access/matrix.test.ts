import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { principals } from '../../server/access/actor.ts';
import { callers, insertCallers } from '../support/callers.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { differencesOf, header, lineOf, measure, readGolden, readOperations, type Measured } from './matrix.ts';

const reports = join(import.meta.dirname, '..', '..', 'reports');
const isDenied = ({ outcome }: Measured) => /^4\d\d /.test(outcome);

test('the table speaks of every operation of the API and of every principal (access.matrix)', () => {
  const golden = readGolden();
  expect(new Set(golden.map(({ operation }) => operation))).toEqual(new Set(readOperations().map(({ id }) => id)));
  expect(Object.keys(callers)).toEqual(expect.arrayContaining([...principals]));
  expect(golden.length).toBe(new Set(golden.map(({ outcome: _outcome, ...cell }) => JSON.stringify(cell))).size);
});

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutPostgres },
])('who may do what, on $name', ({ name, needs }) => {
  let postgres: Postgres | undefined;
  let server: TestServer;
  let measured: Measured[];

  beforeAll(async () => {
    if (needs !== null) return;
    if (name === 'PostgreSQL') postgres = await startPostgres();
    server = await openTestServer({ databaseUrl: await postgres?.createDatabase() });
    await insertCallers(server.context.database, server.context.clock);
    measured = await measure(server);
    if (postgres) return;
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, 'access-matrix.csv'), `${[header, ...measured.map(lineOf)].join('\n')}\n`);
  }, 120_000);

  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  // Its rows are access.own, access.represented, access.acting, access.blocked and access.token.
  test.skipIf(needs)(`is what the committed table says (access.matrix)`, () => {
    expect(differencesOf(readGolden(), measured)).toEqual([]);
  });

  test.skipIf(needs)('a denied call changes nothing in the database (access.noTrace)', () => {
    expect(measured.filter(isDenied).length).toBeGreaterThan(200);
    expect(measured.filter((cell) => isDenied(cell) && cell.changed.length > 0).map(lineOf)).toEqual([]);
  });

  test.skipIf(needs)('a foreign customer answers as one that does not exist, to the letter (access.foreign)', () => {
    const bodyOf = (operation: string, principal: string, relation: string) =>
      measured.find(
        (cell) => cell.operation === operation && cell.principal === principal && cell.relation === relation,
      )?.body;
    const foreign = measured.filter(({ relation }) => relation === 'foreign');
    expect(foreign.length).toBeGreaterThan(30);
    for (const { operation, principal, body } of foreign)
      expect(body, `${operation} as ${principal}`).toBe(bodyOf(operation, principal, 'missing'));
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
    const read = measured.filter(({ relation, outcome }) => relation === 'acting' && outcome === '200');
    expect(recorded.map(lineOf)).toEqual(read.map(lineOf));
  });
});
