import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  consent,
  orderedService,
  outboxMessage,
  person,
  personOfRegisters,
  productOrder,
  staffAccess,
} from '../../server/store/schema.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, newOrder, ofKaisa, Shop } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [orderedService, productOrder, outboxMessage, staffAccess])
    await server.context.database.db.delete(table);
  await emptyLedger(server.context.database.db);
});

const kaisa = demoPerson('Lehtonen');
const marko = demoPerson('Ranta');
const aino = demoPerson('Mäkelä');
const orders = () => server.context.database.db.select().from(productOrder);
const mails = () => server.context.database.db.select().from(outboxMessage);
const salesInfo = ofKaisa;
/** Of Marko Ranta's own. */
const atFair = { ...ofKaisa, salesPointId: '340', salesPoint: 'Asta-messut', salesChannel: 'Messut' };

async function acting(sub: string, customerId: string) {
  const headers = await shop.signedIn(sub);
  await shop.call('POST', '/api/backup/acting', headers, { customerId, reason: 'Asiakas soitti' });
  return headers;
}

test('an employee orders for the customer who is open: no proof, and the row keeps who, why and where (order.staff)', async () => {
  const headers = await acting(kaisa.sub, aino.customerId ?? '');
  const order = newOrder({ customerId: aino.customerId, person: null, address: null }, { salesInfo });
  const { status, body } = await shop.send(order, headers);
  expect([status, body.verifier, body.isOffer, body.importNo]).toEqual([201, null, false, expect.any(String)]);
  expect(await orders()).toMatchObject([
    {
      customerId: aino.customerId,
      sub: null,
      employee: kaisa.sub,
      actingReason: 'Asiakas soitti',
      brand: 'main',
      salesPointId: '310',
      salesPoint: 'Asiakaspalvelu, Tampere',
      salesChannel: 'Asiakaspalvelu',
      salesAgentId: null,
    },
  ]);
  const ledger = await server.context.database.db.select().from(consent);
  expect(ledger[0]).toMatchObject({
    employee: kaisa.sub,
    sub: null,
    channel: 'Asiakaspalvelu',
    customerId: aino.customerId,
  });
  const records = await server.context.database.db.select().from(staffAccess);
  expect(records.map(({ operation }) => operation)).toEqual(['openCustomer', 'sendOrder']);
});

/** What the customer reads of employees' visits. */
async function visitsOf(sub: string, customerId: string | null) {
  const { body } = await shop.call<{ visits: { reason: string | null; kinds: string[] }[] }>(
    'GET',
    `/api/customer/${customerId}/accesses`,
    await shop.signedIn(sub),
  );
  return body.visits.map(({ reason, kinds }) => ({ reason, kinds }));
}

test('the customer reads that an employee has ordered for them, opened or not (accesses.order)', async () => {
  const headers = await acting(kaisa.sub, aino.customerId ?? '');
  await shop.send(newOrder({ customerId: aino.customerId, person: null, address: null }, { salesInfo }), headers);
  expect(await visitsOf(aino.sub, aino.customerId)).toEqual([
    { reason: 'Asiakas soitti', kinds: ['opening', 'order'] },
  ]);

  const mika = demoPerson('Salo');
  const fresh = { firstName: 'Mika', lastName: 'Salo', identityCode: mika.identityCode };
  const { status, text } = await shop.send(newOrder({ person: fresh }, { salesInfo }), await shop.signedIn(kaisa.sub));
  expect(status, text).toBe(201);
  const [known] = await server.context.database.db
    .select()
    .from(person)
    .where(eq(person.identityCode, mika.identityCode));
  expect(await visitsOf(mika.sub, known?.customerId ?? null)).toEqual([{ reason: null, kinds: ['order'] }]);
});

test('for somebody else than who is open nothing is ordered (access.acting)', async () => {
  const headers = await acting(kaisa.sub, aino.customerId ?? '');
  const other = demoPerson('Väisänen');
  const { status, problem } = await shop.send(newOrder({ customerId: other.customerId }), headers);
  expect([status, problem.code, await orders()]).toEqual([403, 'acting.required', []]);
});

test('an employee orders for who is no customer: they are one then, and know it when they sign in (order.staff, order.newCustomer)', async () => {
  const { status, body } = await shop.send(newOrder({}, { salesInfo }), await shop.signedIn(kaisa.sub));
  expect([status, body.verifier, body.isCustomer]).toEqual([201, null, false]);
  const [row] = await orders();
  expect(row).toMatchObject({ employee: kaisa.sub, actingReason: null, sub: null });
  const [known] = await server.context.database.db.select().from(person).where(eq(person.identityCode, '010190-901R'));
  expect(known).toMatchObject({ givenName: 'Anna', familyName: 'Esimerkki', customerId: row?.customerId });
});

