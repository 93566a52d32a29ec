import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import type { NewMove } from '../../domain/types.ts';
import type { Database } from '../../server/store/database.ts';
import { move } from '../../server/store/schema.ts';
import { newAddress } from '../../tests/moves/moving.ts';
import { namedBy } from './kind.ts';

/** Every move, by whom its mail goes to. */
export const moveRows = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ email: move.email }).from(move)).map(({ email }) => namedBy(email));

/** In a month, to a place that the retailer looks for. */
export function unknownHome(): Pick<NewMove, 'startDate' | 'lastDay' | 'newHome'> {
  const day = addDays(helsinkiToday(Date.now()), 30);
  const address = { ...newAddress, streetName: 'Olematonkatu' };
  return { startDate: day, lastDay: day, newHome: { address, meteringPointId: null, isToBeFound: true } };
}
