import { isHolder, readHolder } from '../../proof/holder.ts';
import { findProof, type ProofRow } from '../../store/proofs.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    underProof: ProofRow;
  }
}

/** What awaits its proof, by the cookie of the browser that is bound to it. It is no customer's yet. */
export const resolver: Resolver<ProofRow> = async ({ database }, name) => {
  const held = readHolder(name);
  const row = held && (await findProof(database.db, held.id));
  return held && row && isHolder(row, held.secret) ? { customerId: null, isVerified: true, row } : null;
};
