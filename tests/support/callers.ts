import { eq } from 'drizzle-orm';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import type { Database } from '../../server/store/database.ts';
import { customer, employee, person, representation, staffAccess } from '../../server/store/schema.ts';

/** Customers of the tests' own, in no relation to each other but the one that is named. */
export const customers = {
  ownB2c: '90000001',
  ownB2b: '90000002',
  blocked: '90000003',
  represented: '90000004',
  /** Opened by an employee; a person holds it. */
  opened: '90000005',
  foreign: '90000006',
  employees: '90000007',
  /** Of those for whom the representative may act or might: the mandate that ends today, and those that do not count. */
  representedToday: '90000008',
  mandateOver: '90000009',
  mandateRevoked: '90000010',
  mandateToCome: '90000011',
  /** No customer has it. */
  missing: '99999999',
} as const;

export type CustomerName = Exclude<keyof typeof customers, 'missing'>;

/** Until when somebody may act for a customer, or why not. */
type Mandate = 'today' | 'lastDay' | 'over' | 'revoked' | 'tomorrow';

interface Fixture {
  customerId?: string;
  isBlocked?: boolean;
  represents?: Partial<Record<CustomerName, Mandate>>;
  employee?: Partial<typeof employee.$inferInsert>;
}

/** Where those employees sell who sell: as the example of an order has it. */
const sells = {
  salesChannels: ['Messut'],
  salesPoints: [{ salesPointId: '301', name: 'Tampereen myymälä' }],
};

/** People of whom each is one thing alone, unlike most of the demo people. */
const people = {
  consumer: { customerId: customers.ownB2c },
  company: { customerId: customers.ownB2b },
  representative: {
    represents: {
      represented: 'today',
      representedToday: 'lastDay',
      mandateOver: 'over',
      mandateRevoked: 'revoked',
      mandateToCome: 'tomorrow',
    },
  },
  representativeWhoLost: { customerId: customers.ownB2c, represents: { represented: 'revoked' } },
  representativeToBe: { customerId: customers.ownB2c, represents: { represented: 'tomorrow' } },
  stranger: {},
  employee: { employee: sells },
  salesAgent: { employee: { employeeType: 'sales', salesAgentId: 'M1042', ...sells } },
  contentEditor: { employee: { employeeType: 'content', ...sells } },
  /** Must say under whose id she sells. */
  sellerWithoutId: { employee: { employeeType: 'sales', askSalesAgentId: true, ...sells } },
  employeeWithContract: { employee: sells, customerId: customers.employees },
  blocked: { customerId: customers.blocked, isBlocked: true, represents: { represented: 'today' } },
  blockedEmployee: { employee: {}, isBlocked: true },
  /** May act for others, whom an employee who has opened the customer is shown. */
  holderOfOpened: { customerId: customers.opened, represents: { represented: 'today', mandateRevoked: 'revoked' } },
  holderOfForeign: { customerId: customers.foreign },
  representativeUntilYesterday: { customerId: customers.ownB2c, represents: { represented: 'over' } },
} as const satisfies Record<string, Fixture>;
export type PersonName = keyof typeof people;

/** What a request comes with; all but the first few are a session with something wrong, or nothing at all. */
export type Credential =
  | 'good'
  /** Signed in without strong authentication. */
  | 'weak'
  | 'none'
  | 'orderCookie'
  | 'expired'
  | 'sessionOver'
  | 'signedOut'
  | 'superseded'
  | 'wrongAudience'
  | 'wrongIssuer'
  | 'forged';

export interface Caller {
  person: PersonName;
  credential: Credential;
}

/** Every principal of `x-access`, and those whose right is past, to come, or never was, by the matrix's name. */
export const callers: Record<string, Caller> = {
  anonymous: { person: 'consumer', credential: 'none' },
  'verified-order': { person: 'consumer', credential: 'orderCookie' },
  'customer-b2c': { person: 'consumer', credential: 'good' },
  'customer-b2c signed in weakly': { person: 'consumer', credential: 'weak' },
  'customer-b2b': { person: 'company', credential: 'good' },
  representative: { person: 'representative', credential: 'good' },
  'strong-auth-only': { person: 'stranger', credential: 'good' },
  employee: { person: 'employee', credential: 'good' },
  'employee signed in weakly': { person: 'employee', credential: 'weak' },
  'sales-agent': { person: 'salesAgent', credential: 'good' },
  'sales-agent without an id': { person: 'sellerWithoutId', credential: 'good' },
  'content-editor': { person: 'contentEditor', credential: 'good' },
  'employee+customer-b2c': { person: 'employeeWithContract', credential: 'good' },
  blocked: { person: 'blocked', credential: 'good' },
  'blocked employee': { person: 'blockedEmployee', credential: 'good' },
  'revoked representative': { person: 'representativeWhoLost', credential: 'good' },
  'representative until yesterday': { person: 'representativeUntilYesterday', credential: 'good' },
  'representative from tomorrow': { person: 'representativeToBe', credential: 'good' },
  expired: { person: 'consumer', credential: 'expired' },
  'session over': { person: 'consumer', credential: 'sessionOver' },
  'signed out': { person: 'consumer', credential: 'signedOut' },
  'superseded version': { person: 'consumer', credential: 'superseded' },
  'wrong audience': { person: 'consumer', credential: 'wrongAudience' },
  'wrong issuer': { person: 'consumer', credential: 'wrongIssuer' },
  'forged signature': { person: 'consumer', credential: 'forged' },
};

