import { customer, type CustomerAddress } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';

type Customer = typeof customer.$inferSelect;
type Street = readonly [streetName: string, houseNumber: string, houseLetter: string | null, residence: string | null];

function at([streetName, houseNumber, houseLetter, residence]: Street, zip: string, city: string): CustomerAddress {
  return {
    typeOfAddress: 'regularAddress',
    streetName,
    houseNumber,
    houseLetter,
    residence,
    zip,
    city,
    country: 'FI',
    postalBox: null,
  };
}

const quiet: Pick<Customer, 'isDeceased' | 'language' | 'marketingPermissions' | 'priceNotifications'> = {
  isDeceased: false,
  language: 'FI',
  marketingPermissions: {
    sms: { isAllowed: false, saveMethod: null },
    email: { isAllowed: false, saveMethod: null },
  },
  priceNotifications: {
    email: { enabled: false, saveMethod: null, emailAddress: null },
    sms: { enabled: false, saveMethod: null, phoneNumber: null },
  },
};

type Named = Pick<Customer, 'customerId' | 'lastName' | 'email' | 'mobileNumber' | 'address'>;
const consumer = (named: Named & { firstName: string | null } & Partial<Customer>): Customer => ({
  ...quiet,
  customerType: 'B2C',
  isCompany: false,
  businessId: null,
  ...named,
});
const company = (named: Named & Partial<Customer>): Customer => ({
  ...quiet,
  customerType: 'B2B',
  isCompany: true,
  firstName: null,
  businessId: null,
  ...named,
});

