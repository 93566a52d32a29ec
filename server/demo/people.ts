import { employee as employeeTable, person as personTable, type LocalText } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';

export interface DemoPerson {
  sub: string;
  givenName: string;
  familyName: string;
  /** Individual number 900–999: given to nobody. */
  identityCode: string;
  customerId: string | null;
  isBlocked?: boolean;
  employee?: {
    employeeType: 'customerService' | 'sales' | 'content';
    empInfo: string;
    salesAgentId: string | null;
    askSalesAgentId: boolean;
    salesChannels: string[];
    salesPoints: { salesPointId: string; name: string }[];
  };
  /** What signing in as this person shows. */
  line: LocalText;
  role: 'consumer' | 'representative' | 'company' | 'blocked' | 'stranger' | 'employee';
}

const sub = (n: number) => `5a1e0000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

/** The people of the demo, in the order in which the identity provider lists them. */
export const demoPeople: readonly DemoPerson[] = [
  {
    sub: sub(1),
    givenName: 'Aino',
    familyName: 'Mäkelä',
    identityCode: '120385-9037',
    customerId: '40127731',
    line: {
      fi: 'Pörssisähkö, kaukolämpö ja kesämökki',
      sv: 'Börsel, fjärrvärme och sommarstuga',
      en: 'Spot electricity, district heating and a summer house',
    },
    role: 'consumer',
  },
  {
    sub: sub(2),
    givenName: 'Jyrki-Pekka',
    familyName: 'Väisänen',
    identityCode: '040770-906H',
    customerId: '40130244',
    line: {
      fi: 'Tarka-sopimus, jonka hinnan voi lukita',
      sv: 'Tarka-avtal vars pris kan låsas',
      en: 'A Tarka contract whose price can be locked',
    },
    role: 'consumer',
  },
  {
    sub: sub(3),
    givenName: 'Åsa',
    familyName: 'Öhman',
    identityCode: '231191-909H',
    customerId: '40141178',
    line: {
      fi: 'Ympäristö­lisä­palvelu jo voimassa, asioi ruotsiksi',
      sv: 'Har redan en miljö­tilläggs­tjänst, talar svenska',
      en: 'Has an environmental add-on, speaks Swedish',
    },
    role: 'consumer',
  },
  {
    sub: sub(4),
    givenName: 'Outi',
    familyName: 'Rantanen',
    identityCode: '150662-912X',
    customerId: '40152909',
    line: {
      fi: 'Ei omia sopimuksia, edustaa kahta asiakasta',
      sv: 'Inga egna avtal, företräder två kunder',
      en: 'No contracts of her own, represents two customers',
    },
    role: 'representative',
  },
  {
    sub: sub(14),
    givenName: 'Kirsi',
    familyName: 'Saarinen',
    identityCode: '170879-9448',
    customerId: '40196627',
    line: {
      fi: 'Tilitoimistosta, edustaa 14 asiakasta',
      sv: 'Från en bokföringsbyrå, företräder 14 kunder',
      en: 'From an accounting firm, represents 14 customers',
    },
    role: 'representative',
  },
  {
    sub: sub(5),
    givenName: 'Sari',
    familyName: 'Peltoniemi-Järvinen',
    identityCode: '300978-9158',
    customerId: '40163350',
    line: { fi: 'Aurinkopaneelit ja netotus', sv: 'Solpaneler och nettoberäkning', en: 'Solar panels and netting' },
    role: 'consumer',
  },
  {
    sub: sub(6),
    givenName: 'Pekka',
    familyName: 'Korhonen',
    identityCode: '010155-9188',
    customerId: '70028846',
    line: {
      fi: '40 käyttöpaikkaa, Kiinteistö Oy Pyynikintori',
      sv: '40 driftställen, Kiinteistö Oy Pyynikintori',
      en: '40 delivery sites, Kiinteistö Oy Pyynikintori',
    },
    role: 'company',
  },
  {
    sub: sub(7),
    givenName: 'Liisa',
    familyName: 'Häkkinen',
    identityCode: '091281-9213',
    customerId: '70031925',
    line: {
      fi: 'Yritys, joka siirtyy omalle sivulleen',
      sv: 'Ett företag som går vidare till sin egen sida',
      en: 'A company that goes on to a page of its own',
    },
    role: 'company',
  },
  {
    sub: sub(8),
    givenName: 'Timo',
    familyName: 'Niemi',
    identityCode: '260549-9248',
    customerId: '40174412',
    isBlocked: true,
    line: { fi: 'Asiointi on estetty', sv: 'Tillgången är spärrad', en: 'Blocked' },
    role: 'blocked',
  },
  {
    sub: sub(9),
    givenName: 'Mika',
    familyName: 'Salo',
    identityCode: '180893Y927Y',
    customerId: null,
    line: {
      fi: 'Tunnistautuu, mutta ei ole asiakas',
      sv: 'Kan identifiera sig men är inte kund',
      en: 'Can identify himself but is not a customer',
    },
    role: 'stranger',
  },
  {
    sub: sub(10),
    givenName: 'Eeva',
    familyName: 'Laine',
    identityCode: '070402A9308',
    customerId: '40185533',
    line: {
      fi: 'Tilaus ei läpäise luottotarkistusta',
      sv: 'Beställningen klarar inte kreditprövningen',
      en: 'Orders do not pass the credit check',
    },
    role: 'consumer',
  },
  {
    sub: sub(15),
    givenName: 'Veikko',
    familyName: 'Hirvonen',
    identityCode: '241270-9551',
    customerId: null,
    line: {
      fi: 'Tilaus vaatii vakuuden',
      sv: 'Beställningen kräver en säkerhet',
      en: 'Orders need a deposit',
    },
    role: 'stranger',
  },
  {
    sub: sub(16),
    givenName: 'Marja',
    familyName: 'Koski',
    identityCode: '080583-958H',
    customerId: null,
    line: {
      fi: 'Tilaus ei mene perille',
      sv: 'Beställningen kommer inte fram',
      en: 'Orders do not get through',
    },
    role: 'stranger',
  },
  {
    sub: sub(17),
    givenName: 'Antti',
    familyName: 'Laaksonen',
    identityCode: '190391-9615',
    customerId: null,
    line: {
      fi: 'Tilauksen lisäpalvelu menee läpi vasta toisella yrityksellä',
      sv: 'Beställningens tilläggstjänst går igenom först på andra försöket',
      en: 'An order’s add-on service gets through only when tried again',
    },
    role: 'stranger',
  },
  {
    sub: sub(40),
    givenName: 'Hannele',
    familyName: 'Virtanen',
    identityCode: '170574-948N',
    customerId: '40188421',
    line: {
      fi: 'Kolme Tarkaa: lukittu, vapautuva ja tuleva',
      sv: 'Tre Tarka-avtal: ett låst, ett snart fritt, ett kommande',
      en: 'Three Tarka contracts: locked, soon free, to come',
    },
    role: 'consumer',
  },
  {
    sub: sub(11),
    givenName: 'Kaisa',
    familyName: 'Lehtonen',
    identityCode: '220188-933T',
    customerId: null,
    employee: {
      employeeType: 'customerService',
      empInfo: 'Asiakaspalvelu, Tampere',
      salesAgentId: null,
      askSalesAgentId: false,
      salesChannels: ['Asiakaspalvelu', 'Puhelin'],
      salesPoints: [{ salesPointId: '310', name: 'Asiakaspalvelu, Tampere' }],
    },
    line: { fi: 'Asiakaspalvelija', sv: 'Kundrådgivare', en: 'Customer service' },
    role: 'employee',
  },
  {
    sub: sub(12),
    givenName: 'Marko',
    familyName: 'Ranta',
    identityCode: '051094X936R',
    customerId: null,
    employee: {
      employeeType: 'sales',
      empInfo: 'Myynti, Tampere',
      salesAgentId: null,
      askSalesAgentId: true,
      salesChannels: ['Puhelin', 'Messut'],
      salesPoints: [
        { salesPointId: '301', name: 'Tampereen myymälä' },
        { salesPointId: '340', name: 'Asta-messut' },
        { salesPointId: '360', name: 'Puhelinmyynti' },
      ],
    },
    line: {
      fi: 'Myyjä, antaa myyjätunnuksen',
      sv: 'Försäljare, uppger försäljarnummer',
      en: 'Sales, gives a sales agent ID',
    },
    role: 'employee',
  },
  {
    sub: sub(13),
    givenName: 'Hanna',
    familyName: 'Sirén',
    identityCode: '140497-939K',
    customerId: null,
    employee: {
      employeeType: 'content',
      empInfo: 'Viestintä',
      salesAgentId: null,
      askSalesAgentId: false,
      salesChannels: [],
      salesPoints: [],
    },
    line: { fi: 'Sisällöntuottaja', sv: 'Innehålls­producent', en: 'Content editor' },
    role: 'employee',
  },
];

export const demoRows = (): DemoRows[] => [
  {
    table: personTable,
    rows: demoPeople.map(({ line: _line, role: _role, employee: _employee, ...person }) => person),
  },
  {
    table: employeeTable,
    rows: demoPeople.flatMap((person) => (person.employee ? [{ sub: person.sub, ...person.employee }] : [])),
  },
];
