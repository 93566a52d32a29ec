import { useLingui } from '@lingui/react/macro';
import { TrendingDown, TrendingUp, Minus } from 'lucide';
import { levelOf, slotNow, type PriceLevel, type Slot, type Window } from '../../../domain/spotPrices/index.ts';
import { addDays, helsinkiDay } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ByRoom } from '../../ui/ByRoom/ByRoom.tsx';
import { ChartLegend, type LegendMark } from '../../ui/Chart/ChartLegend.tsx';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { Tag, type TagTone } from '../../ui/Tag/Tag.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { ofDay } from './shownPrices.ts';
import { SpotChart } from './SpotChart.tsx';
import { useSpotTexts } from './useSpotTexts.ts';
import { useVatText } from './VatChoice.tsx';

const looks: Record<PriceLevel, { tone: TagTone; icon: typeof Minus }> = {
  negative: { tone: 'positive', icon: TrendingDown },
  low: { tone: 'positive', icon: TrendingDown },
  middle: { tone: 'neutral', icon: Minus },
  high: { tone: 'warning', icon: TrendingUp },
};

export type ShownDay = 'today' | 'tomorrow';

/** One of the two days, where there is room for one of them; only while there are two. */
export function DayChoice({ day, onChoose }: { day: ShownDay; onChoose(day: ShownDay): void }) {
  const { t } = useLingui();
  return (
    <SegmentedControl<ShownDay>
      label={t({ id: 'spotPrice.shownDay', message: 'Päivä' })}
      legendAs="hidden"
      options={[
        { value: 'today', label: t({ id: 'spotPrice.today', message: 'Tänään' }) },
        { value: 'tomorrow', label: t({ id: 'spotPrice.tomorrow', message: 'Huomenna' }) },
      ]}
      value={day}
      onChoose={onChoose}
    />
  );
}

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
        ...(slots.some(({ price }) => price === null) ? [{ mark: 'missing' as const, label: missing }] : []),
        ...(hasChosen
          ? [{ mark: 'band' as const, label: t({ id: 'spotPrice.chosen', message: 'Valitsemasi jakso' }) }]
          : []),
      ]}
    />
  );
}

interface NowPanelProps {
  prices: SpotPrices;
  slots: readonly Slot[];
  usual: number;
  now: number;
  chosen: Window | null;
  day: ShownDay;
  onDay(day: ShownDay): void;
}

/** What holds now, and the prices of today and tomorrow (`spotPage.now`). */
export function NowPanel({ prices, slots, usual, now, chosen, day, onDay }: NowPanelProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const texts = useSpotTexts();
  const vat = useVatText(prices);
  const current = slotNow(slots, now);
  const today = helsinkiDay(now);
  const ofTomorrow = ofDay(slots, addDays(today, 1));
  const shown = day === 'tomorrow' ? ofTomorrow : ofDay(slots, today);
  const price = current?.price ?? null;
  const level = price === null ? null : levelOf(price, usual);
  const times = current ? texts.times(current) : '';
  const expected = prices.expectedAt === null ? '' : time(Date.parse(prices.expectedAt));
  const chart = (of: readonly Slot[]) => <SpotChart slots={of} {...{ usual, now, chosen }} />;
  return (
    <Panel
      tone="kaamos"
      title={
        current ? t({ id: 'spotPrice.now', message: `Nyt, ${times}` }) : t({ id: 'spotPrice.today', message: 'Tänään' })
      }
    >
      <KeyFigure size="xl" {...(price === null ? { figure: '–' } : texts.figure(price))}>
        {level && (
          <Tag tone={looks[level].tone} icon={looks[level].icon}>
            {texts.levels[level]}
          </Tag>
        )}
        <span>{vat}</span>
      </KeyFigure>
      <ByRoom
        wide={chart(slots)}
        narrow={
          <>
            {ofTomorrow.length > 0 && <DayChoice day={day} onChoose={onDay} />}
            {chart(shown)}
          </>
        }
      />
      <SpotLegend slots={slots} usual={usual} hasChosen={chosen !== null} />
      {prices.expectedAt !== null && (
        <Note>{t({ id: 'spotPrice.awaited', message: `Huomisen hinnat julkaistaan noin klo ${expected}.` })}</Note>
      )}
    </Panel>
  );
}
