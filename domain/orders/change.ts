import { groupOf, kindOf } from '../contracts/index.ts';
import { priceParts } from '../prices/vat.ts';
import { addDays, type Day } from '../time/index.ts';
import type { CampaignProduct, CampaignTemplate, Contract, CustomerType, OrderStep, ProductChange } from '../types.ts';
import { startDays } from './start.ts';

/** Of a contract, what a change depends on. */
type ChangedContract = Pick<
  Contract,
  'contractTypeNo' | 'contractGroupNo' | 'tariffNo' | 'status' | 'startDate' | 'endDate'
>;

/** Whether another product may take a contract's place on a day: while it is in force and has not been ended (`change.which`). */
export const isChangeable = (contract: ChangedContract, today: Day): boolean => groupOf(contract, today) === 'active';

const productKinds = { electricity: 'Electricity', smallProduction: 'SmallProduction', heat: 'Heat' } as const;

/** As what kind of product a contract is ordered. */
export const productKindOf = (
  contract: Pick<ChangedContract, 'contractTypeNo' | 'contractGroupNo'>,
): (typeof productKinds)[keyof typeof productKinds] => productKinds[kindOf(contract)];

/** Whether a product may take the place of a contract: it delivers the same, to the same kind of customer (`change.which`). */
export const isChangeTo = (
  contract: ChangedContract,
  customerType: CustomerType,
  product: Pick<CampaignProduct, 'productKind' | 'customerType'>,
): boolean => product.productKind === productKindOf(contract) && product.customerType === customerType;

/**
 * Whether a contract has a term of which no notice was given: an order does not cut it short, since a change alone says what
 * that costs (`order.bound`).
 */
export const isBound = ({ status, endDate }: Pick<Contract, 'status' | 'endDate'>): boolean =>
  endDate !== null && (status === 'A' || status === 'O');

/** What a change asks for besides product and review: where it is delivered and how it is billed stay (`change.steps`). */
const asked: readonly OrderStep[] = ['person', 'start', 'services'];

/**
 * An order's form as that of a change (`change.steps`, `change.days`): from tomorrow on, and with the account only where the
 * customer is paid.
 */
export function templateOfChange(template: CampaignTemplate, change: ProductChange): CampaignTemplate {
  const { product } = template;
  const { today, latest } = startDays(template.start.today);
  const tomorrow = addDays(today, 1);
  const isPaidOut = product.formLayout === 'smallProduction';
  return {
    ...template,
    product: {
      ...product,
      activityStep: product.activityStep.filter((step) => asked.includes(step) || (step === 'billing' && isPaidOut)),
    },
    start: { today, earliestSwitching: tomorrow, earliestMoving: tomorrow, latest },
    change,
  };
}

/**
 * What the change costs besides the product: the fee of a running term that ends before its time (`change.fee`).
 *
 * @returns cents, as `agreedFeeCents` has them; null where the term is left to run, or there is none
 */
export function earlyEndFeeOf(
  { termEndsOn, earlyEndFeeCents }: Pick<ProductChange, 'termEndsOn' | 'earlyEndFeeCents'>,
  startDate: Day | null,
): number | null {
  return termEndsOn !== null && startDate !== null && startDate <= termEndsOn ? earlyEndFeeCents : null;
}

/**
 * A fee as it is agreed on: with VAT by a consumer, without by a company (`change.fee`).
 *
 * @param cents with VAT
 * @param percentage of VAT, as a decimal string
 * @returns whole cents
 */
export function agreedFeeCents(cents: number, customerType: CustomerType, percentage: string): number {
  if (customerType === 'B2C') return cents;
  const { priceExclVat } = priceParts({ amount: String(cents), isVatIncluded: true }, percentage);
  return Math.round(Number(priceExclVat));
}
