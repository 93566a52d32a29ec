import { useLingui } from '@lingui/react/macro';
import { slotNow, type Slot, type Window } from '../../../domain/spotPrices/index.ts';
import { addDays, helsinkiDay } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { DayChoice, type ShownDay } from '../../shared/spot/DayChoice.tsx';
import { PriceNow } from '../../shared/spot/PriceNow.tsx';
import { SpotLegend } from '../../shared/spot/SpotLegend.tsx';
import { ByRoom } from '../../ui/ByRoom/ByRoom.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { ofDay } from '../../shared/spot/shownPrices.ts';
import { SpotChart } from '../../shared/spot/SpotChart.tsx';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';
import { Awaited } from './Awaited.tsx';

interface NowPanelProps {
  prices: SpotPrices;
  slots: readonly Slot[];
  usual: number;
  now: number;
  chosen: Window | null;
  /** What the prices include, in words. */
  vat: string;
  day: ShownDay;
  onDay(day: ShownDay): void;
}

/** What holds now, and the prices of today and tomorrow (`spotPage.now`). */
export function NowPanel({ prices, slots, usual, now, chosen, vat, day, onDay }: NowPanelProps) {
  const { t } = useLingui();
  const texts = useSpotTexts();
  const current = slotNow(slots, now);
  const today = helsinkiDay(now);
  const ofTomorrow = ofDay(slots, addDays(today, 1));
  const shown = day === 'tomorrow' ? ofTomorrow : ofDay(slots, today);
  const times = current ? texts.times(current) : '';
  const chart = (of: readonly Slot[]) => <SpotChart slots={of} {...{ usual, now, chosen }} />;
  return (
    <Panel
      tone="kaamos"
      title={
        current ? t({ id: 'spotPrice.now', message: `Nyt, ${times}` }) : t({ id: 'spotPrice.today', message: 'Tänään' })
      }
    >
      <PriceNow price={current?.price ?? null} {...{ usual, vat }} />
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
      <Awaited expectedAt={prices.expectedAt} />
    </Panel>
  );
}
