import { eq } from 'drizzle-orm';
import type { Queries } from '../store/queries.ts';
import { person } from '../store/schema.ts';
import { answers, rowOfPerson } from './demoRegister.ts';
import { withinTime } from './withinTime.ts';

interface Named {
  firstName: string;
  lastName: string;
}

/**
 * Asks the population register whether a name fits an identity code; the one place that does (`registers.identity`). A
 * register that does not answer, or has nobody of the code, keeps no order from being made.
 */
export async function isNameOf(db: Queries, identityCode: string, named: Named): Promise<boolean> {
  const registered = await withinTime(askRegister(db, identityCode), null);
  if (registered === null) return true;
  const words = (name: string) =>
    name
      .toLocaleLowerCase('fi')
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
  const known = words(registered.firstName);
  return (
    words(named.lastName).join(' ') === words(registered.lastName).join(' ') &&
    words(named.firstName).some((name) => known.includes(name))
  );
}

/** The demo's register: those whom the portal knows are in it. */
async function askRegister(db: Queries, identityCode: string): Promise<Named | null> {
  const mood = (await rowOfPerson(db, identityCode))?.identityMood;
  if (!(await answers(mood)) || mood === 'wrong') return null;
  const [found] = await db
    .select({ firstName: person.givenName, lastName: person.familyName })
    .from(person)
    .where(eq(person.identityCode, identityCode.toUpperCase()));
  return found ?? null;
}
