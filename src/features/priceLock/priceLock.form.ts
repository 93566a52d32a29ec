import { additionConsents } from '../../../domain/orders/index.ts';
import type { Addon, AddonProducts, ContractPriceLock, NewAddition, PriceLock } from '../../../domain/types.ts';
import type { ConsentBox } from '../../shared/consents/consents.form.ts';
import { noConsents, type ConsentValues } from '../../shared/consents/noConsents.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { noSales, type SalesValues } from '../../shared/sale/sold.ts';

/** A lock as it is offered, and to which contract; null where that is found after the proof. */
export interface OfferedLock extends Pick<AddonProducts, 'campaign' | 'today' | 'startDate' | 'consents'> {
  /** Null while the window is closed. */
  lock: Addon | null;
  priceLock: PriceLock | ContractPriceLock;
  contract: AddonProducts['contract'] | null;
  /** The contract that a link of a stranger's names, of which nothing is known. */
  contractCode: string | null;
  /** The page on which it is ordered. */
  location: string;
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

interface Sent {
  input: LockValues;
  lock: Addon;
  /** As they were asked; none of what is sent as an offer. */
  boxes: readonly Pick<ConsentBox, 'id' | 'version'>[];
  locale: NewAddition['locale'];
  salesInfo: NewAddition['salesInfo'];
  importAsOffer: boolean;
}

/** The order as it is sent: who presses the button agrees to the terms that stand beside it (`priceLock.form`). */
export function newLock(
  { campaign, contract, contractCode, location }: OfferedLock,
  { input, lock, boxes, locale, salesInfo, importAsOffer }: Sent,
): NewAddition {
  const { templateId, tariffNo, campaignCode } = lock;
  return {
    processFlow: 'lockPrice',
    campaignId: campaign.campaignId,
    productData: { templateId, tariffNo, campaignCode },
    selectedAddon: templateId,
    currentLocation: location,
    email: input.email,
    phone: contract === null ? input.phone : null,
    formData: {
      customerId: contract?.customerId ?? null,
      deliveryDetails: { contractNo: contract?.contractNo ?? null },
      deliverySite: contract === null ? { address: null, meteringPointId: null, contractCode } : null,
    },
    meteringPointInfo: contract && {
      meteringPointNo: contract.meteringPointNo,
      meteringPointId: contract.meteringPointId,
    },
    salesInfo,
    locale,
    consents: boxes.map(({ id, version }) => ({ id, version, isGiven: id === 'terms' || input.consents[id] })),
    importAsOffer,
  };
}
