import { helsinkiToday } from '../../domain/time/index.ts';
import type { Transfer } from '../../domain/types.ts';
import type { TransferRow } from '../store/transfers.ts';

/** Where an offer stands now: one that nobody has accepted before its day is over, whether that was written down or not. */
export const stateOf = ({ state, day }: TransferRow, now: Date): Transfer['state'] =>
  state === 'waiting' && day <= helsinkiToday(now.getTime()) ? 'expired' : state;

/** Whether either may still take it back: until the day (`transfer.cancel`). */
export const isOpen = (row: TransferRow, now: Date): boolean =>
  row.day > helsinkiToday(now.getTime()) && (row.state === 'waiting' || row.state === 'accepted');

/** An offer as the present holder sees it: of the new one what the holder has typed (`transfer.privacy`). */
export function transferView(row: TransferRow, now: Date): Transfer {
  const { transferId, day, email, phone, cancelledBy } = row;
  return { transferId, state: stateOf(row, now), day, email, phone, cancelledBy, isOpen: isOpen(row, now) };
}
