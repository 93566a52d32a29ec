import { describe, expect, test } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { handlers } from '../../server/operations/index.ts';
import type { AnyHandler } from '../../server/operations/serve.ts';
import { findCustomer } from '../../server/store/customers.ts';
import { customers } from '../support/callers.ts';
import { startPostgres, withoutBoth } from '../support/postgres.ts';
import { fuzz } from './fuzz.ts';

/** The same on every machine; `npm run fuzz` takes others. */
const SEED = 20_261_122;

describe('made from the schemas and sent as everyone (calls.fuzz, access.canaries)', () => {
  for (const [database, needs] of [
    ['PGlite', null],
    ['PostgreSQL', withoutBoth],
  ] as const)
    test.skipIf(needs)(
      `what fits is answered as the API says, what breaks one keyword is refused by name, on '${database}'`,
      async () => {
        const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
        const databaseUrl = await postgres?.createDatabase();
        const found = await fuzz({
          requests: 800,
          seed: SEED,
          server: databaseUrl === undefined ? {} : { databaseUrl },
        });
        await postgres?.stop();
        expect(found.failures).toEqual([]);
        expect(found.failed).toBe(0);
        expect(found.brokenByAdmitted).toBeGreaterThan(200);
      },
      120_000,
    );
});

test('a server with faults is found: one that breaks down, that shows another’s customer, that logs what it was asked for, that takes what the API refuses (calls.fuzz)', async () => {
  const planted: Record<string, AnyHandler> = {
    getUserInfo: async () => Promise.reject(new Error('planted')),
    getCustomer: async (_request, _actor, { database }) => {
      const body = await findCustomer(database.db, customers.foreign);
      return { status: 200, body };
    },
    findDeliverySites: async (request, _actor, { log }) => {
      log.warn({ event: (request as { query: { customerId: string } }).query.customerId });
      return { status: 200, body: { deliverySites: [] } };
    },
  };
  const api = apiDocument();
  const { get } = api.paths['/api/contracts/customer/{customerId}'] as { get: { parameters: { name?: string }[] } };
  get.parameters = get.parameters.filter(({ name }) => name !== 'status');

  const { failures } = await fuzz({
    requests: 80,
    seed: SEED,
    only: [...Object.keys(planted), 'getContracts'],
    server: { api, handlers: { ...handlers, ...planted } },
  });
  const told = failures.flatMap(({ operation, faults }) => faults.map((fault) => `${operation}: ${fault}`)).join('\n');
  expect(told).toMatch('getUserInfo: a fault of ours');
  expect(told).toMatch(`getCustomer: tells of ${customers.foreign}`);
  expect(told).toMatch('findDeliverySites: the log tells of');
  expect(told).toMatch('getContracts: query.status breaks pattern');
}, 120_000);
