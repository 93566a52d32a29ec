import { streetLine, doorOf, plainNumber, plainWords, type PlaceAddress } from '../../domain/places/index.ts';
import { editDistance } from '../editDistance.ts';

/** Shorter names are too much like each other for a slip of the pen to tell what was meant. */
const SHORTEST_MENDED = 5;
const mostSlips = (name: string) => (name.length < SHORTEST_MENDED ? 0 : name.length < 8 ? 1 : 2);

/**
 * What an address means among those of a register in its postal code: those that stand where it says, or where it must
 * mean, by the street's other name, a slip or two in it, or a letter or staircase that one of them leaves out. Another
 * house number is never guessed, nor another flat, and of two that are as near neither is meant (`place.corrected`).
 *
 * @param otherName the street's name in the other language; null where it has one alone
 */
export function meantBy<Row extends PlaceAddress>(
  typed: PlaceAddress,
  rows: readonly Row[],
  otherName: string | null,
): Row[] {
  const inHouse = rows.filter((row) => plainNumber(row.houseNumber) === plainNumber(typed.houseNumber));
  const inFlat = inHouse.filter((row) => doorOf(row).flat === doorOf(typed).flat);
  const onStreet = nearest(inFlat, (row) => slipsBetween(row.streetName ?? '', typed.streetName ?? '', otherName));
  if (new Set(onStreet.map(({ streetName }) => plainWords(streetName ?? ''))).size > 1) return [];

  const { letters } = doorOf(typed);
  const exact = onStreet.filter((row) => doorOf(row).letters === letters);
  if (exact.length > 0) return exact;
  const others = onStreet.filter((row) => letters === '' || doorOf(row).letters === '');
  return new Set(others.map(streetLine)).size === 1 ? others : [];
}

/** Null: too far apart to be meant. */
function slipsBetween(registered: string, typed: string, otherName: string | null): number | null {
  const [one, other] = [plainWords(registered), plainWords(typed)];
  if (one === other) return 0;
  if (otherName !== null && plainWords(otherName) === one) return 0;
  const slips = editDistance(one, other);
  return slips <= mostSlips(one) ? slips : null;
}

function nearest<Row>(rows: readonly Row[], distanceOf: (row: Row) => number | null): Row[] {
  const far = rows.map((row) => ({ row, distance: distanceOf(row) }));
  const least = Math.min(...far.flatMap(({ distance }) => distance ?? []));
  return far.filter(({ distance }) => distance === least).map(({ row }) => row);
}
