import type { Day } from '../time/index.ts';
import type { Addition, CampaignProduct, CampaignTemplate, ConsentText, NewAddition } from '../types.ts';
import { consentsAsked } from './consents.ts';
import type { OrderFault } from './fault.ts';
import { consentFaults, contactFaults, faultsOfAddress } from './faults.ts';

/**
 * An order's form as that of an add-on to a contract (`addition.form`): it asks for nothing besides, as the contract has it all,
 * and begins on its own day.
 */
export const templateOfAddition = (template: CampaignTemplate, addition: Addition): CampaignTemplate => ({
  ...template,
  product: { ...template.product, activityStep: [] },
  services: [],
  start: { ...template.start, earliestMoving: addition.startDate, earliestSwitching: addition.startDate },
  addition,
});

interface Boxes {
  consents: readonly ConsentText[];
  today: Day;
  startDate: Day;
}

/** The boxes of an add-on, in their order, all of which must be ticked (`addition.consents`). */
export const additionConsents = (
  addon: Pick<CampaignProduct, 'customerType' | 'personalDataTransferNeeded'>,
  { consents, today, startDate }: Boxes,
): ReturnType<typeof consentsAsked> =>
  consentsAsked(
    {
      product: { ...addon, isRefund: false },
      services: [],
      consents: [...consents],
      start: { today, earliestSwitching: startDate, earliestMoving: startDate, latest: startDate },
      addition: { startDate },
    },
    { start: null, presentSupplier: null, services: [] },
  );

/** What is known of who orders an add-on. */
interface AdditionFacts {
  /** The contract is named, so that nobody has to say where it is, and its customer's phone is known. */
  isContractKnown: boolean;
}

/**
 * What the order of an add-on lacks, or has otherwise than it may (`addition.form`), each with its place in what is sent.
 *
 * @param template with the addition, or as far as it is known
 */
export function additionFaults(
  { email, phone, formData, consents, importAsOffer, productData, selectedAddon }: NewAddition,
  template: CampaignTemplate,
  { isContractKnown }: AdditionFacts,
): OrderFault[] {
  const contact = contactFaults({ email, phone: phone ?? '' }).filter(
    ({ field }) => field === 'email' || !isContractKnown || phone !== null,
  );
  const empty = { start: null, presentSupplier: null, services: [] };
  return [
    ...contact,
    ...(isContractKnown ? [] : siteFaults(formData.deliverySite)),
    ...(productData.templateId === selectedAddon ? [] : [{ field: 'selectedAddon', rule: 'unknown' } as const]),
    // Who is made an offer agrees to it later (`offer.consents`).
    ...(importAsOffer ? [] : consentFaults({ formData: empty, consents }, template)),
  ];
}

/** The contract is named in one of three ways; an address is a street's in Finland. */
function siteFaults(site: NewAddition['formData']['deliverySite']): OrderFault[] {
  const field = 'formData.deliverySite';
  if (site === null) return [{ field, rule: 'required' }];
  const { address, meteringPointId, contractCode } = site;
  const named = [address, meteringPointId, contractCode].filter((one) => one !== null);
  if (named.length === 0) return [{ field: `${field}.address`, rule: 'required' }];
  if (named.length > 1) return [{ field, rule: 'exclusive' }];
  if (address === null) return [];
  if (address.typeOfAddress !== 'regularAddress' || address.country !== 'FI')
    return [{ field: `${field}.address`, rule: 'format' }];
  return faultsOfAddress(`${field}.address`, address);
}