/** The customers of the demo people, and those whom they represent. Business ids are of a range not yet given out. */
export const demoCustomers: readonly Customer[] = [
  consumer({
    customerId: '40127731',
    firstName: 'Aino',
    lastName: 'Mäkelä',
    email: 'aino.makela@kajo.example',
    mobileNumber: '+358401234501',
    address: at(['Koivukuja', '4', 'B', null], '33820', 'Tampere'),
    marketingPermissions: {
      sms: { isAllowed: false, saveMethod: null },
      email: { isAllowed: true, saveMethod: 'portal' },
    },
  }),
  consumer({
    customerId: '40127732',
    firstName: 'Eero',
    lastName: 'Mäkelä',
    email: 'eero.makela@kajo.example',
    mobileNumber: '+358401234502',
    address: at(['Yliopistonkatu', '38', 'A', '5'], '40100', 'Jyväskylä'),
  }),
  company({
    customerId: '70031180',
    lastName: 'As. Oy Kuusikkorinne',
    businessId: '9344201-8',
    email: 'hallitus@kuusikkorinne.example',
    mobileNumber: '+358401234503',
    address: at(['Kuusikkorinne', '2', null, null], '33820', 'Tampere'),
  }),
  consumer({
    customerId: '40129904',
    // An estate has its name in one piece.
    firstName: null,
    lastName: 'Helmi Mäkelän kuolinpesä',
    isDeceased: true,
    email: null,
    mobileNumber: null,
    address: at(['Rantasaunantie', '112', null, null], '34800', 'Virrat'),
  }),
  consumer({
    customerId: '40130244',
    firstName: 'Jyrki-Pekka',
    lastName: 'Väisänen',
    email: 'jyrki-pekka.vaisanen@kajo.example',
    mobileNumber: '+358401234504',
    address: at(['Lentävänniemenkatu', '21', 'A', '14'], '33410', 'Tampere'),
    priceNotifications: {
      email: { enabled: true, saveMethod: 'portal', emailAddress: 'jyrki-pekka.vaisanen@kajo.example' },
      sms: { enabled: false, saveMethod: null, phoneNumber: null },
    },
  }),
  consumer({
    customerId: '40141178',
    firstName: 'Åsa',
    lastName: 'Öhman',
    language: 'SV',
    email: 'asa.ohman@kajo.example',
    mobileNumber: '+358401234505',
    address: at(['Storgatan', '12', 'A', '4'], '68600', 'Jakobstad'),
  }),
  consumer({
    customerId: '40152909',
    firstName: 'Outi',
    lastName: 'Rantanen',
    email: 'outi.rantanen@kajo.example',
    mobileNumber: '+358401234506',
    address: at(['Tammelan puistokatu', '28', 'B', '31'], '33100', 'Tampere'),
  }),
  company({
    customerId: '70032204',
    lastName: 'As. Oy Näsinlinna',
    businessId: '9110093-8',
    email: 'isannointi@nasinlinna.example',
    mobileNumber: '+358401234507',
    address: at(['Näsilinnankatu', '40', null, null], '33200', 'Tampere'),
  }),
  company({
    customerId: '70035518',
    lastName: 'Tampereen Soutuseura ry',
    businessId: '9500316-6',
    email: 'toimisto@soutuseura.example',
    mobileNumber: '+358401234508',
    address: {
      typeOfAddress: 'postalBox',
      streetName: null,
      houseNumber: null,
      houseLetter: null,
      residence: null,
      zip: '33101',
      city: 'Tampere',
      country: 'FI',
      postalBox: '214',
    },
  }),
  consumer({
    customerId: '40163350',
    firstName: 'Sari',
    lastName: 'Peltoniemi-Järvinen',
    email: 'sari.peltoniemi-jarvinen@kajo.example',
    mobileNumber: '+358401234509',
    address: at(['Pähkinämäenkatu', '7', null, null], '33840', 'Tampere'),
    marketingPermissions: {
      sms: { isAllowed: true, saveMethod: 'portal' },
      email: { isAllowed: true, saveMethod: 'portal' },
    },
  }),
  company({
    customerId: '70028846',
    lastName: 'Kiinteistö Oy Pyynikintori',
    businessId: '9311807-4',
    email: 'pekka.korhonen@pyynikintori.example',
    mobileNumber: '+358401234510',
    address: at(['Pyynikintori', '8', null, null], '33230', 'Tampere'),
  }),
  company({
    customerId: '70031925',
    lastName: 'Lämpöurakointi Häkkinen Oy',
    businessId: '9322041-5',
    email: 'liisa@lampohakkinen.example',
    mobileNumber: '+358401234511',
    address: at(['Teollisuuskatu', '14', null, null], '37150', 'Nokia'),
  }),
  consumer({
    customerId: '40174412',
    firstName: 'Timo',
    lastName: 'Niemi',
    email: 'timo.niemi@kajo.example',
    mobileNumber: '+358401234512',
    address: at(['Atalan aukio', '3', null, '18'], '33580', 'Tampere'),
  }),
  consumer({
    customerId: '40185533',
    firstName: 'Eeva',
    lastName: 'Laine',
    email: 'eeva.laine@kajo.example',
    mobileNumber: '+358401234513',
    address: at(['Insinöörinkatu', '60', 'C', '75'], '33720', 'Tampere'),
  }),
  consumer({
    customerId: '40196627',
    firstName: 'Kirsi',
    lastName: 'Saarinen',
    email: 'kirsi.saarinen@kajo.example',
    mobileNumber: '+358401234514',
    address: at(['Kyttälänkatu', '9', 'A', '12'], '33100', 'Tampere'),
  }),
  consumer({
    customerId: '40188421',
    firstName: 'Hannele',
    lastName: 'Virtanen',
    email: 'hannele.virtanen@kajo.example',
    mobileNumber: '+358401234518',
    address: at(['Pispalanharju', '7', null, null], '33250', 'Tampere'),
  }),
  company({
    customerId: '70030071',
    lastName: 'Tilitoimisto Saarinen Oy',
    email: 'toimisto@tilisaarinen.example',
    mobileNumber: '+358401234515',
    address: at(['Otavalankatu', '12', null, null], '33100', 'Tampere'),
  }),
  company({
    customerId: '70031199',
    lastName: 'As. Oy Kuusikkopuisto',
    email: 'hallitus@kuusikkopuisto.example',
    mobileNumber: '+358401234516',
    address: at(['Kuusikkorinne', '6', null, null], '33820', 'Tampere'),
  }),
  company({
    customerId: '71102207',
    lastName: 'Nokian Teollisuuskiinteistöt ja Lämpölaitospalvelut Oy',
    email: 'talous@nokianteollisuus.example',
    mobileNumber: '+358401234517',
    address: at(['Kehäkatu', '3', null, null], '37150', 'Nokia'),
  }),
  company({
    customerId: '70038812',
    lastName: 'Toiminimi Outi Rantanen',
    email: 'outi.rantanen@kajo.example',
    mobileNumber: '+358401234506',
    address: at(['Tammelan puistokatu', '28', 'B', '31'], '33100', 'Tampere'),
  }),
  company({
    customerId: '70050316',
    lastName: 'Virtain Mökkitie, tiekunta',
    email: null,
    mobileNumber: null,
    address: at(['Rantasaunantie', '100', null, null], '34800', 'Virrat'),
  }),
];

export const demoRows = (): DemoRows[] => [{ table: customer, rows: demoCustomers }];
