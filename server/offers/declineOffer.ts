import { helsinkiToday } from '../../domain/time/index.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { holdOffer, noteDeclined } from '../store/offers.ts';
import type { Queries } from '../store/queries.ts';
import { stateOf } from '../views/offers.ts';
import { shownSince } from './acceptOffer.ts';

interface Context {
  /** Of the transaction. */
  db: Queries;
  now: Date;
}

/**
 * Ends an offer by the word of whom it was made to (`offer.declined`): nothing is ordered, nobody can accept it any more, and
 * what was typed with it is forgotten. Done again it answers the same.
 *
 * @throws ProblemError `resource.notFound`; `offer.accepted` where it is an order already, which is withdrawn from;
 *   `offer.over`
 */
export async function declineOffer({ db, now }: Context, { secret }: { secret: string }): Promise<void> {
  const today = helsinkiToday(now.getTime());
  const row = await holdOffer(db, digestOfSecret(secret), shownSince(today));
  if (!row) throw new ProblemError('resource.notFound');
  const state = stateOf(row, today);
  if (state === 'accepted') throw new ProblemError('offer.accepted');
  if (state === 'over') throw new ProblemError('offer.over');
  if (state === 'open') await noteDeclined(db, row.orderId, now);
}
