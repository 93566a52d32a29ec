import type { GenericSchema, InferOutput } from 'valibot';
import { withoutSecrets } from '../../../domain/identifiers/index.ts';
import { isObject } from '../../api/shape.ts';
import type { SessionStore } from '../../platform/storage.ts';
import type { Secret } from '../form/schemas.ts';
import { readAll, writeAll } from './draftStore.ts';
import { isDraft, isKept, isOver, placeOf, type KeptDraft, type Whose } from './keptDraft.ts';

/** What a form holds while one types: texts, boxes, and lists of what was chosen, also in groups. */
export type DraftValues = object;

/** Whether what a field comes to is an identity code or an account, or holds one. */
type HasSecret<Output> = Output extends Secret
  ? true
  : Output extends object
    ? true extends { [Name in keyof Output]: HasSecret<Output[Name]> }[keyof Output]
      ? true
      : false
    : false;

/** The fields that may be kept: never those of an identity code or an account (`draft.secrets`). */
type KeptField<Schema extends GenericSchema, Values> = {
  [Name in keyof InferOutput<Schema> & keyof Values]: true extends HasSecret<InferOutput<Schema>[Name]> ? never : Name;
}[keyof InferOutput<Schema> & keyof Values] &
  string;

/** What was kept, as far as it is of the kind that the form has there. */
function fitted(wanted: unknown, kept: unknown): unknown {
  if (Array.isArray(wanted)) return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : wanted;
  if (!isObject(wanted)) return typeof kept === typeof wanted ? kept : wanted;
  const of = isObject(kept) ? kept : {};
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, fitted(value, of[name])]));
}

/** A draft of one flow: what is kept of it, and how it begins. */
export interface DraftKind<Values extends DraftValues> {
  name: string;
  /** Raised when what is kept means something else; what was kept before is dropped where it does not fit. */
  version: number;
  defaultValues: Values;
  keeps: readonly (keyof Values & string)[];
}

export interface Draft<Values extends DraftValues> {
  /** The idempotency key of what it becomes, made once (`draft.key`). */
  key: string;
  /** In epoch milliseconds, by the server's clock. */
  startedAt: number;
  /** It is on its way, and nobody knows yet what became of it. */
  isSent: boolean;
  /** Under which id the server keeps it until somebody has proven who they are; null where nothing is waited for. */
  proofId: string | null;
  values: Values;
}

/** A kind of draft over the schema of its form; a field of an identity code or an account is refused by its type. */
export function draftKind<Schema extends GenericSchema, Values extends DraftValues>(
  _schema: Schema,
  kind: { name: string; version: number; defaultValues: Values; keeps: readonly KeptField<Schema, Values>[] },
): DraftKind<Values> {
  return kind;
}

/**
 * Makes what a stranger has begun a customer's, who has signed in from it (`draft.owner`); what the customer has begun
 * already stays.
 */
export function adoptDraft(
  store: SessionStore,
  { name }: Pick<DraftKind<DraftValues>, 'name'>,
  whose: { owner: string; author: string | null },
): void {
  const { [name]: begun, ...others } = readAll(store);
  const place = placeOf(name, whose);
  if (!isDraft(begun) || begun.owner !== null || place in others) return;
  writeAll(store, { ...others, [place]: { ...begun, ...whose } });
}

/**
 * Removes what nobody may take up any more: what was begun over 24 hours ago (`draft.time`), and what a person has written for
 * a customer for whom they may not act now (`draft.mandate`).
 *
 * @param now by the server's clock, in epoch milliseconds
 * @param acting who the person is, null who is no customer, and for which customers they may act; left out where that is not known
 */
export function removeStale(
  store: SessionStore,
  now: number,
  acting?: { own: string | null; others: readonly string[] },
): void {
  const isStale = (draft: unknown) => {
    if (!isKept(draft)) return false;
    const { owner, author } = draft;
    const isOverForAuthor =
      acting && author === acting.own && owner !== null && ![author, ...acting.others].includes(owner);
    return isOver(draft, now) || isOverForAuthor;
  };
  const all = Object.entries(readAll(store));
  const left = all.filter(([, draft]) => !isStale(draft));
  if (left.length < all.length) writeAll(store, Object.fromEntries(left));
}

