import type { AddonProducts } from '../../../domain/types.ts';
import type { OfferedAddition } from '../../shared/addition/newAddition.ts';
import { emptyAddress } from '../../shared/address/addressValues.ts';
import { noConsents, type ConsentValues } from '../../shared/consents/noConsents.ts';
import type { DeliverySiteInput, DeliverySiteValues } from '../../shared/deliverySite/deliverySite.form.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { noSales, type SalesValues } from '../../shared/sale/sold.ts';

/** What is offered, and to which contract. */
export interface Offered extends OfferedAddition, Pick<AddonProducts, 'addons'> {
  /** No other environmental one is offered; left out where nobody knows. */
  hasEnvironmental?: boolean;
  /** Its first day as it is written. */
  startText: string;
}

/** An add-on as it is chosen, and what is asked besides. */
export interface AddonValues extends SalesValues {
  /** Its `templateId`; empty while none is chosen. */
  addon: string;
  email: string;
  phone: string;
  site: DeliverySiteValues;
  consents: ConsentValues;
}

export type AddonInput = Omit<AddonValues, 'site'> & { site: DeliverySiteInput | null };

/** Where it is, before anything is typed. */
export const emptySite: DeliverySiteValues = { address: emptyAddress, meteringPointId: '', isIdUnknown: true };

const emptyAddon: AddonValues = {
  addon: '',
  email: '',
  phone: '',
  site: emptySite,
  consents: noConsents,
  ...noSales,
};

/** The draft of what is added to a contract, or to one that is not known yet. */
export const addonDraft = ({ campaign, contract, contractCode }: Offered): DraftKind<AddonValues> => ({
  name: ['addon', campaign.campaignId, contract?.contractCode ?? contractCode].filter(Boolean).join('.'),
  version: 1,
  defaultValues: emptyAddon,
  keeps: ['addon', 'email', 'phone', 'site', 'consents'],
});
