import { toUnits } from '../prices/decimal.ts';
import { roundHalf, sharesOf } from './cents.ts';

/** A line as far as VAT goes: its cents with VAT. */
interface Taxed {
  vatPercentage: string;
  grossCents: number;
}
export interface VatOfLine {
  netCents: number;
  vatCents: number;
}
export interface VatOfRate extends VatOfLine {
  vatPercentage: string;
  grossCents: number;
}

const unitsOf = (percentage: string): number => Number(toUnits(percentage));
const WHOLE = unitsOf('100');

/**
 * The VAT of an invoice: of each rate that of its sum, to the cent, and of each line its share, so that lines and rates
 * sum to the same (`invoice.vat`). The rates come with the highest first.
 */
export function vatOf(lines: readonly Taxed[]): { lines: VatOfLine[]; rates: VatOfRate[] } {
  const ofLines: VatOfLine[] = lines.map(({ grossCents }) => ({ netCents: grossCents, vatCents: 0 }));
  const percentages = [...new Set(lines.map(({ vatPercentage }) => vatPercentage))].sort(
    (a, b) => unitsOf(b) - unitsOf(a),
  );
  const rates = percentages.map((vatPercentage): VatOfRate => {
    const rate = unitsOf(vatPercentage);
    const at = lines.flatMap((line, index) => (line.vatPercentage === vatPercentage ? [index] : []));
    const gross = at.map((index) => lines[index]?.grossCents ?? 0);
    const grossCents = gross.reduce((sum, one) => sum + one, 0);
    const vatCents = roundHalf((grossCents * rate) / (WHOLE + rate));
    const shares = sharesOf(
      gross.map((one) => one * rate),
      WHOLE + rate,
      vatCents,
    );
    for (const [place, index] of at.entries()) {
      const vat = shares[place] ?? 0;
      ofLines[index] = { netCents: (gross[place] ?? 0) - vat, vatCents: vat };
    }
    return { vatPercentage, netCents: grossCents - vatCents, vatCents, grossCents };
  });
  return { lines: ofLines, rates };
}