/** What this tab keeps at the place of a draft; null where nobody may take it up who is asking now. */
function keptFor(
  store: SessionStore,
  { name }: Pick<DraftKind<DraftValues>, 'name'>,
  whose: Whose,
  now: number,
): KeptDraft | null {
  const kept = readAll(store)[placeOf(name, whose)];
  if (!isKept(kept) || kept.owner !== whose.owner || isOver(kept, now)) return null;
  // Of a stranger's page nobody knows who has written on it.
  return kept.owner !== null && kept.author !== whose.author ? null : kept;
}

/**
 * Under which key the last one was received that this tab has sent, where nothing was begun since (`draft.receipt`); null
 * elsewhere.
 *
 * @param now by the server's clock, in epoch milliseconds
 */
export function receivedKey(
  store: SessionStore,
  kind: Pick<DraftKind<DraftValues>, 'name'>,
  whose: Whose,
  now: number,
): string | null {
  const kept = keptFor(store, kind, whose, now);
  return kept?.isReceived === true ? kept.key : null;
}

/**
 * Under which key this tab was sending the draft without hearing what became of it (`draft.receipt`); null where it was not.
 *
 * @param now by the server's clock, in epoch milliseconds
 */
export function sentKey(
  store: SessionStore,
  kind: Pick<DraftKind<DraftValues>, 'name'>,
  whose: Whose,
  now: number,
): string | null {
  const kept = keptFor(store, kind, whose, now);
  return isDraft(kept) && kept.isSent ? kept.key : null;
}

/**
 * The draft that this tab keeps; null where there is none that may be taken up: begun over 24 hours ago (`draft.time`) or by
 * another (`draft.owner`). One of an older version keeps what still fits, is sent under another key, and says that it is one.
 *
 * @param now by the server's clock, in epoch milliseconds
 */
export function readDraft<Values extends DraftValues>(
  store: SessionStore,
  kind: DraftKind<Values>,
  whose: Whose,
  now: number,
): (Draft<Values> & { isOlder: boolean }) | null {
  const { version, defaultValues, keeps } = kind;
  const kept = keptFor(store, kind, whose, now);
  if (!isDraft(kept)) return null;
  const fields = keeps.map((field) => [field, fitted(defaultValues[field], kept.values[field])]);
  const values: Values = { ...defaultValues, ...Object.fromEntries(fields) };
  const isOlder = kept.version !== version;
  const { key, isSent, proofId = null } = isOlder ? { key: crypto.randomUUID(), isSent: false } : kept;
  return { key, startedAt: kept.startedAt, isSent, proofId, values, isOlder };
}

/**
 * Keeps the draft for the tab, without what may never be kept.
 *
 * @param whose the customer that the page is for, and the one that who writes is themselves; null for nobody
 * @param draft with the path of the page on which it is written
 */
export function writeDraft<Values extends DraftValues>(
  store: SessionStore,
  { name, version, keeps }: DraftKind<Values>,
  { owner, author }: Whose,
  { values, ...draft }: Draft<Values> & { path?: string },
): void {
  const fields = keeps.map((field) => [field, withoutSecrets(values[field])]);
  const kept: KeptDraft = { version, owner, author, ...draft, values: Object.fromEntries(fields) };
  writeAll(store, { ...readAll(store), [placeOf(name, { owner, author })]: kept });
}

/** Keeps the key of what was received, and nothing else of it (`draft.receipt`). */
export function keepReceived(
  store: SessionStore,
  { name, version }: Pick<DraftKind<DraftValues>, 'name' | 'version'>,
  { owner, author }: Whose,
  { key, startedAt }: Pick<Draft<DraftValues>, 'key' | 'startedAt'>,
): void {
  const kept: KeptDraft = { version, owner, author, key, startedAt, isSent: true, isReceived: true, values: {} };
  writeAll(store, { ...readAll(store), [placeOf(name, { owner, author })]: kept });
}

export function forgetDraft(store: SessionStore, { name }: Pick<DraftKind<DraftValues>, 'name'>, whose: Whose): void {
  const { [placeOf(name, whose)]: _forgotten, ...others } = readAll(store);
  writeAll(store, others);
}
