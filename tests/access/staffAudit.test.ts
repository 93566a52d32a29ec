import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  feedback,
  idempotencyRecord,
  invoicePostponement,
  outboxMessage,
  staffAccess,
} from '../../server/store/schema.ts';
import { callers, customers, insertCallers, subOf } from '../support/callers.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { headersOf } from '../support/tokens.ts';
import { fixture as invoices } from './objects/invoice.ts';
import { withoutRoomIn } from './withoutRoom.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertCallers(server.context.database, server.context.clock);
  await invoices.insert(server.context.database, [customers.opened]);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [staffAccess, feedback, outboxMessage, idempotencyRecord])
    await server.context.database.db.delete(table);
});

const reads = [
  ['getCustomer', `/api/customer/${customers.opened}`, [customers.opened]],
  ['getContracts', `/api/contracts/customer/${customers.opened}`, [customers.opened]],
  [
    'getRepresentations',
    `/api/customer/representations?customerId=${customers.opened}`,
    [customers.opened, customers.represented],
  ],
  ['getInvoices', `/api/invoices/all?customerId=${customers.opened}`, [customers.opened]],
  ['getInvoice', `/api/invoices/${invoices.nameOf(customers.opened)}`, [customers.opened]],
] as const;

const employee = callers.employee ?? { person: 'employee', credential: 'good' };
const asEmployee = () => headersOf(server.context, employee, { customerId: customers.opened });
const records = () => server.context.database.db.select().from(staffAccess);

describe('what an employee reads of a customer is written down (access.staffAudit)', () => {
  test.each(reads)(
    '%s leaves a record of each it shows: who, whom, what, why and when',
    async (operation, url, shown) => {
      const answer = await server.app.inject({ url, headers: await asEmployee() });
      expect(answer.statusCode).toBe(200);
      const left = await records();
      expect(left).toEqual(
        shown.map((customerId) => ({
          id: expect.any(Number) as number,
          sub: subOf('employee'),
          customerId,
          operation,
          reason: 'Asiakas soitti laskustaan',
          at: new Date(testNow),
          visit: expect.any(String) as string,
        })),
      );
      expect(new Set(left.map(({ visit }) => visit)).size).toBe(1);
    },
  );

  test.each(reads)('%s is refused where the record cannot be written', async (_operation, url) => {
    await withoutRoomIn(server, 'staff_access', async () => {
      const answer = await server.app.inject({ url, headers: await asEmployee() });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ code: 'server.error' });
      expect(answer.body).not.toMatch(/Salainen|Henkilö/);
    });
    expect(await records()).toEqual([]);
  });

  test('a PDF that is fetched for a customer leaves a record of who asked for its ticket', async () => {
    const url = `/api/invoices/${invoices.nameOf(customers.opened)}/ticket`;
    const ask = async () => server.app.inject({ method: 'POST', url, headers: await asEmployee() });
    expect((await ask()).statusCode).toBe(200);
    expect((await records()).map(({ operation, customerId }) => [operation, customerId])).toEqual([
      ['makeInvoiceTicket', customers.opened],
    ]);
    await server.context.database.db.delete(staffAccess);
    await withoutRoomIn(server, 'staff_access', async () => {
      const answer = await ask();
      expect([answer.statusCode, answer.body.includes('ticket"')]).toEqual([500, false]);
    });
    expect(await records()).toEqual([]);
  });

  test('a due day that is postponed for a customer leaves a record, and is not postponed without one', async () => {
    const body = { customerId: customers.opened, invoiceNo: invoices.nameOf(customers.opened) };
    const postpone = async () =>
      server.app.inject({
        method: 'POST',
        url: '/api/invoices/postpone',
        headers: { ...(await asEmployee()), 'idempotency-key': randomUUID() },
        body,
      });
    await withoutRoomIn(server, 'staff_access', async () => {
      expect((await postpone()).statusCode).toBe(500);
    });
    const { db } = server.context.database;
    expect([await db.$count(invoicePostponement), await records()]).toEqual([0, []]);
    expect((await postpone()).statusCode).toBe(201);
    expect(await db.select().from(invoicePostponement)).toMatchObject([
      { employee: subOf('employee'), sub: null, actingReason: 'Asiakas soitti laskustaan' },
    ]);
    expect((await records()).map(({ operation, customerId }) => [operation, customerId])).toEqual([
      ['postponeInvoice', customers.opened],
    ]);
  });

  test('a request that breaks the API reads nothing and leaves no record', async () => {
    const url = `/api/contracts/customer/${customers.opened}?status=X`;
    const answer = await server.app.inject({ url, headers: await asEmployee() });
    expect(answer.statusCode).toBe(400);
    expect(await records()).toEqual([]);
  });

  test('those who may act for the open customer, of whom no record would be left, are named to no employee (representation.representatives)', async () => {
    const url = `/api/customer/${customers.opened}/representatives`;
    const answer = await server.app.inject({ url, headers: await asEmployee() });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'access.denied']);
    expect(await records()).toEqual([]);
  });

  test('what a customer reads of its own leaves none', async () => {
    const headers = await headersOf(server.context, { person: 'holderOfOpened', credential: 'good' });
    for (const [, url] of reads) expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
    expect(await records()).toEqual([]);
  });
});

describe('a write of an employee and its record hold together (access.staffAudit)', () => {
  const write = async (key: string, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { ...headers, 'idempotency-key': key },
      payload: {
        customerId: customers.opened,
        kind: 'question',
        text: 'Asiakas kysyy laskustaan',
        wantsAnswer: false,
        email: null,
        view: null,
        faultRequestId: null,
      },
    });
  const rows = async () => {
    const { db } = server.context.database;
    const written = await Promise.all([feedback, outboxMessage, idempotencyRecord].map((table) => db.$count(table)));
    return { records: (await records()).map(({ operation }) => operation), written };
  };

  test('a write leaves one record, and its repetition none more', async () => {
    const [key, headers] = [randomUUID(), await asEmployee()];
    expect([(await write(key, headers)).statusCode, (await write(key, headers)).statusCode]).toEqual([201, 201]);
    expect(await rows()).toEqual({ records: ['sendFeedback'], written: [1, 1, 1] });
  });

  test('a write that cannot be written down is not done, and may be sent again', async () => {
    const [key, headers] = [randomUUID(), await asEmployee()];
    await withoutRoomIn(server, 'staff_access', async () => {
      expect((await write(key, headers)).statusCode).toBe(500);
    });
    expect(await rows()).toEqual({ records: [], written: [0, 0, 0] });
    expect((await write(key, headers)).statusCode).toBe(201);
    expect(await rows()).toEqual({ records: ['sendFeedback'], written: [1, 1, 1] });
  });

  test('a write that is undone leaves no record', async () => {
    await withoutRoomIn(server, 'outbox_message', async () => {
      expect((await write(randomUUID(), await asEmployee())).statusCode).toBe(500);
    });
    expect(await rows()).toEqual({ records: [], written: [0, 0, 0] });
  });
});
