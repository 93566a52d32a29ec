import { digestOfSecret, isSameDigest } from './secrets.ts';

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22,64})$/;

/** What the cookie of a bound browser says: what it is bound to, and the secret that it holds. */
export const holderName = (id: string, secret: string): string => `${id}.${secret}`;

/** Reads what such a cookie says; null for anything else. */
export function readHolder(name: string): { id: string; secret: string } | null {
  const [, id, secret] = NAME.exec(name) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a secret is the one that the bound browser holds. */
export const isHolder = ({ holder }: { holder: string | null }, secret: string): boolean =>
  holder !== null && isSameDigest(holder, digestOfSecret(secret));
