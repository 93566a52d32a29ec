import { kindOf } from '../../../domain/contracts/index.ts';
import type { Slot } from '../../../domain/spotPrices/index.ts';
import type { Contracts } from '../../../domain/types.ts';

/** What a contract asks on top of the exchange, in thousandths of a cent for a kWh. */
export interface OwnMargin {
  product: string;
  inclVat: number;
  exclVat: number;
}

type Priced = Pick<Contracts, 'active' | 'ending'>;

/** The margin of the first contract in force that follows the exchange; null where there is none (`spotPage.margin`). */
export function marginOf({ active, ending }: Priced): OwnMargin | null {
  for (const contract of [...active, ...ending]) {
    const margin = contract.prices.find(({ kind, unit }) => kind === 'margin' && unit === 'c/kWh');
    if (!margin || kindOf(contract) !== 'electricity') continue;
    const inclVat = Math.round(Number(margin.amount) * 1000);
    return {
      product: contract.productName,
      inclVat,
      exclVat: Math.round(inclVat / (1 + Number(margin.vatPercentage) / 100)),
    };
  }
  return null;
}

/** Prices with what comes on top of each; what is missing stays so. */
export const withMargin = (slots: readonly Slot[], margin: number): Slot[] =>
  margin === 0
    ? [...slots]
    : slots.map((slot) => ({ ...slot, price: slot.price === null ? null : slot.price + margin }));
