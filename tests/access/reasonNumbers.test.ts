import { afterAll, beforeAll, expect, test } from 'vitest';
import { reasonFault } from '../../domain/staff/index.ts';
import { demoPeople } from '../../server/demo/people.ts';
import { contract, customer, invoice, meteringPoint, person } from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { headersOfSub } from '../support/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 60_000);
afterAll(() => server.close());

/** The ways in which one number is written down: as it is, and in groups. */
const written = (number: string) => [
  number,
  number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'),
  number.replace(/^(\d{3})(\d{7})$/, '$1-$2'),
  number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
];

test('no number of the demo’s is taken for an identity code in a reason, alone or beside another (acting.reason)', async () => {
  const { db } = server.context.database;
  const customers = await db.select().from(customer);
  // Who asks for their invoices has them made.
  for (const { sub, customerId } of demoPeople.filter((one) => one.customerId !== null)) {
    const url = `/api/invoices/all?customerId=${customerId}`;
    await server.app.inject({ url, headers: await headersOfSub(server.context, sub) });
  }
  const people = (await db.select().from(person)).map(({ identityCode: _secret, ...row }) => row);
  const rows = [
    ...customers,
    ...people,
    ...(await db.select().from(contract)),
    ...(await db.select().from(meteringPoint)),
    ...(await db.select().from(invoice)),
  ];
  const numbers = new Set(
    rows.flatMap((row) =>
      Object.values(row).filter((value): value is string => typeof value === 'string' && /^[A-Z+]*\d{6,}$/.test(value)),
    ),
  );
  const all = [...numbers];
  expect(await db.$count(invoice)).toBeGreaterThan(100);
  expect(all.length).toBeGreaterThan(500);
  const reasons = all.flatMap((number, index) =>
    [...written(number), `${number} ${all[index - 1] ?? ''}`].map((said) => `Asiakas soitti, ${said} laskusta`),
  );
  expect(reasons.filter((reason) => reasonFault(reason) === 'identityCode')).toEqual([]);
});
