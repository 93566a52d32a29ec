import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { principals } from '../../server/access/actor.ts';
import { callers } from '../support/callers.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { isDenied, isForeign, leaksOf, measure, tellingForeign, traces, unruled, type Measured } from './measure.ts';
import { differencesOf, lineOf, readTable, tableOf } from './table.ts';
import { places, undecided } from './undecided.ts';

const reports = join(import.meta.dirname, '..', '..', 'reports');
const committed = readTable(places.matrix.folder);
const api = apiDocument();

test('nothing is undecided: the table speaks of every operation of the API, in the file of its tag, as every caller in every relation (access.matrix)', () => {
  expect(undecided(api)).toEqual([]);
  expect(Object.keys(callers)).toEqual(expect.arrayContaining([...principals]));
});

test('what is left open is told: an operation that no table knows, a caller that a table forgets, a row of nothing (access.matrix)', () => {
  const [first, ...rest] = committed;
  if (!first) throw new Error('the table is empty');
  expect(undecided(api, rest)).toEqual([expect.stringMatching(/^undecided: matrix/)]);
  expect(undecided(api, [...rest, { ...first, outcome: '' }])).toEqual([expect.stringMatching(/^undecided: matrix/)]);
  expect(undecided(api, [first, first, ...rest])).toEqual([expect.stringMatching(/^decided twice: matrix/)]);
  const withoutOne = rest.filter(({ operation }) => operation !== first.operation);
  expect(undecided(api, withoutOne).length).toBeGreaterThan(1);
  const ofNothing = { ...first, operation: 'getNothing' };
  expect(undecided(api, [first, ofNothing, ...rest])).toEqual([
    expect.stringMatching(/^of nothing in the API: matrix/),
  ]);
});

describe.each([
  { name: 'PGlite', needs: null },
  { name: 'PostgreSQL', needs: withoutBoth },
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
    writeFileSync(join(reports, places.matrix.report), tableOf(measured));
  }, 480_000);

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
    expect(measured.filter(isForeign).length).toBeGreaterThan(60);
    expect(tellingForeign(measured).map(lineOf)).toEqual([]);
  });

  test.skipIf(needs)(
    'no answer tells of a customer whom the caller may not see, and no line of the log of any (access.canaries)',
    () => {
      expect(leaksOf(measured)).toEqual([]);
    },
  );

  test.skipIf(needs)(
    'only an employee who acts for a customer or looks for one leaves a record (access.staffAudit)',
    () => {
      const recorded = measured.filter(({ changed }) => changed.includes('staff_access'));
      expect(recorded.length).toBeGreaterThan(0);
      // How an employee comes to a customer.
      const ways = ['openCustomer', 'searchCustomers'];
      // Whom an employee makes a customer with an order is told of it.
      const isNew = ({ operation, relation, principal }: Measured) =>
        operation === 'sendOrder' && relation === 'unnamed' && /^(employee|sales-agent|content-editor)/.test(principal);
      const acted = measured.filter(
        (one) =>
          (one.relation === 'acting' || ways.includes(one.operation) || isNew(one)) && one.outcome.startsWith('2'),
      );
      expect(recorded.map(lineOf)).toEqual(acted.map(lineOf));
    },
  );
});
