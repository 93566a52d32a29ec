import { addProof } from '../store/proofs.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import type { ProofKind } from './kinds.ts';
import type { Seal } from './seal.ts';
import { digestOfSecret, newSecret } from './secrets.ts';

/** In milliseconds: so long what was asked for waits for its proof (`proof.expiry`). */
export const PROOF_TIME = 30 * 60_000;

interface Asked {
  id: string;
  kind: ProofKind;
  /** What is made of it once it is proven, with all that must hold until then. */
  body: unknown;
  /** Of whoever must prove it; null where nobody was named: then whoever proves who they are (`proof.unnamed`). */
  identityCode: string | null;
  /** The language in which it was asked for. */
  locale: Locale;
}

/** How what is kept can be proven. */
export interface KeptProof {
  orderId: string;
  verifier: string;
  proofUntil: string;
}

/**
 * Keeps what somebody has asked for until they have proven who they are. Nothing in the answer depends on a person, a
 * contract or a metering point.
 */
export async function keepUnderProof(
  { db, seal, now }: { db: Queries; seal: Seal; now: Date },
  { id, kind, body, identityCode, locale }: Asked,
): Promise<KeptProof> {
  const verifier = newSecret();
  const until = new Date(now.getTime() + PROOF_TIME);
  await addProof(db, {
    id,
    kind,
    body: seal.close(body, id),
    person: identityCode === null ? null : seal.digestOf(identityCode),
    verifier: digestOfSecret(verifier),
    locale,
    createdAt: now,
    until,
  });
  return { orderId: id, verifier, proofUntil: until.toISOString() };
}
