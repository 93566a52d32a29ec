import { gridArea, meteringPoint } from '../store/schema.ts';
import { companySites } from './companySites.ts';
import { freePlaces, type Address } from './freePlaces.ts';
import type { DemoRows } from './rows.ts';
import { weatherPlaceOf } from './weatherPlaces.ts';

type MeteringPoint = typeof meteringPoint.$inferSelect;
const TAMPERE = 'tampere';

/** Whose grid it is, by the beginning of the postal code. */
const gridAreas: readonly [prefix: string, gridAreaId: string][] = [
  ['33', TAMPERE],
  ['36', TAMPERE],
  ['37', TAMPERE],
  ['34', 'ylaPirkanmaa'],
  ['02', 'espoo'],
  ['40', 'jyvaskyla'],
  ['68', 'pietarsaari'],
  ['22', 'aland'],
];

/** In the grid of Tampere, and too far from the pipes. */
const withoutHeat: ReadonlySet<string> = new Set(['33470', '33480', '33840', '36200', '37500']);

/** The 18 digits that Datahub knows a metering point by: 17 and a GS1 check digit. */
function gsrn(meteringPointNo: string): string {
  const digits = `6430075740${meteringPointNo}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** `Y` and `H` are the retailer's own form, for electricity and heat. */
type Form = 'Y' | 'H' | 'GSRN';

function point(meteringPointNo: string, form: Form, address: Address, is15minAvailable = form !== 'H'): MeteringPoint {
  const [streetName, houseNumber, houseLetter, residence, postalCode, postalCity] = address;
  const gridAreaId = gridAreas.find(([prefix]) => postalCode.startsWith(prefix))?.[1] ?? null;
  return {
    meteringPointNo,
    meteringPointId: form === 'GSRN' ? gsrn(meteringPointNo) : `${form}${meteringPointNo}`,
    streetName,
    houseNumber,
    houseLetter,
    residence,
    postalCode,
    postalCity,
    is15minAvailable,
    // Heat has a connection to the network as its site.
    deliverySiteId: form === 'H' ? `KL ${meteringPointNo.slice(0, 2)} ${meteringPointNo.slice(-4)}` : null,
    nettingFrom: null,
    nettingTo: null,
    nettedInto: null,
    publicWeatherMeteringPointNo: weatherPlaceOf(postalCode),
    kind: form === 'H' ? 'heat' : 'electricity',
    gridAreaId,
    isInHeatNetwork: form === 'H' || (gridAreaId === TAMPERE && !withoutHeat.has(postalCode)),
    isSccHouseType: false,
    registerMood: null,
  };
}

/** What the production metering point feeds in is set off against what the consumption one takes. */
function netted(consumption: MeteringPoint, production: MeteringPoint, from: string): [MeteringPoint, MeteringPoint] {
  return [
    { ...consumption, nettingFrom: from },
    { ...production, nettingFrom: from, nettedInto: consumption.meteringPointNo, kind: 'production' },
  ];
}

const koivukuja: Address = ['Koivukuja', '4', 'B', null, '33820', 'Tampere'];
const kuusikkorinne: Address = ['Kuusikkorinne', '2', null, null, '33820', 'Tampere'];
const nasinlinna: Address = ['Näsilinnankatu', '40', null, null, '33200', 'Tampere'];
const pahkinamaki: Address = ['Pähkinämäenkatu', '7', null, null, '33840', 'Tampere'];
const teollisuuskatu: Address = ['Teollisuuskatu', '14', null, null, '37150', 'Nokia'];

const [koivukujaElectricity, koivukujaProduction] = netted(
  point('7012345', 'Y', koivukuja),
  point('7012347', 'GSRN', koivukuja),
  '2024-05-01',
);
const [pahkinamakiElectricity, pahkinamakiProduction] = netted(
  point('7033908', 'GSRN', pahkinamaki),
  point('7033909', 'GSRN', pahkinamaki),
  '2023-05-01',
);

/** Of people and small customers, by what the contracts of the demo call them. */
export const points = {
  koivukuja: koivukujaElectricity,
  koivukujaHeat: point('7012346', 'H', koivukuja),
  koivukujaProduction,
  rantasaunantie: point('7018820', 'Y', ['Rantasaunantie', '118', null, null, '34800', 'Virrat'], false),
  sammonkatu: point('7020114', 'GSRN', ['Sammonkatu', '44', 'B', '27', '33540', 'Tampere']),
  metsanneidonkuja: point('7020971', 'Y', ['Metsänneidonkuja', '10', 'C', '44', '02130', 'Espoo']),
  yliopistonkatu: point('7023006', 'GSRN', ['Yliopistonkatu', '38', 'A', '5', '40100', 'Jyväskylä']),
  kuusikkorinne: point('7031180', 'Y', kuusikkorinne),
  kuusikkorinneHeat: point('7031181', 'H', kuusikkorinne),
  helmi: point('7018814', 'Y', ['Rantasaunantie', '112', null, null, '34800', 'Virrat'], false),
  lentavanniemi: point('7044027', 'Y', ['Lentävänniemenkatu', '21', 'A', '14', '33410', 'Tampere']),
  storgatan: point('7075562', 'GSRN', ['Storgatan', '12', 'A', '4', '68600', 'Jakobstad']),
  nasinlinna: point('7032204', 'GSRN', nasinlinna),
  nasinlinnaHeat: point('7032205', 'H', nasinlinna),
  soukanlahti: point('7035518', 'Y', ['Soukanlahdenkatu', '2', null, null, '33100', 'Tampere'], false),
  pahkinamaki: pahkinamakiElectricity,
  pahkinamakiProduction,
  teollisuuskatu: point('7100934', 'Y', teollisuuskatu),
  teollisuuskatuHeat: point('7100935', 'H', teollisuuskatu),
  atala: point('7051187', 'Y', ['Atalan aukio', '3', null, '18', '33580', 'Tampere']),
  otavalankatu: point('7030071', 'GSRN', ['Otavalankatu', '12', null, null, '33100', 'Tampere']),
  kuusikkopuisto: point('7031199', 'Y', ['Kuusikkorinne', '6', null, null, '33820', 'Tampere']),
  kehakatu: point('7102207', 'GSRN', ['Kehäkatu', '3', null, null, '37150', 'Nokia']),
  puistokatu: point('7038812', 'GSRN', ['Tammelan puistokatu', '28', null, null, '33100', 'Tampere']),
  mokkitie: point('7050316', 'Y', ['Rantasaunantie', '100', null, null, '34800', 'Virrat'], false),
  pispalanharju: point('7044031', 'Y', ['Pispalanharju', '7', null, null, '33250', 'Tampere']),
  koivuniemi: point('7044032', 'Y', ['Rantasaunantie', '94', null, null, '34800', 'Virrat'], false),
  tuomiokirkonkatu: point('7044033', 'GSRN', ['Tuomiokirkonkatu', '20', 'A', '9', '33100', 'Tampere']),
  insinoorinkatu: point('7062240', 'GSRN', ['Insinöörinkatu', '60', 'C', '75', '33720', 'Tampere']),
} as const satisfies Record<string, MeteringPoint>;

/** In the order of the company's sites. A few have no quarter-hour measurement yet, heat never has. */
export const companyPoints: readonly MeteringPoint[] = companySites.map(
  ([streetName, houseNumber, houseLetter, postalCode, postalCity, product], index) => {
    const form = product === 'heat' ? 'H' : index % 3 === 0 ? 'GSRN' : 'Y';
    const address: Address = [streetName, houseNumber, houseLetter, null, postalCode, postalCity];
    const made = point(String(7_034_401 + index), form, address, product !== 'heat' && index % 9 !== 5);
    return product === 'production' ? { ...made, kind: 'production' } : made;
  },
);

/** Where nobody has a contract: one may move in. */
const freePoints: readonly MeteringPoint[] = freePlaces.map(({ no, form, address, ...more }) => ({
  ...point(no, form, address),
  ...more,
}));

export const demoMeteringPoints: readonly MeteringPoint[] = [...Object.values(points), ...companyPoints, ...freePoints];

/** The retailer has the obligation to supply where it comes from. */
const areas: readonly (typeof gridArea.$inferSelect)[] = [
  {
    gridAreaId: TAMPERE,
    name: { fi: 'Tampereen verkkoalue', sv: 'Tammerfors nätområde', en: 'Tampere grid area' },
    isLiable: true,
  },
  {
    gridAreaId: 'ylaPirkanmaa',
    name: { fi: 'Ylä-Pirkanmaan verkkoalue', sv: 'Övre Birkalands nätområde', en: 'Upper Pirkanmaa grid area' },
    isLiable: false,
  },
  {
    gridAreaId: 'espoo',
    name: { fi: 'Espoon verkkoalue', sv: 'Esbo nätområde', en: 'Espoo grid area' },
    isLiable: false,
  },
  {
    gridAreaId: 'jyvaskyla',
    name: { fi: 'Jyväskylän verkkoalue', sv: 'Jyväskylä nätområde', en: 'Jyväskylä grid area' },
    isLiable: false,
  },
  {
    gridAreaId: 'pietarsaari',
    name: { fi: 'Pietarsaaren verkkoalue', sv: 'Jakobstads nätområde', en: 'Pietarsaari grid area' },
    isLiable: false,
  },
  {
    gridAreaId: 'aland',
    name: { fi: 'Ahvenanmaan verkkoalue', sv: 'Ålands nätområde', en: 'Åland grid area' },
    isLiable: false,
  },
];

export const demoRows = (): DemoRows[] => [
  { table: gridArea, rows: areas },
  { table: meteringPoint, rows: demoMeteringPoints },
];
