import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is kept of a secret: whoever reads the database cannot use it. */
export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether two digests are the same; how long it takes says nothing of where they differ. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether a secret that was given is the expected one: a guess that is nearly right takes as long as any other. */
export const isSameSecret = (given: string, expected: string): boolean =>
  isSameDigest(digestOfSecret(given), digestOfSecret(expected));
