import { isObject } from '../../api/shape.ts';
import { EMPLOYEE } from './author.ts';

/** A draft as the tab keeps it. */
export interface KeptDraft {
  version: number;
  /** The customer whose it is; null where nobody had signed in. */
  owner: string | null;
  /** Who wrote it, as `authorBy` says: the customer that they are themselves, or an employee; null where nobody is known. */
  author: string | null;
  key: string;
  startedAt: number;
  isSent: boolean;
  /** It has served: nothing is left of it but the key, by which its receipt is there again (`draft.receipt`). */
  isReceived?: boolean;
  proofId?: string | null;
  /** The customer whom an employee has to open for it to go on (`draft.opened`): until something is typed, which may be of another. */
  awaitedCustomer?: string;
  /** Of the page on which it was written last. */
  path?: string;
  values: Record<string, unknown>;
}

/** In milliseconds. */
const LONGEST_KEPT = 24 * 3_600_000;

export function isKept(value: unknown): value is KeptDraft {
  if (!isObject(value) || !isObject(value['values'])) return false;
  const { version, owner, key, startedAt, isSent } = value;
  const isOwner = owner === null || typeof owner === 'string';
  return (
    typeof version === 'number' &&
    isOwner &&
    typeof key === 'string' &&
    typeof startedAt === 'number' &&
    typeof isSent === 'boolean'
  );
}

/** What may be gone on with. */
export const isDraft = (value: unknown): value is KeptDraft => isKept(value) && value.isReceived !== true;

/** Whose a draft is. */
export type Whose = Pick<KeptDraft, 'owner' | 'author'>;

/**
 * A person's drafts are apart from a stranger's, from another's and, by customer, from each other: none takes another's
 * place. So is what an employee writes of somebody who is no customer yet from what a stranger writes of themselves.
 */
export function placeOf(name: string, { owner, author }: Whose): string {
  if (owner === null) return author === EMPLOYEE ? `${name}::${author}` : name;
  return owner === author ? `${name}:${owner}` : `${name}:${owner}:${author ?? ''}`;
}

// The device's clock may have been ahead, before the server told its own.
export const isOver = ({ startedAt }: Pick<KeptDraft, 'startedAt'>, now: number) =>
  Math.abs(now - startedAt) >= LONGEST_KEPT;
