import { weatherPlace } from '../store/schema.ts';
import type { DemoRows } from './rows.ts';

const places: readonly (typeof weatherPlace.$inferSelect)[] = [
  {
    placeNo: '900331',
    name: { fi: 'Tampere', sv: 'Tammerfors', en: 'Tampere' },
    postalPrefixes: ['33', '36', '37'],
  },
  { placeNo: '900341', name: { fi: 'Virrat', sv: 'Virdois', en: 'Virrat' }, postalPrefixes: ['34'] },
  { placeNo: '900021', name: { fi: 'Espoo', sv: 'Esbo', en: 'Espoo' }, postalPrefixes: ['02'] },
  { placeNo: '900401', name: { fi: 'Jyväskylä', sv: 'Jyväskylä', en: 'Jyväskylä' }, postalPrefixes: ['40'] },
  { placeNo: '900681', name: { fi: 'Pietarsaari', sv: 'Jakobstad', en: 'Jakobstad' }, postalPrefixes: ['68'] },
  { placeNo: '900221', name: { fi: 'Maarianhamina', sv: 'Mariehamn', en: 'Mariehamn' }, postalPrefixes: ['22'] },
];

/** The weather place of a postal code; null where none is near. */
export const weatherPlaceOf = (postalCode: string): string | null =>
  places.find(({ postalPrefixes }) => postalPrefixes.some((prefix) => postalCode.startsWith(prefix)))?.placeNo ?? null;

export const demoRows = (): DemoRows[] => [{ table: weatherPlace, rows: places }];
