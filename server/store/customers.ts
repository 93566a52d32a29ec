import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Customer, Representations } from '../../domain/types.ts';
import type { Queries } from './database.ts';
import { customer, person, representation } from './schema.ts';

/** A customer as the contract shows it; null where there is none. */
export async function findCustomer(db: Queries, customerId: string): Promise<Customer | null> {
  const [found] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  if (!found) return null;
  const { businessId: _businessId, ...shown } = found;
  return shown;
}

/** The signed-in person and the customers for whom the person may act on the day. */
export async function findRepresentations(db: Queries, sub: string, today: string): Promise<Representations | null> {
  const [owner] = await db
    .select({ customerId: person.customerId, firstName: person.givenName, lastName: person.familyName })
    .from(person)
    .where(eq(person.sub, sub));
  if (!owner) return null;
  const representing = await db
    .select({ customerId: customer.customerId, firstName: customer.firstName, lastName: customer.lastName })
    .from(representation)
    .innerJoin(customer, eq(customer.customerId, representation.customerId))
    .where(and(eq(representation.sub, sub), isNull(representation.revokedAt), lte(representation.validFrom, today)))
    .orderBy(asc(customer.lastName), asc(customer.firstName), asc(customer.customerId));
  return { owner, representing };
}

/** The person whose own customership it is; null where there is none. */
export async function findOwner(db: Queries, customerId: string): Promise<string | null> {
  const [owner] = await db.select({ sub: person.sub }).from(person).where(eq(person.customerId, customerId));
  return owner?.sub ?? null;
}
