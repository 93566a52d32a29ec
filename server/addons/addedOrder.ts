import { templateOfAddition } from '../../domain/orders/index.ts';
import type { CampaignTemplate, NewOrder, OrderForm } from '../../domain/types.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import { findService } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import { addableContract, additionTo } from './addedContract.ts';

interface Ordered {
  order: NewOrder;
  /** With its page in `addition`. */
  template: CampaignTemplate;
}

/**
 * An add-on as it is ordered to a contract, which nobody else changes until the transaction ends (`addition.again`,
 * `addition.once`): whose it is, where it is and how its customer is called the contract says.
 *
 * @throws ProblemError as `addableContract` and `additionTo` say
 */
export async function addedOrder(
  db: Queries,
  { order, template, contractCode, today }: Ordered & { contractCode: string; today: string },
): Promise<Ordered> {
  const { locale, formData } = order;
  const { templateId, customerType, tariffNo } = template.product;
  const addable = await addableContract(db, contractCode, { locale, today, isHeld: true });
  const addon = await findService(db, tariffNo);
  const currentLocation = template.addition?.currentLocation ?? '';
  const addition = additionTo(addable, { templateId, customerType, addon }, { locale, currentLocation });
  const { contract, meteringPoint } = addable.present;
  const { email, phone } = formData.contact;
  return {
    template: templateOfAddition(template, addition),
    order: {
      ...order,
      formData: {
        ...formData,
        customerId: contract.customerId,
        contact: { email, phone: phone || (addable.phone ?? '') },
        deliverySite: siteOf(meteringPoint),
      },
    },
  };
}

/** Where it is, as an order says it. */
function siteOf(point: ContractAtSite['meteringPoint']): OrderForm['deliverySite'] {
  const { meteringPointId, streetName, houseNumber, houseLetter, residence, postalCode, postalCity } = point;
  const place = { streetName, houseNumber, houseLetter, residence, postalCode, postalCity };
  return {
    meteringPointId,
    isToBeFound: false,
    address: { typeOfAddress: 'regularAddress', country: 'FI', postalBox: null, ...place },
  };
}
