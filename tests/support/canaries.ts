import { customers, fixtureOf, identityCodeOf, peopleNames, subOf, type Caller, type PersonName } from './callers.ts';

/** What a caller may be shown: customers by their ids, people by their names in the tests. */
export interface Sight {
  customerIds: ReadonlySet<string>;
  people: ReadonlySet<PersonName>;
}

const ids = Object.values(customers).filter((id) => id !== customers.missing);
const nothing: Sight = { customerIds: new Set(), people: new Set() };

/**
 * What a caller may see, by what the tests have put into the database: the own customer, those for whom the person may act
 * today, the one that is open; who holds those, and who has a mandate over them.
 *
 * @param opened the customer whom an employee's session has open
 */
export function sightOf({ person, credential }: Caller, opened: string | null = null): Sight {
  const { customerId, isBlocked, represents = {}, employee } = fixtureOf(person);
  if ((credential !== 'good' && credential !== 'weak') || isBlocked) return nothing;
  const goodMandates = Object.entries(represents).filter(([, mandate]) => mandate === 'today' || mandate === 'lastDay');
  const customerIds = new Set([
    ...(customerId ? [customerId] : []),
    ...goodMandates.map(([name]) => customers[name as keyof typeof customers]),
    ...(employee && opened ? [opened] : []),
  ]);
  return { customerIds, people: new Set([person, ...peopleNear(customerIds)]) };
}

/** Who holds one of the customers, or has or had a mandate over it. */
export const peopleNear = (customerIds: ReadonlySet<string>): PersonName[] =>
  peopleNames.filter((name) => {
    const { customerId = '', represents = {} } = fixtureOf(name);
    const whoms = Object.keys(represents).map((whom) => customers[whom as keyof typeof customers]);
    return [customerId, ...whoms].some((id) => customerIds.has(id));
  });

/** Sees what both see. */
export const togetherWith = (one: Sight, other: Sight): Sight => ({
  customerIds: new Set([...one.customerIds, ...other.customerIds]),
  people: new Set([...one.people, ...other.people]),
});

/** How all of them begin, whatever stands between the digits. */
const anyId = /9[\s().-]*0[\s().-]*0[\s().-]*0[\s().-]*0/;

/** The customers of the tests of whom a text says anything, however it groups the digits. */
export function customersIn(text: string): string[] {
  if (!anyId.test(text)) return [];
  const plain = text.replaceAll(/[\s().-]/g, '');
  return ids.filter((id) => text.includes(id) || plain.includes(id));
}

/** The people of the tests of whom a text says anything that nobody else has. */
function peopleIn(text: string): PersonName[] {
  if (!/Henkilö-|7e570000-|-900X/.test(text)) return [];
  return peopleNames.filter(
    (name) =>
      new RegExp(`Henkilö-${name}\\b`).test(text) || text.includes(subOf(name)) || text.includes(identityCodeOf(name)),
  );
}

/** Customers and people of whom a text tells though it may not. */
export const strangersIn = (text: string, { customerIds, people }: Sight = nothing): string[] => [
  ...customersIn(text).filter((id) => !customerIds.has(id)),
  ...peopleIn(text).filter((name) => !people.has(name)),
];
