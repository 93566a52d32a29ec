import { digestOfSecret } from '../../proof/secrets.ts';
import { findTransferBySecret, type TransferRow } from '../../store/transfers.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    transfer: TransferRow;
  }
}

/** A transfer, by the cookie of the browser that has opened its link. Whoever it is, they are not its customer. */
export const resolver: Resolver<TransferRow> = async ({ database }, secret) => {
  const row = await findTransferBySecret(database.db, digestOfSecret(secret));
  return row ? { customerId: null, isVerified: true, row } : null;
};