test('who is a customer is opened first, with a reason, and reads that their code was typed (acting.open, accesses.typed)', async () => {
  const typed = { firstName: 'Aino', lastName: 'Mäkelä', identityCode: aino.identityCode };
  const { status, problem } = await shop.send(
    newOrder({ person: typed }, { salesInfo }),
    await shop.signedIn(kaisa.sub),
  );
  expect([status, problem, await orders()]).toEqual([
    403,
    expect.objectContaining({ code: 'acting.required', customerId: aino.customerId }),
    [],
  ]);
  // It has told the employee of a customer, who reads of it.
  expect(await visitsOf(aino.sub, aino.customerId)).toEqual([{ reason: null, kinds: ['typed'] }]);
});

test('whose own customership is a company’s is no customer of what is for consumers, and not opened for it (order.newCustomer)', async () => {
  const { givenName, familyName, identityCode, customerId } = demoPerson('Häkkinen');
  const typed = { firstName: givenName, lastName: familyName, identityCode };
  const { status, text } = await shop.send(newOrder({ person: typed }, { salesInfo }), await shop.signedIn(kaisa.sub));
  expect(status, text).toBe(201);
  const [row] = await orders();
  expect(row?.customerId).not.toBe(customerId);
});

test('an employee orders nothing for themselves as one (order.staffOwn)', async () => {
  const own = { firstName: kaisa.givenName, lastName: kaisa.familyName, identityCode: kaisa.identityCode };
  const { status, problem } = await shop.send(newOrder({ person: own }, { salesInfo }), await shop.signedIn(kaisa.sub));
  expect([status, problem.code, await orders()]).toEqual([409, 'order.ownByStaff', []]);
});

test.each([
  ['Mika', 'Salo', 201],
  ['mika kalevi', 'SALO', 201],
  ['Mikko', 'Salo', 400],
  ['Mika', 'Virtanen', 400],
])('%s %s with the identity code of Mika Salo: %i (registers.identity)', async (firstName, lastName, expected) => {
  const fresh = new Shop(await openTestServer());
  const { identityCode } = demoPerson('Salo');
  const order = newOrder({ person: { firstName, lastName, identityCode } }, { salesInfo });
  const { status, problem } = await fresh.send(order, await fresh.signedIn(kaisa.sub));
  const named = problem.errors?.map(({ field, rule }) => `${field} ${rule}`);
  expect([status, named]).toEqual([
    expected,
    expected === 201 ? undefined : ['body.formData.person.lastName identity'],
  ]);
  await fresh.server.close();
});

test.each(['away', 'wrong'] as const)(
  'a population register that is %s refuses nobody (registers.identity)',
  async (mood) => {
    const fresh = new Shop(await openTestServer());
    const { sub, identityCode } = demoPerson('Salo');
    const said = { sub, isCreditable: true, identityMood: mood };
    await fresh.server.context.database.db.insert(personOfRegisters).values(said);
    const order = newOrder({ person: { firstName: 'Mikko', lastName: 'Virtanen', identityCode } }, { salesInfo });
    expect((await fresh.send(order, await fresh.signedIn(kaisa.sub))).status).toBe(201);
    await fresh.server.close();
  },
);

test.each([
  ['Puhelin', false],
  ['Asiakaspalvelu', true],
])(
  'what is sold to a consumer in the channel %s is an offer whatever is asked (order.telephone)',
  async (salesChannel, importAsOffer) => {
    const headers = await acting(kaisa.sub, aino.customerId ?? '');
    const form = { customerId: aino.customerId, person: null, address: null };
    const { body } = await shop.send(
      newOrder(form, { salesInfo: { ...salesInfo, salesChannel }, importAsOffer }),
      headers,
    );
    expect([body.isOffer, body.importNo]).toEqual([true, expect.any(String)]);
    expect(await orders()).toMatchObject([{ isOffer: true, contractCode: null }]);
    const [mail] = await mails();
    expect(mail?.mail.subject).toMatch(/^Tarjous \d{4} \d{4}$/);
  },
);

