import { helsinkiToday } from '../../domain/time/index.ts';
import type { Database } from '../store/database.ts';
import { post } from '../store/outbox.ts';
import { findContractAtSite } from '../store/contractAtSite.ts';
import { expireTransfers } from '../store/transfers.ts';
import { mailsOf } from './mails.ts';

/** Ends what nobody has accepted before its day, and tells both, once (`transfer.expiry`). */
export async function endOverdue({ database, clock }: { database: Database; clock: () => Date }) {
  const now = clock();
  await database.transaction(async (db) => {
    for (const row of await expireTransfers(db, helsinkiToday(now.getTime()), now)) {
      const handed = await findContractAtSite(db, row.contractCode);
      if (!handed) continue;
      await post(db, await mailsOf({ db, now }, { what: 'expired', row, handed }), now);
    }
  });
}
