import type { TariffReplay } from '../../../domain/types.ts';
import { csvText, decimalComma } from '../../shared/files/csv.ts';

/** The months and what each would have cost; what is not known is empty, which is not zero (`comparisonPage.csv`). */
export const csvOfReplay = (
  { months, products }: TariffReplay,
  [month, energy]: readonly [month: string, energy: string],
): string =>
  csvText([
    [month, energy, ...products.map(({ productName }) => `${productName}, €`)],
    ...months.map((one, at) => [
      one.month,
      decimalComma(one.energy, 3),
      ...products.map(({ costs }) => decimalComma(costs[at] ?? null, 2)),
    ]),
  ]);
