import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  consent,
  contract,
  contractAddon,
  contractDelivery,
  customer,
  orderedService,
  outboxMessage,
  person,
  productOrder,
} from '../../server/store/schema.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, FLAT, newOrder, Shop, siteAt } from './ordering.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await openTestServer();
  shop = new Shop(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.context.database;
  for (const table of [orderedService, productOrder, outboxMessage]) await db.delete(table);
  await emptyLedger(db);
});

const rowsOf = async () => (await server.context.database.db.select().from(productOrder)).map((row) => row);
const mails = () => server.context.database.db.select().from(outboxMessage);
const number = (form: RegExp) => expect.stringMatching(form) as string;

test('e-invoices are to be approved in the own bank, which the answer and the mail say (eInvoice.chosen)', async () => {
  const aino = demoPerson('Mäkelä');
  const billing = { bankId: 'op', eInvoiceAddress: null, operator: null, address: null, isCombined: true };
  const orderBy = async (method: 'eInvoice' | 'emailInvoice') => {
    const own = { customerId: aino.customerId, person: null, address: null };
    const bankId = method === 'eInvoice' ? billing.bankId : null;
    const order = newOrder({ ...own, billing: { ...billing, bankId, method } });
    return (await shop.send(order, await shop.signedIn(aino.sub))).body.product?.isEInvoiceToApprove;
  };
  expect([await orderBy('emailInvoice'), await orderBy('eInvoice')]).toEqual([undefined, true]);
  const told = (await mails()).filter(({ mail }) => JSON.stringify(mail.parts).includes('Hyväksy e-lasku pankissasi'));
  expect(told).toHaveLength(1);
});

test('a customer orders with the answer: one row, a contract that begins, services of their own, one mail (order.made, order.contract, order.services, order.mail)', async () => {
  const { db } = server.context.database;
  const aino = demoPerson('Mäkelä');
  const headers = await shop.signedIn(aino.sub);
  const order = newOrder({ customerId: aino.customerId, person: null, address: null, services: ['tuulisahko'] });
  const { status, body } = await shop.send(order, headers);
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      orderId: number(/^[0-9a-f-]{36}$/),
      verifier: null,
      proofUntil: null,
      process: 'order',
      orderNo: number(/^[1-9]\d{7}$/),
      importNo: number(/^\d{6}$/),
      isOffer: false,
      isContactRequest: false,
      isCreditable: true,
      security: null,
      isLiableCompanyGrid: true,
      isSccHouseType: false,
      isCustomer: true,
      isMoving: true,
      noOfServicesToImport: 1,
      serviceImportNos: [
        { templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: number(/^\d{6}$/), price: expect.any(Object) },
      ],
      error: null,
      product: {
        campaignId: 'talvi',
        templateId: 'kiintea-24',
        productName: 'Kajo Kiinteä 24 kk',
        productKind: 'Electricity',
        customerType: 'B2C',
        isRefund: false,
        included: ['Vesisähkö'],
        place: expect.stringMatching(FLAT),
        startDate: '2026-11-21',
        banner: {
          tariffNo: 705,
          title: 'Lataatko autoa kotona?',
          text: 'Lisäpalvelumme ajoittaa latauksen edullisimmille tunneille.',
          link: { href: '/contract/campaign/vas', label: 'Katso lisäpalvelut' },
        },
      },
    },
  });
  const [row] = await rowsOf();
  expect(row).toMatchObject({
    orderId: body.orderId,
    orderNo: body.orderNo,
    customerId: aino.customerId,
    sub: aino.sub,
    employee: null,
    importNo: body.importNo,
    isOffer: false,
    language: 'FI',
    isEarlyStartWished: true,
    withdrawal: number(/^[\w-]{43}$/),
    iban: null,
  });
  const [made] = await db
    .select()
    .from(contract)
    .where(eq(contract.contractCode, row?.contractCode ?? ''));
  expect(made).toMatchObject({
    customerId: aino.customerId,
    tariffNo: 424,
    contractTypeNo: 0,
    contractGroupNo: 7,
    status: 'A',
    startDate: '2026-11-21',
    endDate: '2028-11-20',
    // On the bill of what she has already.
    ledgerNo: '5000112',
    allowedReasonForContractEnd: ['moving'],
  });
  const ofContract = eq(contractAddon.contractCode, made?.contractCode ?? '');
  expect(await db.select().from(contractAddon).where(ofContract)).toHaveLength(1);
  const delivered = eq(contractDelivery.contractCode, made?.contractCode ?? '');
  expect(await db.select().from(contractDelivery).where(delivered)).toHaveLength(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(order.formData.contact.email);
  // What she sees from then on.
  const shown = await shop.call<{ contracts: { contractCode: string }[] }>(
    'GET',
    `/api/contracts/customer/${aino.customerId ?? ''}?selectedDeliverySite=${row?.meteringPointNo ?? ''}`,
    headers,
  );
  expect(shown.text).toContain(row?.contractCode);
});

