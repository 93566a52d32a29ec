import type { Representations } from '../../domain/types.ts';
import type { RepresentationRow } from '../store/customers.ts';

/** The signed-in person, and the customers for whom the person may act. */
export function representationsView(rows: readonly RepresentationRow[]): Representations | null {
  const [first] = rows;
  if (!first) return null;
  return {
    owner: first.owner,
    representing: rows.flatMap(({ represented, customerType, validFrom, validTo }) =>
      // One alone stands for nobody.
      represented && customerType && validFrom ? { ...represented, customerType, validFrom, validTo } : [],
    ),
  };
}
