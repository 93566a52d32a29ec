import { createHash } from 'node:crypto';
import { createSeal } from '../../../server/proof/seal.ts';
import { underProof } from '../../../server/store/schema.ts';
import { fixtureOf, identityCodeOf, peopleNames, type PersonName } from '../../support/callers.ts';
import { proofKey } from '../../support/proofKey.ts';
import { operationsOf } from '../../support/operations.ts';
import { apiDocument } from '../../../openapi/document.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

const idOf = (person: PersonName | null) =>
  `7e570000-0000-4000-8000-0000000e${String(person === null ? 9999 : peopleNames.indexOf(person)).padStart(4, '0')}`;
const secretOf = (person: PersonName | null) => `secretsecretsecret${idOf(person).slice(-4)}`;
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function heldBy(person: PersonName | null, secret?: 'wrong'): string {
  return `${idOf(person)}.${secret === 'wrong' ? secretOf(null).replaceAll('s', 'z') : secretOf(person)}`;
}

/** An order of each person of the tests, proven before, bound to their browsers. */
export const fixture: ObjectFixture = {
  nameOf: (customerId) => heldBy(peopleNames.find((name) => fixtureOf(name).customerId === customerId) ?? null),
  heldBy,
  insert: async ({ db }) => {
    const seal = createSeal(Buffer.from(proofKey, 'base64url'));
    const sent = operationsOf(apiDocument()).find(({ id }) => id === 'sendOrder');
    const answered = sent?.responses['201']?.content?.['application/json'] as { example?: object } | undefined;
    await db.insert(underProof).values(
      peopleNames.map((person) => ({
        id: idOf(person),
        kind: 'order' as const,
        state: 'verified' as const,
        person: seal.digestOf(identityCodeOf(person)),
        verifier: digestOf(`verifier of ${person}`),
        holder: digestOf(secretOf(person)),
        createdAt: new Date(0),
        until: new Date(30 * 60_000),
        answer: answered?.example,
      })),
    );
  },
};
