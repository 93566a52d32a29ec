import type { NewOrder, OrderForm } from '../../domain/types.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';

interface Added {
  present: ContractAtSite;
  /** Of its customer; null where the retailer knows none. */
  phone: string | null;
}

/** An order of something that is added to a contract: whose it is, where it is and how its customer is called the contract says. */
export function orderOfContract(
  order: NewOrder,
  { present: { contract, meteringPoint }, phone: known }: Added,
): NewOrder {
  const { formData } = order;
  const { email, phone } = formData.contact;
  return {
    ...order,
    formData: {
      ...formData,
      customerId: contract.customerId,
      contact: { email, phone: phone || (known ?? '') },
      deliverySite: siteOf(meteringPoint),
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
