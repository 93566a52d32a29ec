import { additionConsents } from '../../../domain/orders/index.ts';
import type { Addon, ContractPriceLock, PriceLock } from '../../../domain/types.ts';
import {
  additionDraftName,
  additionKeeps,
  emptyAddition,
  type AdditionInputOf,
  type AdditionValues,
} from '../../shared/addition/addition.form.ts';
import type { OfferedAddition } from '../../shared/addition/newAddition.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';

/** A lock as it is offered, and to which contract. */
export interface OfferedLock extends OfferedAddition {
  /** Null while the window is closed. */
  lock: Addon | null;
  priceLock: PriceLock | ContractPriceLock;
}

/** What is asked of whoever locks a price (`priceLock.form`). */
export type LockValues = AdditionValues;

export type LockInput = AdditionInputOf<LockValues>;

/** What is agreed to, the terms by the sentence at the button, all else by its box (`priceLock.form`). */
export function lockConsents({ lock, consents, today, startDate }: OfferedLock) {
  const asked = lock ? additionConsents(lock, { consents, today, startDate }) : [];
  return { terms: asked.find(({ id }) => id === 'terms'), boxes: asked.filter(({ id }) => id !== 'terms') };
}

/** The draft of a lock of a contract, or of one that is not known yet. */
export const lockDraft = ({ location }: Pick<OfferedLock, 'location'>): DraftKind<LockValues> => ({
  name: additionDraftName(location),
  version: 1,
  defaultValues: emptyAddition,
  keeps: additionKeeps,
});
