import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { addDays, helsinkiDay, type Day } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { late } from '../../shared/late.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { Awaited } from './Awaited.tsx';
import { DayFigures } from './DayFigures.tsx';
import { HourTable } from './HourTable.tsx';
import { SpotLegend } from '../../shared/spot/SpotLegend.tsx';
import { SpotChart } from '../../shared/spot/SpotChart.tsx';
import { useQuarter } from '../../shared/spot/useQuarter.ts';
import { useSpotSearch } from './useSpotSearch.ts';
import { useShownPrices } from './useShownPrices.ts';

const DayCalendar = late(() => import('./DayCalendar.tsx'), 'DayCalendar', { meanwhile: null });

/** The days before and after, the last one tomorrow, and any other by the calendar (`spotPage.calendar`). */
function DayWays({ day, now }: { day: Day; now: number }) {
  const { t } = useLingui();
  const { change } = useSpotSearch();
  const [isOpen, setOpen] = useState(false);
  const today = helsinkiDay(now);
  return (
    <Stack>
      <Row>
        <Button variant="secondary" size="small" icon={ChevronLeft} onClick={() => change({ day: addDays(day, -1) })}>
          {t({ id: 'spotPrice.dayBefore', message: 'Edellinen päivä' })}
        </Button>
        <Button
          variant="secondary"
          size="small"
          iconAfter={ChevronRight}
          isDisabled={day > today}
          onClick={() => change({ day: addDays(day, 1) })}
        >
          {t({ id: 'spotPrice.dayAfter', message: 'Seuraava päivä' })}
        </Button>
      </Row>
      <Disclosure label={t({ id: 'spotPrice.chooseDay', message: 'Valitse päivä kalenterista' })} onToggle={setOpen}>
        {isOpen && <DayCalendar {...{ day, today }} onChoose={(chosen) => change({ day: chosen })} />}
      </Disclosure>
    </Stack>
  );
}

/** A day that somebody has chosen (`spotPage.day`). */
export function SpotDay({ prices }: { prices: SpotPrices }) {
  const { t } = useLingui();
  const { weekday, date } = useFormats();
  const { isWithVat } = useSpotSearch();
  const { slots, margin, vat, usual: usualOn } = useShownPrices(prices);
  const { from: day } = prices;
  const now = useQuarter(prices.now);
  const usual = usualOn(day);
  const isKnown = slots.some(({ price }) => price !== null);
  const [name = ''] = weekday(day).split(' ');
  const title = `${name} ${date(day)}`;
  return (
    <>
      <DayWays day={day} now={now} />
      {isKnown ? (
        <>
          <Panel tone="kaamos" title={title}>
            <Note>{vat}</Note>
            <SpotChart {...{ slots, usual, now }} chosen={null} />
            <SpotLegend slots={slots} usual={usual} hasChosen={false} />
          </Panel>
          <DayFigures {...{ prices, slots, day, isWithVat, margin }} />
          <HourTable slots={slots} vat={vat} />
        </>
      ) : (
        <Notice tone="info">{t({ id: 'spotPrice.noPrices', message: `Päivältä ${title} ei ole hintoja.` })}</Notice>
      )}
      <Awaited expectedAt={prices.expectedAt} />
    </>
  );
}
