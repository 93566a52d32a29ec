import { eq, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { product } from './schema.ts';

export type ProductRow = typeof product.$inferSelect;

const productOf = prepared((db) =>
  db
    .select()
    .from(product)
    .where(eq(product.tariffNo, sql.placeholder('tariffNo')))
    .prepare('product'),
);

/** What a contract has been made of; null where there is no such tariff. */
export async function findProduct(db: Queries, tariffNo: number): Promise<ProductRow | null> {
  const [found] = await productOf(db).execute({ tariffNo });
  return found ?? null;
}
