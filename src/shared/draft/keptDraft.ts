import { isObject } from '../../api/shape.ts';

/** A draft as the tab keeps it. */
export interface KeptDraft {
  version: number;
  /** The customer whose it is; null where nobody had signed in. */
  owner: string | null;
  /** The customer that who wrote it is themselves; null where nobody had signed in, or who has signed in is none. */
  author: string | null;
  key: string;
  startedAt: number;
  isSent: boolean;
  /** It has served: nothing is left of it but the key, by which its receipt is there again (`draft.receipt`). */
  isReceived?: boolean;
  proofId?: string | null;
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

/** A person's drafts are apart from a stranger's, from another's and, by customer, from each other: none takes another's place. */
export function placeOf(name: string, { owner, author }: Whose): string {
  if (owner === null) return name;
  return owner === author ? `${name}:${owner}` : `${name}:${owner}:${author ?? ''}`;
}

// The device's clock may have been ahead, before the server told its own.
export const isOver = ({ startedAt }: Pick<KeptDraft, 'startedAt'>, now: number) =>
  Math.abs(now - startedAt) >= LONGEST_KEPT;
