import type { Queries } from '../store/queries.ts';
import { answers, rowOfPerson } from './demoRegister.ts';
import { withinTime } from './withinTime.ts';

/** What the credit register says of somebody. */
export interface CreditRating {
  isCreditable: boolean;
  /** In cents: with so much in advance it would trust them; null: with nothing. */
  depositCents: number | null;
}

const trusted: CreditRating = { isCreditable: true, depositCents: null };

/**
 * Asks the credit register; the one place that does (`registers.credit`). Nobody is refused because it does not answer, or
 * says what cannot be.
 *
 * @param identityCode of whoever pays; null: of a company, of which the register of the demo knows nothing
 */
export async function askCredit(db: Queries, identityCode: string | null): Promise<CreditRating> {
  const rating = await withinTime(askRegister(db, identityCode), null);
  return rating && isCredible(rating) ? rating : trusted;
}

const isCredible = ({ depositCents }: CreditRating) =>
  depositCents === null || (Number.isInteger(depositCents) && depositCents > 0);

/** The demo's register. */
async function askRegister(db: Queries, identityCode: string | null): Promise<CreditRating | null> {
  const row = await rowOfPerson(db, identityCode);
  if (!row) return trusted;
  if (!(await answers(row.creditMood))) return null;
  if (row.creditMood === 'wrong') return { isCreditable: false, depositCents: -1 };
  return { isCreditable: row.isCreditable, depositCents: row.depositCents };
}
