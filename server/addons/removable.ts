import {
  endsWith,
  removalDays,
  whyNoRemoval,
  type RemovableAddon,
  type RemovedFrom,
} from '../../domain/addons/index.ts';
import { groupOf } from '../../domain/contracts/index.ts';
import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { addressLine } from '../../domain/orders/index.ts';
import type { RemovableAddons } from '../../domain/types.ts';
import { findContractsWithAddons, type ContractWithAddons, type StandingAddon } from '../store/addonRemovals.ts';
import { findAddonsByTariff } from '../store/addons.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';

/** A service as the rule of its end takes it. */
export const removable = (standing: StandingAddon): RemovableAddon & { standing: StandingAddon } => ({
  tariffNo: standing.held.tariffNo,
  startDate: standing.held.startDate,
  endDate: standing.held.endDate,
  addonsTariffNumbers: standing.addon.isSmartPackage ? standing.addon.addonsTariffNumbers : [],
  noticePeriodDays: standing.addon.noticePeriodDays,
  isDetached: standing.addon.isDetached,
  standing,
});

/** A contract with its services, as the rule of their end takes it. */
export const removedFrom = ({ contract, addons }: ContractWithAddons) =>
  ({
    contract,
    held: addons.map(removable),
    included: contract.smartPackage?.addonsTariffNumbers ?? [],
  }) satisfies RemovedFrom;

interface Reader {
  locale: Locale;
  /** `YYYY-MM-DD` in Helsinki. */
  today: string;
}

/** The services of a customer, each with what it does, costs and takes along, and the days that may be its last (`removal.told`). */
export async function removableAddonsOf(
  db: Queries,
  customerId: string,
  { locale, today }: Reader,
): Promise<RemovableAddons> {
  const contracts = await findContractsWithAddons(db, customerId, today);
  const inPackages = contracts.flatMap(({ addons }) => addons.flatMap(({ addon }) => addon.addonsTariffNumbers));
  const sold = await findAddonsByTariff(db, [...new Set(inPackages)]);
  const vatPercentage = vatPercentageOn(today);
  return {
    customerId,
    addons: contracts
      .filter(({ contract }) => groupOf(contract, today) !== 'ended')
      .flatMap((of) => {
        const from = removedFrom(of);
        const { contract, meteringPoint } = of;
        return from.held.map(({ standing: { addon, held }, ...one }) => {
          const { first, last } = removalDays(one, contract, today);
          return {
            contractNo: contract.contractNo,
            contractCode: contract.contractCode,
            address: addressLine(meteringPoint),
            tariffNo: one.tariffNo,
            productName: addon.name[locale],
            description: addon.description?.[locale] ?? null,
            price: { ...(held.price ?? addon.price), vatPercentage },
            endDate: one.endDate,
            blockedFor: whyNoRemoval(one, from, today),
            noticePeriodDays: one.noticePeriodDays,
            terminateTemplateNo: addon.terminateTemplateNo,
            firstDay: first,
            lastDay: last,
            endsWithIt: sold
              .filter(({ tariffNo }) => one.addonsTariffNumbers.includes(tariffNo))
              .map(({ name, description }) => ({
                productName: name[locale],
                description: description?.[locale] ?? null,
              })),
          };
        });
      }),
  };
}

/** The services that a package takes along, as they stand with the contract. */
export const takenAlong = (addon: RemovableAddon, of: ContractWithAddons, lastDay: string): StandingAddon[] =>
  endsWith(addon, removedFrom(of).held, lastDay).map(({ standing }) => standing);
