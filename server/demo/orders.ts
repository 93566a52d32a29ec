import { addDays, dayStart } from '../../domain/time/index.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { productOrder } from '../store/schema.ts';
import { demoOffer } from './offers.ts';
import type { DemoRows } from './rows.ts';

type Order = typeof productOrder.$inferInsert;
type Form = Order['form'];

/** What the link in the confirmation of Aino Mäkelä's order says after `/withdrawal#`. Its digest has digits at its end, so that copies of hers have links of their own. */
export const DEMO_WITHDRAWAL_SECRET = 'bqI10JIlTIiAGZLc0ch7uQ';

const HOUR = 3_600_000;
/** In the evening, when people order. */
const ORDERED_AT = 19 * HOUR;

const orderId = (n: number) => `0d3a0000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

type Place = readonly [streetName: string, houseNumber: string, postalCode: string, postalCity: string];

function formOf(
  { customerId, customerType }: Pick<Form, 'customerId' | 'customerType'>,
  { email, phone }: Form['contact'],
  [streetName, houseNumber, postalCode, postalCity]: Place,
  more: Partial<Form>,
): Form {
  return {
    customerId,
    customerType,
    person: null,
    company: null,
    contact: { email, phone },
    address: null,
    deliverySite: {
      meteringPointId: null,
      isToBeFound: true,
      address: {
        typeOfAddress: 'regularAddress',
        country: 'FI',
        streetName,
        houseNumber,
        houseLetter: null,
        residence: null,
        postalBox: null,
        postalCode,
        postalCity,
      },
    },
    start: { reason: 'switching', date: null },
    presentSupplier: null,
    billing: null,
    iban: null,
    household: { size: 2, houseType: 'detachedHouse', hasElectricHeating: false },
    services: [],
    priceOffer: null,
    ...more,
  };
}

/** Orders whose places the retailer still looks for, so that no contract stands for them yet. */
const common = {
  campaignId: 'talvi',
  templateId: 'kiintea-24',
  tariffNo: 424,
  campaignCode: 'TALVI26',
  contracts: [],
  language: 'FI',
  isOffer: false,
  isCreditable: true,
  isLiableCompanyGrid: false,
  isSccHouseType: false,
  isCustomer: true,
} satisfies Partial<Order>;

const aino = { customerId: '40127731', customerType: 'B2C' } as const;
const ainosContact = { email: 'aino.makela@kajo.example', phone: '+358401234501' };
const ordered = (today: string, daysAgo: number) => new Date(dayStart(addDays(today, -daysAgo)) + ORDERED_AT);

export const demoRows = (today: string): DemoRows[] => {
  const orders: Order[] = [
    {
      ...common,
      orderId: orderId(1),
      orderNo: '88412207',
      customerId: aino.customerId,
      sub: '5a1e0000-0000-4000-8000-000000000001',
      form: formOf(aino, ainosContact, ['Rantasaunantie', '122', '34800', 'Virrat'], {}),
      startDate: addDays(today, 17),
      importNo: '700101',
      withdrawal: digestOfSecret(DEMO_WITHDRAWAL_SECRET),
      createdAt: ordered(today, 5),
    },
    {
      ...common,
      orderId: orderId(2),
      templateId: 'kiintea-12',
      tariffNo: 412,
      orderNo: '88405513',
      customerId: aino.customerId,
      sub: '5a1e0000-0000-4000-8000-000000000001',
      form: formOf(aino, ainosContact, ['Hämeenkatu', '30', '33200', 'Tampere'], {
        start: { reason: 'moving', date: null },
        household: { size: 2, houseType: 'apartment', hasElectricHeating: false },
      }),
      startDate: addDays(today, -4),
      isEarlyStartWished: true,
      importNo: '700102',
      createdAt: ordered(today, 9),
    },
    {
      ...common,
      orderId: orderId(3),
      orderNo: '88371906',
      customerId: '40141178',
      sub: '5a1e0000-0000-4000-8000-000000000003',
      form: formOf(
        { customerId: '40141178', customerType: 'B2C' },
        { email: 'asa.ohman@kajo.example', phone: '+358401234503' },
        ['Runebergsgatan', '21', '68600', 'Jakobstad'],
        {},
      ),
      startDate: addDays(today, 2),
      language: 'SV',
      importNo: '700103',
      createdAt: ordered(today, 20),
    },
    {
      ...common,
      campaignId: 'yritys',
      templateId: 'yritys-kiintea-24',
      tariffNo: 424,
      campaignCode: 'YRITYS26',
      orderId: orderId(4),
      orderNo: '88410034',
      customerId: '70028846',
      sub: '5a1e0000-0000-4000-8000-000000000006',
      form: formOf(
        { customerId: '70028846', customerType: 'B2B' },
        { email: 'pekka.korhonen@pyynikintori.example', phone: '+358401234507' },
        ['Teollisuustie', '12', '33330', 'Tampere'],
        { household: null },
      ),
      startDate: addDays(today, 20),
      importNo: '700104',
      createdAt: ordered(today, 3),
    },
  ];
  return [{ table: productOrder, rows: [...orders, demoOffer(today)] }];
};
