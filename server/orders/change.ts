import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addressLine, agreedFeeCents, isChangeable, isChangeTo } from '../../domain/orders/index.ts';
import type { Day } from '../../domain/time/index.ts';
import type { CampaignProduct, CustomerType, ProductChange } from '../../domain/types.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { ProblemError } from '../problem.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

/** A contract whose place another may take. */
export interface Changed {
  present: ContractAtSite;
  customerType: CustomerType;
}

/**
 * The contract of a change (`change.which`).
 *
 * @param isHeld whether nobody else may change it until the transaction ends
 * @throws ProblemError `resource.notFound`; `productChange.notPossible` where nothing can take its place on the day
 */
export async function changedContract(
  db: Queries,
  contractCode: string,
  { today, isHeld }: { today: string; isHeld: boolean },
): Promise<Changed> {
  const present = await (isHeld ? holdContractAtSite : findContractAtSite)(db, contractCode);
  const customer = present && (await findCustomer(db, present.contract.customerId));
  if (!present || !customer) throw new ProblemError('resource.notFound');
  if (!isChangeable(present.contract, today)) throw new ProblemError('productChange.notPossible');
  return { present, customerType: customer.customerType };
}

/** The contract as its customer is told of it before a change (`change.fee`). */
export function changeView(
  { present: { contract, meteringPoint, product }, customerType }: Changed,
  { earlyEndFeeCents }: Pick<ContentSettings, 'earlyEndFeeCents'>,
  { locale, today }: { locale: Locale; today: Day },
): ProductChange {
  const feeCents = agreedFeeCents(earlyEndFeeCents, customerType, vatPercentageOn(today));
  return {
    contractCode: contract.contractCode,
    customerType,
    productName: product.name[locale],
    place: addressLine(meteringPoint),
    termEndsOn: contract.endDate,
    earlyEndFeeCents: contract.endDate === null ? null : feeCents,
  };
}

/**
 * Refuses a product that cannot take the contract's place (`change.which`, `change.same`).
 *
 * @throws ProblemError `productChange.sameProduct`, `productChange.notPossible`
 */
export function checkChangeTo({ present, customerType }: Changed, product: CampaignProduct): void {
  if (product.tariffNo === present.contract.tariffNo) throw new ProblemError('productChange.sameProduct');
  if (!isChangeTo(present.contract, customerType, product)) throw new ProblemError('productChange.notPossible');
}
