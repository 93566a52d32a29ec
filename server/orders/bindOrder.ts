import { earlyEndFeeOf, mayWithdraw } from '../../domain/orders/index.ts';
import { addDays } from '../../domain/time/index.ts';
import { addToContract } from '../addons/addToContract.ts';
import { newSecret } from '../proof/secrets.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import { endContracts } from '../store/endContracts.ts';
import type { OrderRow } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import { makeContract } from './makeContract.ts';
import { customerFor } from './newCustomer.ts';
import type { Placing } from './placing.ts';

interface Binding extends Placing, Pick<OrderRow, 'security' | 'startDate'> {
  site: RegisteredSite | null;
  services: readonly { tariffNo: number; importNo: string | null }[];
  today: string;
  /** The contract whose place it takes; null where it takes none's. */
  present: ContractAtSite | null;
}

/** What an order that binds has made. */
type Bound = Pick<OrderRow, 'customerId' | 'contractCode' | 'addedTo' | 'replaced' | 'earlyEndFeeCents'> & {
  /** Of the link by which it may be withdrawn from; null where it may not. */
  secret: string | null;
};

/** What there is of an order that binds nobody: the customer for whom it was made. */
export const unbound = (customerId: string | null): Bound => ({
  customerId,
  contractCode: null,
  addedTo: null,
  replaced: [],
  earlyEndFeeCents: null,
  secret: null,
});

/** Makes what somebody expects to see who is bound by an order that the retailer's system has (`order.made`). */
export async function bindOrder(db: Queries, binding: Binding): Promise<Bound> {
  const { order, template, security, site, startDate, present } = binding;
  const customerId = await customerFor(db, binding);
  const secret = mayWithdraw(template.product) ? newSecret() : null;
  if (template.addition) {
    await addToContract(db, template, template.addition);
    return { ...unbound(customerId), addedTo: template.addition.contractCode, secret };
  }
  const contractCode =
    security === null && customerId !== null && site !== null && startDate !== null
      ? await makeContract(db, { ...binding, customerId, site, startDate, present })
      : null;
  // What it takes the place of runs up to the day before (`order.replaced`).
  const replaced =
    contractCode !== null && startDate !== null ? await endContracts(db, order.contracts, addDays(startDate, -1)) : [];
  return {
    customerId,
    contractCode,
    addedTo: null,
    replaced,
    earlyEndFeeCents: contractCode && template.change ? earlyEndFeeOf(template.change, startDate) : null,
    secret,
  };
}
