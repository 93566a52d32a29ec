import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffAccess } from '../../server/store/schema.ts';
import { callers, customers, insertCallers, subOf } from '../support/callers.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.database.db.delete(staffAccess);
});

const reads = [
  ['getCustomer', `/api/customer/${customers.opened}`],
  ['getContracts', `/api/contracts/customer/${customers.opened}`],
  ['getRepresentations', `/api/customer/representations?customerId=${customers.opened}`],
] as const;

const employee = callers.employee ?? { person: 'employee', credential: 'good' };
const asEmployee = () => headersOf(server.context, employee, { customerId: customers.opened });
const records = () => server.context.database.db.select().from(staffAccess);

describe('what an employee reads of a customer is written down (access.staffAudit)', () => {
  test.each(reads)('%s leaves one record, with who, whom, what, why and when', async (operation, url) => {
    const answer = await server.app.inject({ url, headers: await asEmployee() });
    expect(answer.statusCode).toBe(200);
    expect(await records()).toEqual([
      {
        id: expect.any(Number) as number,
        sub: subOf('employee'),
        customerId: customers.opened,
        operation,
        reason: 'Asiakas soitti laskustaan',
        at: new Date(testNow),
      },
    ]);
  });

  test.each(reads)('%s is refused where the record cannot be written', async (_operation, url) => {
    const { db } = server.context.database;
    await db.execute(sql`alter table staff_access add constraint no_record check (false) not valid`);
    try {
      const answer = await server.app.inject({ url, headers: await asEmployee() });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'server.error' });
      expect(answer.body).not.toMatch(/Salainen|Henkilö/);
    } finally {
      await db.execute(sql`alter table staff_access drop constraint no_record`);
    }
    expect(await records()).toEqual([]);
  });

  test('a request that breaks the API reads nothing and leaves no record', async () => {
    const url = `/api/contracts/customer/${customers.opened}?status=X`;
    const answer = await server.app.inject({ url, headers: await asEmployee() });
    expect(answer.statusCode).toBe(400);
    expect(await records()).toEqual([]);
  });

  test('what a customer reads of its own leaves none', async () => {
    const headers = await headersOf(server.context, { person: 'holderOfOpened', credential: 'good' });
    for (const [, url] of reads) expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    expect(await records()).toEqual([]);
  });
});
