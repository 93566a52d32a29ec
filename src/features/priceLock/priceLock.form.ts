import { additionConsents } from '../../../domain/orders/index.ts';
import type { Addon, ContractPriceLock, PriceLock } from '../../../domain/types.ts';
import type { OfferedAddition } from '../../shared/addition/newAddition.ts';
import { noConsents, type ConsentValues } from '../../shared/consents/noConsents.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { noSales, type SalesValues } from '../../shared/sale/sold.ts';

/** A lock as it is offered, and to which contract. */
export interface OfferedLock extends OfferedAddition {
  /** Null while the window is closed. */
  lock: Addon | null;
  priceLock: PriceLock | ContractPriceLock;
}

/** What is asked of whoever locks a price (`priceLock.form`). */
export interface LockValues extends SalesValues {
  email: string;
  phone: string;
  consents: ConsentValues;
}

/** What is agreed to, the terms by the sentence at the button, all else by its box (`priceLock.form`). */
export function lockConsents({ lock, consents, today, startDate }: OfferedLock) {
  const asked = lock ? additionConsents(lock, { consents, today, startDate }) : [];
  return { terms: asked.find(({ id }) => id === 'terms'), boxes: asked.filter(({ id }) => id !== 'terms') };
}

const emptyLock: LockValues = { email: '', phone: '', consents: noConsents, ...noSales };

/** The draft of a lock of a contract, or of one that is not known yet. */
export const lockDraft = ({
  campaign,
  contract,
  contractCode,
}: Pick<OfferedLock, 'campaign' | 'contract' | 'contractCode'>): DraftKind<LockValues> => ({
  name: ['priceLock', campaign.campaignId, contract?.contractCode ?? contractCode].filter(Boolean).join('.'),
  version: 1,
  defaultValues: emptyLock,
  keeps: ['email', 'phone', 'consents'],
});
