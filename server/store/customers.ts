import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { customer, person, representation } from './schema.ts';

export type CustomerRow = typeof customer.$inferSelect;
export type RepresentationRow = Awaited<ReturnType<typeof findRepresentations>>[number];

const customerOf = prepared((db) =>
  db
    .select()
    .from(customer)
    .where(eq(customer.customerId, sql.placeholder('customerId')))
    .prepare('customer'),
);

/** A customer; null where there is none, and of nobody. */
export async function findCustomer(db: Queries, customerId: string | null): Promise<CustomerRow | null> {
  if (customerId === null) return null;
  const [found] = await customerOf(db).execute({ customerId });
  return found ?? null;
}

const representationsOf = prepared((db) =>
  db
    .select({
      owner: { customerId: person.customerId, firstName: person.givenName, lastName: person.familyName },
      represented: { customerId: customer.customerId, firstName: customer.firstName, lastName: customer.lastName },
      customerType: customer.customerType,
      validFrom: representation.validFrom,
      validTo: representation.validTo,
    })
    .from(person)
    .leftJoin(
      representation,
      and(
        eq(representation.sub, person.sub),
        isNull(representation.revokedAt),
        lte(representation.validFrom, sql.placeholder('today')),
        or(isNull(representation.validTo), gte(representation.validTo, sql.placeholder('today'))),
      ),
    )
    .leftJoin(customer, eq(customer.customerId, representation.customerId))
    .where(eq(person.sub, sql.placeholder('sub')))
    .orderBy(asc(customer.lastName), asc(customer.firstName), asc(customer.customerId))
    .prepare('representations'),
);

/** A row a customer for whom the person may act on the day, one alone without a customer where there is none; no row where there is no such person. */
export const findRepresentations = (db: Queries, sub: string, today: string) =>
  representationsOf(db).execute({ sub, today });

const ownerOf = prepared((db) =>
  db
    .select({ sub: person.sub })
    .from(person)
    .where(eq(person.customerId, sql.placeholder('customerId')))
    .prepare('owner'),
);

/** The person whose own customership it is; null where there is none. */
export async function findOwner(db: Queries, customerId: string): Promise<string | null> {
  const [owner] = await ownerOf(db).execute({ customerId });
  return owner?.sub ?? null;
}

const representativesOf = prepared((db) =>
  db
    .select({
      id: representation.id,
      firstName: person.givenName,
      lastName: person.familyName,
      validFrom: representation.validFrom,
      validTo: representation.validTo,
    })
    .from(representation)
    .innerJoin(person, eq(person.sub, representation.sub))
    .where(
      and(
        eq(representation.customerId, sql.placeholder('customerId')),
        isNull(representation.revokedAt),
        or(isNull(representation.validTo), gte(representation.validTo, sql.placeholder('today'))),
      ),
    )
    .orderBy(asc(person.familyName), asc(person.givenName), asc(representation.id))
    .prepare('representatives'),
);

/** Those who may act for the customer on the day, `YYYY-MM-DD` in Helsinki, or from a later one on. */
export const findRepresentatives = (db: Queries, customerId: string, today: string) =>
  representativesOf(db).execute({ customerId, today });

/**
 * Ends a right to act for a customer; one that has ended stays as it ended.
 *
 * @param id of the right
 */
export async function revokeRepresentation(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(representation)
    .set({ revokedAt: at })
    .where(and(eq(representation.id, id), isNull(representation.revokedAt)));
}
