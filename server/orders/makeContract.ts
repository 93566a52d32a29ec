import {
  ELECTRICITY_CONTRACT_TYPE,
  HEAT_CONTRACT_TYPE,
  SMALL_PRODUCTION_CONTRACT_GROUP,
} from '../../domain/contracts/index.ts';
import { lastDayOf } from '../../domain/orders/lastDay.ts';
import type { CampaignProduct } from '../../domain/types.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import { addAddon, addContract } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import type { Placing } from './placing.ts';

/** Type and group of a contract, by what is delivered. */
function kindOf({ productKind, contractTerm }: CampaignProduct) {
  if (productKind === 'Heat') return { contractTypeNo: HEAT_CONTRACT_TYPE, contractGroupNo: 8 };
  const contractTypeNo = ELECTRICITY_CONTRACT_TYPE;
  if (productKind === 'SmallProduction') return { contractTypeNo, contractGroupNo: SMALL_PRODUCTION_CONTRACT_GROUP };
  return { contractTypeNo, contractGroupNo: isFixed(contractTerm) ? 7 : 6 };
}

const isFixed = ({ kind }: CampaignProduct['contractTerm']) => kind === 'fixedTerm' || kind === 'fixedContractLength';

/**
 * The contract that an order comes to, as the customer sees it from then on, its services with it (`order.contract`). What
 * is delivered nowhere that is known yet has none: the retailer looks for the place first.
 *
 * @returns the contract's code
 */
export async function makeContract(
  db: Queries,
  {
    order,
    template: { product },
    customerId,
    site,
    startDate,
    services,
    today,
    present,
  }: Placing & {
    customerId: string;
    site: RegisteredSite;
    startDate: string;
    services: readonly { tariffNo: number; importNo: string | null }[];
    today: string;
    /** The contract whose place it takes, which it is billed as; null where it takes none's. */
    present: ContractAtSite | null;
  },
): Promise<string> {
  const contractCode = await addContract(db, {
    customerId,
    meteringPointNo: site.meteringPointNo,
    ...kindOf(product),
    tariffNo: product.tariffNo,
    status: startDate <= today ? 'A' : 'O',
    startDate,
    endDate: lastDayOf(product.contractTerm, startDate),
    billingGroupNo: present?.contract.billingGroupNo ?? 1,
    ledgerNo: present?.contract.ledgerNo ?? null,
    allowedReasonForContractEnd: isFixed(product.contractTerm) ? ['moving'] : ['moving', 'switching'],
    isCombined: order.formData.billing?.isCombined ?? true,
  });
  for (const { tariffNo, importNo } of services)
    if (importNo !== null) await addAddon(db, { contractCode, tariffNo, startDate });
  return contractCode;
}
