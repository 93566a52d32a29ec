import { eq } from 'drizzle-orm';
import { digestOfSecret } from '../../server/proof/secrets.ts';
import { productOrder } from '../../server/store/schema.ts';
import type { TestServer } from './inProcess.ts';

/** Gives the link of the demo's order another secret. */
export async function giveLink({ database: { db } }: TestServer['context'], secret: string): Promise<void> {
  const known = eq(productOrder.orderNo, '88412207');
  await db
    .update(productOrder)
    .set({ withdrawal: digestOfSecret(secret) })
    .where(known);
}
