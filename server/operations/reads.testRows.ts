import type { Database } from '../store/database.ts';
import * as tables from '../store/schema.ts';

const person = (sub: string, customerId: string | null, more: Partial<typeof tables.person.$inferInsert> = {}) => ({
  sub,
  identityCode: `010190-${sub}`,
  givenName: 'Aino',
  familyName: `Mäkelä ${sub}`,
  customerId,
  ...more,
});
export const customer = (customerId: string, lastName: string, customerType: 'B2C' | 'B2B' = 'B2C') => ({
  customerId,
  customerType,
  isCompany: customerType === 'B2B',
  isDeceased: false,
  firstName: customerType === 'B2B' ? null : 'Aino',
  lastName,
  businessId: customerType === 'B2B' ? '9100005-4' : null,
  email: null,
  mobileNumber: null,
  language: 'FI' as const,
  address: {
    typeOfAddress: 'regularAddress' as const,
    streetName: 'Koivukuja',
    houseNumber: '4',
    houseLetter: 'B',
    residence: null,
    zip: '33820',
    city: 'Tampere',
    country: 'FI',
    postalBox: null,
  },
  marketingPermissions: {
    sms: { isAllowed: false, saveMethod: null },
    email: { isAllowed: true, saveMethod: 'portal' },
  },
  priceNotifications: {
    email: { enabled: false, saveMethod: null, emailAddress: null },
    sms: { enabled: false, saveMethod: null, phoneNumber: null },
  },
});
export const contract = (code: string, more: Partial<typeof tables.contract.$inferInsert> = {}) => ({
  contractCode: `K${code}`,
  contractNo: code,
  customerId: '111111',
  meteringPointNo: '7012345',
  contractTypeNo: 0,
  contractGroupNo: 6,
  tariffNo: 594,
  status: 'A' as const,
  startDate: '2023-09-01',
  endDate: null,
  billingGroupNo: 1,
  ledgerNo: '5000112',
  hasFlexPayment: false,
  smartPackage: null,
  allowedReasonForContractEnd: ['moving' as const],
  ...more,
});
export const point = (meteringPointNo: string) => ({
  meteringPointNo,
  meteringPointId: `Y${meteringPointNo}`,
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalCode: '33820',
  postalCity: 'Tampere',
  is15minAvailable: true,
});

/** Customers, people and contracts of these tests. */
export async function fillDatabase({ db }: Database): Promise<void> {
  await db
    .insert(tables.customer)
    .values([customer('111111', 'Mäkelä'), customer('222222', 'Aalto'), customer('333333', 'As Oy', 'B2B')]);
  await db
    .insert(tables.person)
    .values([
      person('aino', '111111'),
      person('asoy', '333333'),
      person('nobody', null),
      person('blocked', '222222', { isBlocked: true }),
      person('seller', null),
      person('editor', null),
    ]);
  await db.insert(tables.employee).values([
    { sub: 'seller', employeeType: 'sales', askSalesAgentId: true },
    { sub: 'editor', employeeType: 'content' },
  ]);
  await db.insert(tables.representation).values([
    { sub: 'aino', customerId: '333333', validFrom: '2026-11-21' },
    { sub: 'aino', customerId: '222222', validFrom: '2026-11-22' },
    { sub: 'asoy', customerId: '111111', validFrom: '2020-01-01', revokedAt: new Date('2026-01-01T00:00:00.000Z') },
  ]);
  const texts = (fi: string) => ({ fi, sv: `${fi} sv`, en: `${fi} en` });
  await db.insert(tables.product).values({
    tariffNo: 594,
    name: texts('Kajo Pörssi'),
    description: texts('Vartti vartilta.'),
    label: texts('Sähkö'),
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [{ kind: 'margin', amount: '0.59', unit: 'c/kWh' }],
  });
  await db.insert(tables.addonProduct).values({
    tariffNo: 701,
    name: texts('Tuulisähkö'),
    vapType: 'environmental',
    price: { amount: '2.95', unit: 'EUR/month' },
  });
  await db.insert(tables.meteringPoint).values([point('7012345'), point('7099999')]);
  await db
    .insert(tables.contract)
    .values([
      contract('1001'),
      contract('1002', { status: 'O', startDate: '2026-12-01', meteringPointNo: '7099999' }),
      contract('1003', { status: 'M', endDate: '2026-12-31' }),
      contract('1004', { status: 'S', startDate: '2020-01-01', endDate: '2026-10-31' }),
      contract('1005', { status: 'S', startDate: '2020-01-01', endDate: '2021-10-31' }),
      contract('2001', { customerId: '222222' }),
    ]);
  await db
    .insert(tables.contractDelivery)
    .values({ contractCode: 'K1001', tariffNo: 594, tariffFromDate: '2023-09-01', tariffToDate: null });
  await db.insert(tables.contractAddon).values({ contractCode: 'K1001', tariffNo: 701, startDate: '2025-09-01' });
}
