import { useMemo, useState } from 'react';
import { cheapestWindow, searchBounds, within } from '../../../domain/spotPrices/index.ts';
import { addDays, helsinkiDay } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { DayChoice, type ShownDay } from '../../shared/spot/DayChoice.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { DayFigures } from './DayFigures.tsx';
import { HourTable } from './HourTable.tsx';
import { NowPanel } from './NowPanel.tsx';
import { ofDay } from '../../shared/spot/shownPrices.ts';
import { withMargin } from './ownMargin.ts';
import { SpotAside } from './SpotAside.tsx';
import { useQuarter } from '../../shared/spot/useQuarter.ts';
import { useShownPrices } from './useShownPrices.ts';
import { useSpotSearch } from './useSpotSearch.ts';
import { WindowFinder } from './WindowFinder.tsx';

/** Today and tomorrow (`spotPage.now`). */
export function SpotNow({ prices }: { prices: SpotPrices }) {
  const { isWithVat, minutes, asked: askedBounds } = useSpotSearch();
  const { slots, margin, vat, usual: usualOn } = useShownPrices(prices);
  const [asked, setAsked] = useState<ShownDay>('today');
  const now = useQuarter(prices.now);
  const today = helsinkiDay(now);
  const ofToday = useMemo(() => ofDay(slots, today), [slots, today]);
  const ofTomorrow = useMemo(() => ofDay(slots, addDays(today, 1)), [slots, today]);
  const day = ofTomorrow.length > 0 ? asked : 'today';
  const usual = usualOn(today);
  const left = useMemo(() => slots.filter(({ end }) => end > now), [slots, now]);
  const isForUse = prices.type === 'consumption';
  const bounds = searchBounds(left, now, askedBounds);
  const { from, until } = bounds;
  const between = useMemo(() => within(left, from, until), [left, from, until]);
  const cheapest = useMemo(() => (isForUse ? cheapestWindow(between, minutes) : null), [isForUse, between, minutes]);
  return (
    <>
      <NowPanel {...{ prices, slots, usual, now, day, vat }} chosen={cheapest} onDay={setAsked} />
      <DayFigures {...{ prices, isWithVat, margin }} day={today} slots={ofToday} next={ofTomorrow} />
      {isForUse && <WindowFinder {...{ now, minutes, cheapest, bounds }} slots={between} />}
      <Columns aside={<SpotAside slots={withMargin(left, -margin)} type={prices.type} now={now} />}>
        <HourTable
          vat={vat}
          slots={day === 'today' ? ofToday : ofTomorrow}
          action={ofTomorrow.length > 0 && <DayChoice day={day} onChoose={setAsked} />}
        />
      </Columns>
    </>
  );
}
