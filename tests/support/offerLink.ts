import { eq } from 'drizzle-orm';
import { digestOfSecret } from '../../server/proof/secrets.ts';
import { productOrder } from '../../server/store/schema.ts';
import type { TestServer } from './inProcess.ts';

/** Gives the link of the demo's offer another secret; what became of it before is as if it had not. */
export async function giveOffer({ database: { db } }: TestServer['context'], secret: string): Promise<void> {
  await db
    .update(productOrder)
    .set({ acceptance: digestOfSecret(secret), isOffer: true, declinedAt: null })
    .where(eq(productOrder.orderNo, '88416640'));
}
