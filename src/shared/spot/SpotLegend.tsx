import { useLingui } from '@lingui/react/macro';
import { levelOf, type PriceLevel, type Slot } from '../../../domain/spotPrices/index.ts';
import { ChartLegend, type LegendMark } from '../../ui/Chart/ChartLegend.tsx';
import { useSpotTexts } from './useSpotTexts.ts';

/** What the marks of a chart of prices mean, of those that are in it. */
export function SpotLegend({ slots, usual, hasChosen }: { slots: readonly Slot[]; usual: number; hasChosen: boolean }) {
  const { t } = useLingui();
  const { levels, missing } = useSpotTexts();
  const found = new Set(slots.flatMap(({ price }) => (price === null ? [] : [levelOf(price, usual)])));
  const marks: [PriceLevel, LegendMark][] = [
    ['low', 'low'],
    ['middle', 'mid'],
    ['high', 'high'],
    ['negative', 'negative'],
  ];
  return (
    <ChartLegend
      items={[
        ...marks.filter(([level]) => found.has(level)).map(([level, mark]) => ({ mark, label: levels[level] })),
        ...(found.size > 0
          ? [{ mark: 'peak' as const, label: t({ id: 'spotPrice.peaks', message: 'Halvin ja kallein' }) }]
          : []),
        ...(slots.some(({ price }) => price === null) ? [{ mark: 'missing' as const, label: missing }] : []),
        ...(hasChosen
          ? [{ mark: 'band' as const, label: t({ id: 'spotPrice.chosen', message: 'Valitsemasi jakso' }) }]
          : []),
      ]}
    />
  );
}
