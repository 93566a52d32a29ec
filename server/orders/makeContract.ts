import {
  ELECTRICITY_CONTRACT_TYPE,
  HEAT_CONTRACT_TYPE,
  SMALL_PRODUCTION_CONTRACT_GROUP,
} from '../../domain/contracts/index.ts';
import { lastDayOf } from '../../domain/orders/lastDay.ts';
import { laterPrices } from '../../domain/orders/laterPrices.ts';
import type { CampaignPrice, CampaignProduct } from '../../domain/types.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import { addAddon, addContract } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import type { AgreedPrice } from '../store/schema.ts';
import type { Placing } from './placing.ts';
import { unitPrice } from './unitPrice.ts';

/** Type and group of a contract, by what is delivered. */
function kindOf({ productKind, contractTerm }: CampaignProduct) {
  if (productKind === 'Heat') return { contractTypeNo: HEAT_CONTRACT_TYPE, contractGroupNo: 8 };
  const contractTypeNo = ELECTRICITY_CONTRACT_TYPE;
  if (productKind === 'SmallProduction') return { contractTypeNo, contractGroupNo: SMALL_PRODUCTION_CONTRACT_GROUP };
  return { contractTypeNo, contractGroupNo: isFixed(contractTerm) ? 7 : 6 };
}

const isFixed = ({ kind }: CampaignProduct['contractTerm']) => kind === 'fixedTerm' || kind === 'fixedContractLength';

/** As they were ordered, those that follow a starting period after it (`contract.agreedPrices`). */
function pricesOf(product: CampaignProduct, startDate: string): AgreedPrice[] {
  const energy = product.isRefund ? 'compensation' : product.hourlyPriced ? 'margin' : 'energy';
  // A service stands with a contract, and is none.
  const kinds = { energy, baseFee: 'baseFee', flatRate: 'baseFee', addonFee: null } as const;
  const agreed = (name: keyof typeof kinds, price: CampaignPrice, fromDate: string | null): AgreedPrice[] => {
    const kind = kinds[name];
    return kind === null ? [] : [{ kind, ...unitPrice(price), fromDate }];
  };
  return [
    ...(['energy', 'baseFee', 'flatRate'] as const).flatMap((name) => {
      const price = product.prices[name];
      return price ? agreed(name, price, null) : [];
    }),
    ...laterPrices(product, startDate).flatMap(({ kind, price, from }) => agreed(kind, price, from)),
  ];
}

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
    template,
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
  const { product } = template;
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
    prices: pricesOf(product, startDate),
    allowedReasonForContractEnd: isFixed(product.contractTerm) ? ['moving'] : ['moving', 'switching'],
    isCombined: order.formData.billing?.isCombined ?? true,
  });
  const offered = template.services.flatMap(({ values }) => values);
  for (const { tariffNo, importNo } of services) {
    const price = offered.find((service) => service.tariffNo === tariffNo)?.price;
    if (importNo !== null)
      await addAddon(db, { contractCode, tariffNo, startDate, price: price ? unitPrice(price) : null });
  }
  return contractCode;
}