const names = Object.keys(people) as PersonName[];
export const subOf = (name: PersonName) =>
  `7e570000-0000-4000-8000-0000000000${String(names.indexOf(name)).padStart(2, '0')}`;
export const fixtureOf = (name: PersonName): Fixture => people[name];
export { names as peopleNames };

/** What a caller is to the rules of the API, by what the tests put into the database. */
export function principalsOf({ person: name, credential }: Caller): string[] {
  if (credential === 'none' || credential === 'orderCookie') return ['anonymous'];
  if (credential !== 'good' && credential !== 'weak') return [];
  const { customerId, isBlocked, represents = {}, employee: staff } = fixtureOf(name);
  if (isBlocked) return ['anonymous', 'blocked'];
  const principals = [
    ...(staff ? ['employee'] : []),
    ...(staff && (staff.salesAgentId ?? staff.askSalesAgentId) ? ['sales-agent'] : []),
    ...(staff?.employeeType === 'content' ? ['content-editor'] : []),
    ...(customerId ? [customerId === customers.ownB2b ? 'customer-b2b' : 'customer-b2c'] : []),
    ...(Object.values(represents).some((mandate) => mandate === 'today' || mandate === 'lastDay')
      ? ['representative']
      : []),
  ];
  // What a browser holds is looked at later.
  return ['anonymous', 'verified-order', ...(principals.length > 0 ? principals : ['strong-auth-only'])];
}

/** Makes the people what they were, where a call has made one of them a customer. */
export async function restoreCallers({ db }: Database): Promise<void> {
  for (const name of names)
    await db
      .update(person)
      .set({ customerId: fixtureOf(name).customerId ?? null })
      .where(eq(person.sub, subOf(name)));
}

/** Not a valid code, and no two alike. */
export const identityCodeOf = (name: PersonName) => `0101${String(names.indexOf(name)).padStart(2, '0')}-900X`;

/**
 * Puts the people and their customers into the database, beside the demo data. Whatever a customer has holds the customer's
 * id, and whatever a person has the person's name, so that `strangersIn` finds it in any text.
 */
export async function insertCallers({ db }: Database, clock: () => Date): Promise<void> {
  const today = helsinkiToday(clock().getTime());
  const { missing: _missing, ...existing } = customers;
  await db.insert(customer).values(
    Object.entries(existing).map(([name, customerId]) => ({
      customerId,
      customerType: name === 'ownB2b' ? ('B2B' as const) : ('B2C' as const),
      isCompany: name === 'ownB2b',
      firstName: name === 'ownB2b' ? null : `Testi${customerId}`,
      lastName: `Salainen${customerId}`,
      businessId: name === 'ownB2b' ? `${customerId}-0` : null,
      email: `salainen${customerId}@kajo.example`,
      mobileNumber: `+358${customerId}`,
      address: {
        typeOfAddress: 'regularAddress' as const,
        streetName: `Salainenkatu${customerId}`,
        houseNumber: '1',
        houseLetter: null,
        residence: null,
        zip: '33100',
        city: `Salainenkylä${customerId}`,
        country: 'FI',
        postalBox: `PL ${customerId}`,
      },
      marketingPermissions: {
        sms: { isAllowed: false, saveMethod: `salaa${customerId}` },
        email: { isAllowed: false, saveMethod: `salaa${customerId}` },
      },
      priceNotifications: {
        email: { enabled: false, saveMethod: null, emailAddress: `hinnat${customerId}@kajo.example` },
        sms: { enabled: false, saveMethod: null, phoneNumber: `+35850${customerId}` },
      },
    })),
  );
  await db.insert(person).values(
    names.map((name) => ({
      sub: subOf(name),
      identityCode: identityCodeOf(name),
      givenName: 'Testi',
      familyName: `Henkilö-${name}`,
      customerId: fixtureOf(name).customerId ?? null,
      isBlocked: fixtureOf(name).isBlocked ?? false,
    })),
  );
  await db.insert(employee).values(
    names.flatMap((name) => {
      const staff = fixtureOf(name).employee;
      return staff ? [{ employeeType: 'customerService' as const, ...staff, sub: subOf(name) }] : [];
    }),
  );
  const rowOf = (name: PersonName, customerName: CustomerName, mandate: Mandate) => ({
    sub: subOf(name),
    customerId: customers[customerName],
    validFrom: addDays(today, mandate === 'tomorrow' ? 1 : -400),
    validTo: mandate === 'lastDay' ? today : mandate === 'over' ? addDays(today, -1) : null,
    revokedAt: mandate === 'revoked' ? new Date(clock().getTime() - 1) : null,
  });
  await db
    .insert(representation)
    .values(
      names.flatMap((name) =>
        Object.entries(fixtureOf(name).represents ?? {}).map(([whom, mandate]) =>
          rowOf(name, whom as CustomerName, mandate),
        ),
      ),
    );
  // A visit of each, and one search that found them all.
  const seen = { sub: subOf('employee'), at: new Date(clock().getTime() - 86_400_000) };
  await db.insert(staffAccess).values(
    Object.values(existing).flatMap((customerId) => [
      {
        ...seen,
        customerId,
        operation: 'getCustomer',
        reason: `Salainen syy ${customerId}`,
        visit: `kaynti-${customerId}`,
      },
      { ...seen, customerId, operation: 'searchCustomers', reason: `Salainen haku ${customerId}`, visit: 'haku' },
    ]),
  );
}