test('who is no customer yet becomes one, with what was agreed to in the words that were read (order.newCustomer, consent.ledger)', async () => {
  const { db } = server.context.database;
  const mika = demoPerson('Salo');
  const order = newOrder({ person: null }, { locale: 'sv', rafCode: 'aino2026' });
  order.consents.push({ id: 'marketingEmail', version: '2026-11-01', isGiven: true });
  order.consents.push({ id: 'marketingSms', version: '2026-11-01', isGiven: false });
  const { body } = await shop.send(order, await shop.signedIn(mika.sub));
  expect(body).toMatchObject({ isCustomer: false, importNo: number(/^\d{6}$/) });
  const [known] = await db.select().from(person).where(eq(person.sub, mika.sub));
  const [made] = await db
    .select()
    .from(customer)
    .where(eq(customer.customerId, known?.customerId ?? ''));
  expect(made).toMatchObject({
    customerType: 'B2C',
    firstName: 'Mika',
    lastName: 'Salo',
    language: 'SV',
    email: order.formData.contact.email,
    address: { streetName: 'Koivukuja', zip: '33820', city: 'Tampere' },
    marketingPermissions: { email: { isAllowed: true, saveMethod: 'portal' }, sms: { isAllowed: false } },
  });
  const [row] = await rowsOf();
  expect(row).toMatchObject({ customerId: known?.customerId, rafCode: 'AINO2026' });
  const ledger = await db.select().from(consent);
  expect(ledger.map(({ consentId }) => consentId).toSorted()).toEqual(['earlyStart', 'marketingEmail', 'terms']);
  expect(ledger.find(({ consentId }) => consentId === 'terms')).toMatchObject({
    kind: 'contract',
    useCase: 'ContractForm',
    version: '2026-11-01',
    words: 'Jag har läst avtalsvillkoren och prislistan och godkänner dem.',
    language: 'SV',
    channel: 'portal',
    customerId: known?.customerId,
    sub: mika.sub,
    employee: null,
    source: body.orderId,
    isGiven: true,
    at: new Date(testNow),
  });
});

test('nothing that was typed of an identity code or an account stands in the row (order.secrets)', async () => {
  const outi = demoPerson('Rantanen');
  const order = newOrder(
    {
      customerId: outi.customerId,
      iban: 'FI2112345600000785',
      billing: null,
      start: { reason: 'moving', date: null },
      household: null,
    },
    await shop.offered('pientuotanto', 'pientuotanto'),
  );
  const { status, text } = await shop.send(order, await shop.signedIn(outi.sub));
  expect([status, text]).toEqual([201, expect.any(String)]);
  const kept = JSON.stringify(await rowsOf());
  expect(kept).not.toMatch(/010190|901R|FI2112345600000785/);
});

test('credit is refused: no number, no contract, no customer, no mail (order.credit)', async () => {
  const { db } = server.context.database;
  const eeva = demoPerson('Laine');
  const before = await db.select().from(contract);
  const order = newOrder({
    customerId: eeva.customerId,
    person: null,
    address: null,
    services: ['tuulisahko'],
    // Others have the obligation to supply there.
    deliverySite: siteAt(['Runebergsgatan', '9', 'A', '2', '68600', 'Jakobstad']),
  });
  const { status, body } = await shop.send(order, await shop.signedIn(eeva.sub));
  expect([status, body.isCreditable, body.importNo, body.security, body.error]).toEqual([201, false, null, null, null]);
  expect(body.serviceImportNos).toEqual([
    { templateId: 'tuulisahko', productName: 'Tuulisähkö', importNo: null, price: expect.any(Object) },
  ]);
  expect(await rowsOf()).toMatchObject([{ isCreditable: false, importNo: null, contractCode: null }]);
  expect([(await db.select().from(contract)).length, await mails()]).toEqual([before.length, []]);
});

