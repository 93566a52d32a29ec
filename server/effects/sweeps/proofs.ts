import { expireProofs, removeProofs } from '../../store/proofs.ts';
import type { Sweep } from '../housekeeping.ts';

/** In milliseconds: what became of something that awaited its proof can be asked for so long (`proof.expiry`). */
const KEPT_PROOFS = 30 * 24 * 60 * 60_000;

export const sweep: Sweep = {
  /** Of what was not proven in time nothing is kept longer than it waits (`proof.expiry`). */
  eachMinute: ({ database: { db }, clock }) => expireProofs(db, clock()),
  eachHour: ({ database: { db }, clock }) => removeProofs(db, new Date(clock().getTime() - KEPT_PROOFS)),
};
