import type { Addon, AddonProducts, NewAddition } from '../../../domain/types.ts';
import type { ConsentBox } from '../../shared/consents/consents.form.ts';
import { emptyAddress } from '../../shared/address/addressValues.ts';
import { noConsents, type ConsentValues } from '../../shared/consents/noConsents.ts';
import type { DeliverySiteInput, DeliverySiteValues } from '../../shared/deliverySite/deliverySite.form.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { noSales, type SalesValues } from '../../shared/sale/sold.ts';

/** What is offered, and to which contract; null where that is found after the proof. */
export interface Offered extends Pick<AddonProducts, 'campaign' | 'addons' | 'today' | 'startDate' | 'consents'> {
  contract: AddonProducts['contract'] | null;
  /** No other environmental one is offered; left out where nobody knows. */
  hasEnvironmental?: boolean;
  /** The contract that a link of a stranger's names, of which nothing is known. */
  contractCode: string | null;
  /** The page on which it is chosen. */
  location: string;
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

interface Sent {
  input: AddonInput;
  addon: Addon;
  /** As they were asked; none of what is sent as an offer. */
  boxes: readonly ConsentBox[];
  locale: NewAddition['locale'];
  salesInfo: NewAddition['salesInfo'];
  importAsOffer: boolean;
}

/** The order as it is sent (`addition.form`). */
export function newAddition(
  { campaign, contract, contractCode, location }: Offered,
  { input, addon, boxes, locale, salesInfo, importAsOffer }: Sent,
): NewAddition {
  const { templateId, tariffNo, campaignCode } = addon;
  const { address, meteringPointId } = input.site ?? { address: null, meteringPointId: null };
  const isByAddress = contractCode === null && meteringPointId === null;
  return {
    processFlow: 'vapAddition',
    campaignId: campaign.campaignId,
    productData: { templateId, tariffNo, campaignCode },
    selectedAddon: templateId,
    currentLocation: location,
    email: input.email,
    phone: contract === null ? input.phone : null,
    formData: {
      customerId: contract?.customerId ?? null,
      deliveryDetails: { contractNo: contract?.contractNo ?? null },
      deliverySite:
        contract === null
          ? {
              address: isByAddress ? address : null,
              meteringPointId: contractCode === null ? meteringPointId : null,
              contractCode,
            }
          : null,
    },
    meteringPointInfo: contract && {
      meteringPointNo: contract.meteringPointNo,
      meteringPointId: contract.meteringPointId,
    },
    salesInfo,
    locale,
    consents: boxes.map(({ id, version }) => ({ id, version, isGiven: input.consents[id] })),
    importAsOffer,
  };
}