test('with a deposit it is ordered, and waits for it (order.security)', async () => {
  const veikko = demoPerson('Hirvonen');
  // Fourteen days later is a Saturday, and the Sunday after it Independence Day.
  const payBy = addDays(helsinkiToday(Date.parse(testNow)), 16);
  const { body } = await shop.send(newOrder({ person: null }), await shop.signedIn(veikko.sub));
  expect(body).toMatchObject({
    isCreditable: false,
    security: { kind: 'deposit', cents: 20_000, payBy },
    importNo: number(/^\d{6}$/),
    error: null,
  });
  expect(await rowsOf()).toMatchObject([{ contractCode: null, customerId: number(/^\d{8}$/) }]);
  const [sent] = await mails();
  expect(sent?.mail.heading).toBe('Tilauksesi odottaa maksua');
  // The mail says the day that the page says.
  const [year, month, day] = payBy.split('-').map(Number);
  expect(JSON.stringify(sent?.mail.parts)).toContain(`Laskun eräpäivä on ${day}.${month}.${year}.`);
});

test('where the retailer must supply something is always asked in advance (order.security)', async () => {
  const eeva = demoPerson('Laine');
  const order = newOrder({ customerId: eeva.customerId, person: null, address: null });
  const { body } = await shop.send(order, await shop.signedIn(eeva.sub));
  expect(body).toMatchObject({
    isCreditable: false,
    isLiableCompanyGrid: true,
    security: { kind: 'prepayment', cents: 15_000 },
    importNo: number(/^\d{6}$/),
  });
});

test.each([
  ['a house whose connection is checked first', ['Mäyränmäenkatu', '5', 'A', null, '33870', 'Tampere'], true, true],
  ['any other', ['Runebergsgatan', '9', 'A', '2', '68600', 'Jakobstad'], false, false],
] as const)('%s is said to be so (order.siteFacts)', async (_what, site, isLiableCompanyGrid, isSccHouseType) => {
  const aino = demoPerson('Mäkelä');
  const deliverySite = siteAt(site);
  const form = { customerId: aino.customerId, person: null, address: null, deliverySite };
  const { body } = await shop.send(newOrder(form), await shop.signedIn(aino.sub));
  expect(body).toMatchObject({ isLiableCompanyGrid, isSccHouseType });
});

test('an order that does not get there is kept, and said to be so; nobody is thanked, and the customer service is told (registers.orderImport, order.notImported.told)', async () => {
  const marja = demoPerson('Koski');
  const order = newOrder({ person: null }, { locale: 'sv' });
  const { status, body } = await shop.send(order, await shop.signedIn(marja.sub));
  expect([status, body.importNo, body.error, body.isCreditable]).toEqual([201, null, 'order.notImported', true]);
  expect(await rowsOf()).toMatchObject([{ sub: marja.sub, importNo: null, customerId: null, contractCode: null }]);
  const [mail, ...others] = await mails();
  const { email, phone } = order.formData.contact;
  expect([others, mail?.recipient, mail?.replyTo]).toEqual([[], 'asiakaspalvelu@kajo.example', email]);
  const orderNo = body.orderNo?.replace(/(\d{4})(?=\d)/, '$1 ');
  expect([mail?.mail.subject, mail?.mail.parts]).toEqual([
    `Tilaus ${orderNo} ei mennyt järjestelmään`,
    [
      {
        kind: 'facts',
        title: null,
        facts: [
          ['Tilaus', orderNo],
          ['Sopimus', body.product?.productName],
          ['Käyttöpaikka', body.product?.place],
          ['Alkaa', expect.any(String)],
          ['Nimi', 'Marja Koski'],
          ['Sähköposti', email],
          ['Puhelin', phone],
          ['Kieli', 'ruotsi'],
        ],
      },
    ],
  ]);
  expect(JSON.stringify(mail)).not.toContain(marja.identityCode);
});
