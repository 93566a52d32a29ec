import { includedIn } from '../orders/packages.ts';
import type { Addon } from '../types.ts';

/** What of an add-on decides whether it may be chosen. */
export type Choosable = Pick<Addon, 'templateId' | 'tariffNo' | 'vapType'> & {
  /** Of a package, the tariffs that it includes. */
  addonsTariffNumbers: readonly number[];
};

/** An add-on that stands with a contract. */
export interface HeldAddon {
  tariffNo: number;
  productName: string;
  vapType: Addon['vapType'];
  addonsTariffNumbers: readonly number[];
}

/** What is known of the contract that something is to be added to. */
export interface AddonFacts {
  held: readonly HeldAddon[];
  /** The tariffs of the customer's that stand with another contract and are tied to none. */
  heldElsewhere: readonly number[];
  /** The tariffs that the contract's own package includes, and their kinds. */
  included: readonly Pick<HeldAddon, 'tariffNo' | 'vapType'>[];
  /** The tariffs of all that is environmental, packages aside. */
  environmental: readonly number[];
}

type Chosen<Offered> = Offered & Pick<Addon, 'isIncluded' | 'takesIn'>;

/**
 * What of a campaign's add-ons a contract may choose from, in the campaign's order (`addition.choice`). One that a package
 * includes stands there and cannot be chosen; one that the contract has is left out, and so are the environmental ones where
 * it has one that stays.
 */
export function addonChoice<Offered extends Choosable>(
  offered: readonly Offered[],
  { held, heldElsewhere, included, environmental }: AddonFacts,
): { addons: Chosen<Offered>[]; hasEnvironmental: boolean } {
  const inPackages = [...included.map(({ tariffNo }) => tariffNo), ...includedIn(held.map(packageOf))];
  const isHeld = (tariffNo: number) => held.some((one) => one.tariffNo === tariffNo);
  const green = [...held, ...included].filter(({ vapType }) => vapType === 'environmental');
  /** Whether it would be a second environmental one. */
  const isSecond = ({ tariffNo, vapType, addonsTariffNumbers: takes }: Offered): boolean => {
    const isGreen = vapType === 'environmental' || takes.some((one) => environmental.includes(one));
    return isGreen && green.some((one) => one.tariffNo !== tariffNo && !takes.includes(one.tariffNo));
  };
  const addons = offered.flatMap((one): Chosen<Offered>[] => {
    const { tariffNo, addonsTariffNumbers: takes } = one;
    if (inPackages.includes(tariffNo)) return [{ ...one, isIncluded: true, takesIn: [] }];
    if (isHeld(tariffNo) || heldElsewhere.includes(tariffNo) || isSecond(one)) return [];
    const taken = held.filter((other) => takes.includes(other.tariffNo) && !inPackages.includes(other.tariffNo));
    return [{ ...one, isIncluded: false, takesIn: taken.map(({ productName }) => productName) }];
  });
  return { addons, hasEnvironmental: green.length > 0 };
}

const packageOf = ({ addonsTariffNumbers }: HeldAddon) => ({ addonsTariffNumbers: [...addonsTariffNumbers] });

/**
 * Which add-on is chosen to begin with (`addition.first`): the one that was asked for, a popular one, or the first. Null where
 * none can be chosen.
 *
 * @param asked the `templateId` that an address or a draft names
 */
export function firstChoice(
  addons: readonly Pick<Addon, 'templateId' | 'isIncluded' | 'isPopular'>[],
  asked: string | null,
): string | null {
  const free = addons.filter(({ isIncluded }) => !isIncluded);
  const chosen = free.find(({ templateId }) => templateId === asked) ?? free.find(({ isPopular }) => isPopular);
  return (chosen ?? free[0])?.templateId ?? null;
}
