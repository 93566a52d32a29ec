import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { readToken, resolveActor } from '../access/resolveActor.ts';
import { EmbeddedClient } from '../store/embeddedClient.ts';
import * as tables from '../store/schema.ts';
import { contract, customer } from './reads.testRows.ts';
import { setUpOperations } from './operations.testing.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const here = setUpOperations(() => now);

/** Signs the person in. */
async function signedIn(sub: string) {
  const { session, authorization } = await here.signIn(sub);
  const read = async (url: string, language = 'fi') => {
    const answer = await here.app.inject({ url, headers: { authorization, 'accept-language': language } });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { session, authorization, read };
}

describe('who asks (access.token)', () => {
  test.each([
    ['aino', ['customer-b2c', 'representative'], '111111', ['333333'], null],
    ['asoy', ['customer-b2b'], '333333', [], null],
    ['nobody', ['strong-auth-only'], null, [], null],
    ['blocked', ['blocked'], '222222', [], null],
    ['seller', ['employee', 'sales-agent'], null, [], expect.objectContaining({ employeeType: 'sales' })],
    ['editor', ['employee', 'content-editor'], null, [], expect.objectContaining({ employeeType: 'content' })],
  ])('%s', async (sub, principals, customerId, represented, employee) => {
    const { session, authorization } = await signedIn(sub);
    expect(await resolveActor(here.context, await readToken(here.context, authorization))).toEqual({
      principals: new Set(principals),
      session,
      person: expect.objectContaining({ sub }),
      employee,
      customerId,
      customerType: customerId && (customerId === '333333' ? 'B2B' : 'B2C'),
      representedCustomerIds: new Set(represented),
      acting: null,
    });
  });

  test.each(['Basic abc', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(5000)}`, ''])(
    'nobody, with %j',
    async (header) => {
      await expect(readToken(here.context, header)).rejects.toMatchObject({ code: 'session.invalid' });
    },
  );
});

describe('a customer', () => {
  test('is shown as the API says, a company with its business id', async () => {
    const { read } = await signedIn('aino');
    const shown = customer('333333', 'As Oy', 'B2B');
    expect(await read('/api/customer/333333')).toEqual({ status: 200, body: shown });
  });

  test('those whom the person may act for today, by name', async () => {
    const { read } = await signedIn('aino');
    const body = {
      owner: { customerId: '111111', firstName: 'Aino', lastName: 'Mäkelä aino' },
      representing: [
        {
          customerId: '333333',
          firstName: null,
          lastName: 'As Oy',
          customerType: 'B2B',
          validFrom: '2026-11-21',
          validTo: null,
        },
      ],
    };
    for (const query of ['', '?customerId=111111'])
      expect(await read(`/api/customer/representations${query}`)).toEqual({ status: 200, body });
  });
});

describe('the contracts of a customer', () => {
  const codes = (body: Record<string, { contractCode: string }[]>) =>
    ['active', 'starting', 'ending', 'ended'].map((group) => body[group]?.map(({ contractCode }) => contractCode));

  test('stand in groups, whole and in the language asked for', async () => {
    const { read } = await signedIn('aino');
    const { body } = await read('/api/contracts/customer/111111', 'sv-FI,sv;q=0.9');
    expect(codes(body)).toEqual([['K1001'], ['K1002'], ['K1003'], ['K1004']]);
    expect(body.active[0]).toEqual({
      ...contract('1001'),
      contractType: 'electricity',
      productName: 'Kajo Pörssi sv',
      productDescription: 'Vartti vartilta. sv',
      validity: { fromDate: '2023-09-01', toDate: null },
      // No campaign is there.
      hasNoChange: true,
      addons: {
        701: {
          productName: 'Tuulisähkö sv',
          vapType: 'environmental',
          detachedAddon: false,
          startDate: '2025-09-01',
          price: { amount: '2.95', unit: 'EUR/month', vatPercentage: '25.5' },
        },
      },
      meteringPoint: { meteringPointNo: '7012345', meteringPointId: 'Y7012345', deliverySiteId: 'Y7012345' },
      meteringPointNo: undefined,
      meteringPointAddress: {
        streetName: 'Koivukuja',
        houseNumber: '4',
        houseLetter: 'B',
        residence: null,
        postalCode: '33820',
        postalCity: 'Tampere',
      },
      deliveryDetails: [{ tariffNo: 594, tariffFromDate: '2023-09-01', tariffToDate: null }],
      is15minAvailable: true,
      noticePeriodDays: 14,
      prices: [{ kind: 'margin', amount: '0.59', unit: 'c/kWh', vatPercentage: '25.5' }],
      contentConfiguration: { icon: 'electricity', contractTypeLabel: 'Sähkö sv' },
    });
    expect(body.homePageQuickLinks).toEqual([
      { id: 'contracts', href: '/contracts', label: 'Avtal' },
      { id: 'invoices', href: '/invoices', label: 'Fakturor' },
      { id: 'move', href: '/my-move', label: 'Flytt' },
      { id: 'addons', href: '/add-vap/campaign/vas', label: 'Tilläggstjänster' },
      { id: 'addonsOfCompanies', href: '/add-vap-b2b/campaign/yrityspalvelut', label: 'Tilläggstjänster' },
      { id: 'priceLock', href: '/lock-price-logged-in/campaign/hintalukko', label: 'Prislåsning' },
      { id: 'customerService', href: 'tel:+358201234500', label: 'Ring kundservicen' },
    ]);
  });

  test.each([
    ['?status=A,M', [['K1001'], [], ['K1003'], []]],
    ['?selectedDeliverySite=7099999', [[], ['K1002'], [], []]],
    ['?selectedDeliverySite=1', [[], [], [], []]],
  ])('%s', async (query, expected) => {
    const { read } = await signedIn('aino');
    expect(codes((await read(`/api/contracts/customer/111111${query}`)).body)).toEqual(expected);
  });

  test('of another are not there, like those of a customer who does not exist (access.foreign)', async () => {
    const { read } = await signedIn('aino');
    const [foreign, unknown] = [
      await read('/api/contracts/customer/222222'),
      await read('/api/contracts/customer/999999'),
    ];
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }]);
  });
});

describe('an employee who acts for a customer', () => {
  test('reads, and each read is written down first; what cannot be written down is not read (access.staffAudit)', async () => {
    const { db } = here.database;
    const { session, read } = await signedIn('seller');
    expect((await read('/api/contracts/customer/111111')).body.code).toBe('acting.required');
    const grant = { sessionId: session.id, sub: 'seller', customerId: '111111', reason: 'phone call', createdAt: now };
    await db.insert(tables.actingGrant).values(grant);
    expect((await read('/api/contracts/customer/111111')).status).toBe(200);
    expect((await read('/api/contracts/customer/111111?status=X')).status).toBe(400);
    expect((await read('/api/customer/222222')).body.code).toBe('acting.required');
    const written = {
      id: 1,
      sub: 'seller',
      customerId: '111111',
      operation: 'getContracts',
      reason: 'phone call',
      at: now,
      visit: expect.any(String) as string,
    };
    expect(await db.select().from(tables.staffAccess)).toEqual([written]);

    await db.execute(sql`alter table staff_access add constraint full_disk check (id < 2)`);
    const refused = await read('/api/contracts/customer/111111', 'en');
    expect([refused.status, refused.body.active, refused.body.homePageQuickLinks[0]]).toEqual([
      500,
      undefined,
      { id: 'contracts', href: '/contracts', label: 'Contracts' },
    ]);

    await db.update(tables.actingGrant).set({ endedAt: now }).where(eq(tables.actingGrant.sessionId, session.id));
    expect((await read('/api/contracts/customer/111111')).body.code).toBe('acting.required');
  });
});

describe('a read asks the database little: who it is for, and at most two statements more', () => {
  test.each([
    ['/api/contracts/customer/111111', 3],
    ['/api/v2/delivery-site/find?customerId=111111', 3],
    ['/api/customer/111111', 3],
    ['/api/customer/111111/accesses', 3],
    ['/api/customer/111111/representatives', 3],
    ['/api/customer/representations', 3],
    ['/api/auth/user-info', 1],
  ])('%s', async (url, most) => {
    const { read } = await signedIn('aino');
    // The first one builds what the others find there.
    await read(url);
    const asked = vi.spyOn(EmbeddedClient.prototype, 'query');
    expect((await read(url)).status).toBe(200);
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(most);
    asked.mockRestore();
  });
});