test.each([
  ['another address', 'anna@kajo.example', (own: string) => ['anna@kajo.example', own]],
  ['the customer’s own', null, (own: string) => [own.toUpperCase()]],
])(
  'where an employee gave %s, the address that the retailer has of the customer has the mail (order.mailKnown)',
  async (_, given, expected) => {
    const headers = await acting(kaisa.sub, aino.customerId ?? '');
    const { body } = await shop.call<{ email: string }>('GET', `/api/customer/${aino.customerId}`, headers);
    const contact = { email: given ?? body.email.toUpperCase(), phone: '0401234567' };
    const form = { customerId: aino.customerId, person: null, address: null, contact };
    expect((await shop.send(newOrder(form, { salesInfo }), headers)).status).toBe(201);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(expected(body.email).toSorted());
    expect(new Set(sent.map(({ mail }) => JSON.stringify(mail))).size).toBe(1);
  },
);

test('a company that was called may order at once (order.telephone)', async () => {
  const liisa = demoPerson('Häkkinen');
  const headers = await acting(kaisa.sub, liisa.customerId ?? '');
  const order = newOrder(
    { customerId: liisa.customerId, customerType: 'B2B', address: null },
    {
      ...(await shop.offered('yritys', 'yritys-kiintea-24')),
      salesInfo: { ...salesInfo, salesChannel: 'Puhelin' },
    },
  );
  const { status, text, body } = await shop.send(order, headers);
  expect([status, body.isOffer], text).toEqual([201, false]);
});

test('who must say under whose id they sell says so first; the row keeps it (order.staff, acting.salesAgent)', async () => {
  const headers = await acting(marko.sub, aino.customerId ?? '');
  const order = newOrder({ customerId: aino.customerId, person: null, address: null }, { salesInfo: atFair });
  const refused = await shop.send(order, headers);
  expect([refused.status, refused.problem.errors]).toEqual([
    400,
    [{ field: 'body.salesInfo.salesAgentId', rule: 'required' }],
  ]);
  await shop.call('POST', '/api/backup/sales-agent', headers, { salesAgentId: '88213' });
  const { status, text } = await shop.send(order, headers);
  expect([status, (await orders())[0]?.salesAgentId], text).toEqual([201, '88213']);
});

test('an order that does not say how it was sold is refused: nobody could tell whether the customer was called (order.staff, order.telephone)', async () => {
  const headers = await acting(kaisa.sub, aino.customerId ?? '');
  const order = newOrder({ customerId: aino.customerId, person: null, address: null }, { salesInfo: null });
  const { status, problem } = await shop.send(order, headers);
  expect([status, problem.errors, await orders(), await mails()]).toEqual([
    400,
    [{ field: 'body.salesInfo', rule: 'required' }],
    [],
    [],
  ]);
});

test.each([
  ['salesInfo', { salesInfo }],
  ['importAsOffer', { importAsOffer: true }],
])('%s is for employees to say (order.staff)', async (field, more) => {
  const order = newOrder({ customerId: aino.customerId, person: null, address: null }, more);
  const { status, problem } = await shop.send(order, await shop.signedIn(aino.sub));
  expect([status, problem.errors, await orders()]).toEqual([400, [{ field: `body.${field}`, rule: 'staffOnly' }], []]);
});

test.each([
  ['another channel', { salesChannel: 'Messut' }, 'salesChannel'],
  ['none', { salesChannel: '' }, 'salesChannel'],
  ['one that is written otherwise', { salesChannel: ' puhelin ' }, 'salesChannel'],
  ['another point', { salesPointId: '340', salesPoint: 'Asta-messut' }, 'salesPointId'],
  ['a point of another name', { salesPoint: 'Tampereen myymälä' }, 'salesPointId'],
  ['no point', { salesPointId: null, salesPoint: null }, 'salesPointId'],
])('%s than the employee’s own is refused (order.salesLists)', async (_, change, field) => {
  const headers = await acting(kaisa.sub, aino.customerId ?? '');
  const order = newOrder(
    { customerId: aino.customerId, person: null, address: null },
    { salesInfo: { ...salesInfo, ...change } },
  );
  const { status, problem } = await shop.send(order, headers);
  expect([status, problem.errors, await orders()]).toEqual([
    400,
    [{ field: `body.salesInfo.${field}`, rule: 'unknown' }],
    [],
  ]);
});

test('who has no channels sells in none (order.salesLists)', async () => {
  const hanna = demoPerson('Sirén');
  const headers = await acting(hanna.sub, aino.customerId ?? '');
  const order = newOrder({ customerId: aino.customerId, person: null, address: null }, { salesInfo });
  const { status, problem } = await shop.send(order, headers);
  expect([status, problem.errors]).toEqual([400, [{ field: 'body.salesInfo.salesChannel', rule: 'unknown' }]]);
});
