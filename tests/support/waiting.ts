import { createHash, randomUUID } from 'node:crypto';
import { underProof } from '../../server/store/schema.ts';
import type { TestServer } from './inProcess.ts';

/** Something that waits for its proof, by a verifier. @returns its id */
export async function keepWaiting({ database, clock }: TestServer['context'], verifier: string): Promise<string> {
  const id = randomUUID();
  const now = clock().getTime();
  await database.db.insert(underProof).values({
    id,
    kind: 'order',
    body: 'sealed',
    person: 'somebody',
    verifier: createHash('sha256').update(verifier).digest('base64url'),
    createdAt: new Date(now),
    until: new Date(now + 60_000),
  });
  return id;
}
