import { additionStart, addonChoice, whyNoAddition, type AddonFacts } from '../../domain/addons/index.ts';
import { addressLine } from '../../domain/orders/index.ts';
import type { AddedContract, Addition, CustomerType } from '../../domain/types.ts';
import { ProblemError } from '../problem.ts';
import {
  findAddonsByTariff,
  findAddonsOf,
  findEnvironmental,
  type AddonProductRow,
  type SoldAddon,
} from '../store/addons.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

/** A contract to which something may be added. */
export interface Addable {
  present: ContractAtSite;
  customerType: CustomerType;
  /** Of its customer; null where the retailer knows none. */
  phone: string | null;
  facts: AddonFacts;
  /** The first day of what is added today. */
  startDate: string;
}

interface Asked {
  locale: Locale;
  /** `YYYY-MM-DD` in Helsinki. */
  today: string;
  /** Nobody else changes it until the transaction ends. */
  isHeld: boolean;
}

/**
 * The contract to which something is to be added (`addition.which`).
 *
 * @throws ProblemError `resource.notFound`; `addition.notPossible` where it takes nothing
 */
export async function addableContract(db: Queries, contractCode: string, asked: Asked): Promise<Addable> {
  const { locale, today, isHeld } = asked;
  const present = await (isHeld ? holdContractAtSite : findContractAtSite)(db, contractCode);
  const customer = present && (await findCustomer(db, present.contract.customerId));
  if (!present || !customer) throw new ProblemError('resource.notFound');
  if (whyNoAddition(present.contract, today) !== null) throw new ProblemError('addition.notPossible');
  const startDate = additionStart(present.contract, today);
  // What has ended by then may be had anew.
  const all = await findAddonsOf(db, customer.customerId, startDate);
  const own = all.filter((one) => one.contractCode === contractCode);
  return {
    present,
    customerType: customer.customerType,
    phone: customer.mobileNumber ?? null,
    facts: {
      held: own.map(({ addon }) => ({
        tariffNo: addon.tariffNo,
        productName: addon.name[locale],
        vapType: addon.vapType,
        addonsTariffNumbers: addon.addonsTariffNumbers,
      })),
      heldElsewhere: all.filter(({ addon }) => addon.isDetached).map(({ addon }) => addon.tariffNo),
      included: await findAddonsByTariff(db, present.contract.smartPackage?.addonsTariffNumbers ?? []),
      environmental: await findEnvironmental(db),
    },
    startDate,
  };
}

/** The contract as its customer is told of it. */
export const addedContractView = (
  { contract, product, meteringPoint }: ContractAtSite,
  locale: Locale,
): AddedContract => ({
  contractCode: contract.contractCode,
  contractNo: contract.contractNo,
  customerId: contract.customerId,
  productName: product.name[locale],
  place: addressLine(meteringPoint),
  meteringPointNo: meteringPoint.meteringPointNo,
  meteringPointId: meteringPoint.meteringPointId,
});

/** An add-on of a campaign, as far as it decides whether it may be chosen. */
export const choosable = ({ product, addon }: SoldAddon) => ({
  templateId: product.templateId,
  tariffNo: addon.tariffNo,
  vapType: addon.vapType,
  addonsTariffNumbers: addon.addonsTariffNumbers,
});

/**
 * What comes of an add-on that is added to a contract (`addition.again`).
 *
 * @throws ProblemError `addition.notPossible` where it is for customers of another kind; `addition.held` where the contract has
 *   it, or another environmental one, or its package includes it
 */
export function additionTo(
  addable: Addable,
  sold: { templateId: string; customerType: CustomerType; addon: AddonProductRow },
  { locale, currentLocation }: { locale: Locale; currentLocation: string },
): Addition {
  const { present, customerType, facts, startDate } = addable;
  if (sold.customerType !== customerType) throw new ProblemError('addition.notPossible');
  const { templateId, addon } = sold;
  const { tariffNo, vapType, addonsTariffNumbers } = addon;
  const [chosen] = addonChoice([{ templateId, tariffNo, vapType, addonsTariffNumbers }], facts).addons;
  if (!chosen || chosen.isIncluded) throw new ProblemError('addition.held');
  return {
    contractCode: present.contract.contractCode,
    contractName: present.product.name[locale],
    place: addressLine(present.meteringPoint),
    startDate,
    takesIn: chosen.takesIn,
    goesOn: addon.isDetached,
    currentLocation,
  };
}
