import { chance, seedOf } from './chance.ts';

/** How a site uses electricity. */
export type Living = 'flat' | 'house' | 'electricHouse' | 'cottage' | 'property' | 'office' | 'works';

/** How the demo's metering points live; of another one chance decides between a flat and a house. */
const livings: Record<string, Living> = {
  '7012345': 'house',
  '7018814': 'cottage',
  '7018820': 'cottage',
  '7031180': 'property',
  '7031199': 'property',
  '7032204': 'property',
  '7030071': 'office',
  '7033908': 'electricHouse',
  '7035518': 'office',
  '7038812': 'office',
  '7050316': 'cottage',
  '7100934': 'works',
  '7102207': 'works',
  '7020114': 'flat',
  '7020971': 'flat',
  '7023006': 'flat',
  '7044027': 'flat',
  '7051187': 'flat',
  '7062240': 'flat',
  '7075562': 'flat',
};
/** Kilowatts of panels. */
const panels: Record<string, number> = { '7012347': 6.2, '7033909': 9.6, '7034422': 42 };
/** Megawatt-hours of heat in a year. */
const heats: Record<string, number> = { '7012346': 17, '7031181': 310, '7032205': 185, '7100935': 96 };
/** Since when it is measured by quarters, where that matters to a story. */
const quarters: Record<string, string> = { '7012345': '2024-10-08', '7012347': '2024-10-08' };
/** Whose values of yesterday are always still on their way. */
const slow: ReadonlySet<string> = new Set(['7012345', '7075562']);

/** The company with forty sites. */
const isOfCompany = (no: string) => no.startsWith('70344');

export const livingOf = (no: string): Living =>
  livings[no] ?? (isOfCompany(no) ? 'property' : chance(seedOf(no), 1) < 0.6 ? 'flat' : 'house');

export const panelsOf = (no: string): number => panels[no] ?? 4 + 4 * chance(seedOf(no), 2);

export const heatOf = (no: string): number =>
  heats[no] ?? (isOfCompany(no) ? 60 : 12) * (1 + 3 * chance(seedOf(no), 3));

/** The first day of a metering point that is measured by quarters of an hour: within the two years of the roll-out. */
export function quartersSince(no: string): string {
  const days = Math.floor(760 * chance(seedOf(no), 4));
  return quarters[no] ?? new Date(Date.UTC(2023, 4, 2 + days)).toISOString().slice(0, 10);
}

/** Whether the values of a day have not come on the next one. */
export const isLate = (no: string, dayNumber: number): boolean => slow.has(no) || chance(seedOf(no), dayNumber) < 0.12;
