import type { Addon, AddonProducts, NewAddition } from '../../../domain/types.ts';
import type { ConsentBox } from '../consents/consents.form.ts';
import type { ConsentValues } from '../consents/noConsents.ts';
import type { DeliverySiteInput } from '../deliverySite/deliverySite.form.ts';

/** Where something is added, and to which contract; null where that is found after the proof. */
export interface OfferedAddition extends Pick<AddonProducts, 'campaign' | 'today' | 'startDate' | 'consents'> {
  contract: AddonProducts['contract'] | null;
  /** The contract that a link of a stranger's names, of which nothing is known. */
  contractCode: string | null;
  /** The page on which it is chosen. */
  location: string;
}

/** By whom it is sold, and how. */
export type AdditionSale = Pick<NewAddition, 'locale' | 'salesInfo' | 'importAsOffer'>;

interface Sent extends AdditionSale {
  input: {
    email: string;
    phone: string;
    consents: ConsentValues;
    /** Left out where the contract is known, or named by the link. */
    site?: DeliverySiteInput | null;
  };
  product: Addon;
  /** As they were asked; none of what is sent as an offer. */
  boxes: readonly Pick<ConsentBox, 'id' | 'version'>[];
}

/**
 * The order as it is sent (`addition.form`). Who locks a price agrees to the terms by the button, at which they stand
 * (`priceLock.form`).
 */
export function newAddition(
  processFlow: NewAddition['processFlow'],
  {
    campaign,
    contract,
    contractCode,
    location,
  }: Pick<OfferedAddition, 'campaign' | 'contract' | 'contractCode' | 'location'>,
  { input, product, boxes, locale, salesInfo, importAsOffer }: Sent,
): NewAddition {
  const { templateId, tariffNo, campaignCode } = product;
  const { address, meteringPointId } = input.site ?? { address: null, meteringPointId: null };
  const isByAddress = contractCode === null && meteringPointId === null;
  const isByButton = (id: ConsentBox['id']) => processFlow === 'lockPrice' && id === 'terms';
  return {
    processFlow,
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
    consents: boxes.map(({ id, version }) => ({ id, version, isGiven: isByButton(id) || input.consents[id] })),
    importAsOffer,
  };
}
