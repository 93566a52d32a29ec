import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ZoomOut } from 'lucide';
import { useRef, useState } from 'react';
import { zoomIn } from '../../../domain/consumption/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import type { DeliverySite } from '../../../domain/types.ts';
import type { ConsumptionPicture as Picture } from '../../../machines/consumption-view/consumptionView.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { serverNow } from '../../platform/clock.ts';
import { BarChart } from '../../ui/Chart/BarChart.tsx';
import type { ChartRun } from '../../ui/Chart/chartData.ts';
import { ChartLegend, type LegendMark } from '../../ui/Chart/ChartLegend.tsx';
import { ChartOrTable } from '../../ui/Chart/ChartOrTable.tsx';
import { ValueTable } from '../../ui/Chart/ValueTable.tsx';
import type { ChartZoom } from '../../ui/Chart/zoom.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { ToggleChip } from '../../ui/ToggleChip/ToggleChip.tsx';
import { isUnsettled, type Interval } from '../../shared/consumption/intervals.ts';
import { NothingMeasured } from './NothingMeasured.tsx';
import { OtherFiles } from './OtherFiles.tsx';
import { stepsOf } from './stepsOf.ts';
import { stretchOfDays } from './stretchOfDays.ts';
import { useConsumptionChart } from './useConsumptionChart.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';
import { useIntervalTexts } from './useIntervalTexts.ts';

interface ConsumptionPictureProps {
  customerId: string;
  site: DeliverySite;
  picture: Picture;
  intervals: readonly Interval[];
  /** Another one is on its way. */
  isBusy: boolean;
}

/** The ways to the days before and after, and to a wider view (`consumptionPage.ways`). */
function Ways() {
  const { t } = useLingui();
  const { dateRange } = useFormats();
  const { range, widen, beside } = useConsumptionSearch();
  const [before, after] = [beside(-1), beside(1)];
  return (
    <Row>
      <Button variant="secondary" size="small" icon={ChevronLeft} isDisabled={!before} onClick={() => before?.()}>
        {t({ id: 'consumption.before', message: 'Edellinen' })}
      </Button>
      <strong aria-live="polite">{dateRange(range.from, range.to)}</strong>
      <Button variant="secondary" size="small" iconAfter={ChevronRight} isDisabled={!after} onClick={() => after?.()}>
        {t({ id: 'consumption.after', message: 'Seuraava' })}
      </Button>
      <Button variant="quiet" size="small" icon={ZoomOut} isDisabled={!widen} onClick={() => widen?.()}>
        {t({ id: 'consumption.zoomOut', message: 'Loitonna' })}
      </Button>
    </Row>
  );
}

/** One thing at a time lies over the bars (`consumptionPage.overlay`). */
function Overlays({ hasTemperature, hasPrice }: { hasTemperature: boolean; hasPrice: boolean }) {
  const { t } = useLingui();
  const { over, change } = useConsumptionSearch();
  return (
    <Row>
      {hasTemperature && (
        <ToggleChip isPressed={over === 'temperature'} onToggle={(isOn) => change({ over: isOn ? undefined : 'none' })}>
          {t({ id: 'consumption.overTemperature', message: 'Lämpötila' })}
        </ToggleChip>
      )}
      {hasPrice && (
        <ToggleChip isPressed={over === 'price'} onToggle={(isOn) => change({ over: isOn ? 'price' : 'none' })}>
          {t({ id: 'consumption.overPrice', message: 'Oma hinta' })}
        </ToggleChip>
      )}
    </Row>
  );
}

/** The days of a stretch of the bars are shown, wider ones, or those beside (`consumptionPage.zoom`). */
function useZoom({ wish }: Picture, intervals: readonly Interval[]): ChartZoom {
  const { t } = useLingui();
  const { change, widen, beside } = useConsumptionSearch();
  const goIn = ({ from, to }: ChartRun) => {
    const [first, last] = [intervals[from], intervals[to - 1]];
    const days = first && last && { from: helsinkiDay(first.start), to: helsinkiDay(last.end - 1) };
    const view = days && zoomIn(wish, days);
    if (view) change({ ...view });
  };
  return {
    hint: t({
      id: 'consumption.zoomHint',
      message:
        'Nuolinäppäimillä siirryt palkista toiseen ja vaihtonäppäin pohjassa valitset jakson. Enter tarkentaa siihen, Esc loitontaa. Page Up siirtää edelliseen jaksoon ja Page Down seuraavaan.',
    }),
    onIn: wish.resolution === 'minute' ? undefined : goIn,
    onOut: widen ?? undefined,
    onBeside: (direction) => beside(direction)?.(),
  };
}

/** The bars, what they say in a sentence, and the same as a table (`consumptionPage.chart`). */
export function ConsumptionPicture({ customerId, site, picture, intervals, isBusy }: ConsumptionPictureProps) {
  const { t } = useLingui();
  const { dateRange } = useFormats();
  const { range, over, view, change } = useConsumptionSearch();
  const texts = useIntervalTexts(site.isDistrictHeat);
  const zoom = useZoom(picture, intervals);
  const chart = useRef<HTMLDivElement>(null);
  const { from, to, resolution } = picture.wish;
  const label = site.isDistrictHeat
    ? t({ id: 'consumption.heat', message: 'Kaukolämpö' })
    : t({ id: 'consumption.electricity', message: 'Sähkö' });
  const [now] = useState(() => serverNow());
  const data = useConsumptionChart({ intervals, resolution, over, label, texts, now });
  const known = intervals.filter((one): one is Interval & { kWh: number } => one.kWh !== null);
  const most = known.reduce<(Interval & { kWh: number }) | null>(
    (best, one) => (best && best.kWh >= one.kWh ? best : one),
    null,
  );
  const sum = known.reduce((total, { kWh }) => total + kWh, 0);
  const soldSum = known.reduce((total, { sold }) => total + (sold ?? 0), 0);
  const hasGaps = known.length < intervals.length;
  const hasUnsettled = known.some((one) => isUnsettled(one, now));
  const days = dateRange(from, to);
  const total = texts.energy(sum);
  const peak = most ? `${texts.name(most.start, most.end, resolution)}, ${texts.energy(most.kWh)}` : '';
  const sold = texts.energy(soldSum);
  const steps = {
    year: t({ id: 'consumption.perYear', message: 'kWh/vuosi' }),
    month: t({ id: 'consumption.perMonth', message: 'kWh/kk' }),
    day: t({ id: 'consumption.perDay', message: 'kWh/päivä' }),
    hour: t({ id: 'consumption.perHour', message: 'kWh/tunti' }),
    minute: t({ id: 'consumption.perQuarter', message: 'kWh/15 min' }),
  };
  const headings = {
    year: t({ id: 'consumption.resolution.year', message: 'Vuosi' }),
    month: t({ id: 'consumption.resolution.month', message: 'Kuukausi' }),
    day: t({ id: 'consumption.resolution.day', message: 'Päivä' }),
    hour: t({ id: 'consumption.resolution.hour', message: 'Tunti' }),
    minute: t({ id: 'consumption.time', message: 'Aika' }),
  };
  const tone = site.isDistrictHeat ? 'heat' : 'electricity';
  const legend: { mark: LegendMark; label: string }[] = [
    { mark: tone, label: data.label },
    ...(data.below ? [{ mark: 'production' as const, label: data.below.label }] : []),
    ...(data.line ? [{ mark: 'line' as const, label: data.line.label }] : []),
    ...(hasUnsettled ? [{ mark: `${tone} estimated` as const, label: texts.unsettled }] : []),
    ...(hasGaps
      ? [{ mark: 'missing' as const, label: t({ id: 'consumption.legendMissing', message: 'Ei mittausta' }) }]
      : []),
  ];
  const nothing = <NothingMeasured {...{ customerId, from }} meteringPointNo={site.meteringPointNo} />;
  return (
    <Stack>
      <Row>
        <Ways />
        <Overlays
          hasTemperature={intervals.some(({ temperature }) => temperature !== null)}
          hasPrice={intervals.some(({ ownPrice }) => ownPrice !== null)}
        />
      </Row>
      <div ref={chart} aria-busy={isBusy}>
        <ChartOrTable
          shown={view}
          onChoose={(chosen) => change({ view: chosen === 'table' ? chosen : undefined })}
          texts={{
            label: t({ id: 'consumption.view', message: 'Esitystapa' }),
            chart: t({ id: 'consumption.view.chart', message: 'Kuvaaja' }),
            table: t({ id: 'consumption.view.table', message: 'Taulukko' }),
          }}
          chart={
            known.length === 0 ? (
              nothing
            ) : (
              <BarChart
                data={data}
                summary={
                  data.below
                    ? t({
                        id: 'consumption.nettedSummary',
                        message: `Kulutus ${days}: ostit ${total} ja myit ${sold}. Ostit eniten: ${peak}.`,
                      })
                    : t({ id: 'consumption.summary', message: `Kulutus ${days}: yhteensä ${total}. Eniten: ${peak}.` })
                }
                shown={isBusy ? stretchOfDays(intervals, picture.wish, range) : undefined}
                unit={steps[stepsOf(intervals, resolution)]}
                tone={tone}
                formatTick={texts.tick}
                zoom={zoom}
              />
            )
          }
          legend={known.length > 0 && <ChartLegend items={legend} />}
          table={
            <ValueTable
              data={data}
              label={t({ id: 'consumption.asTable', message: `Kulutus ${days}` })}
              slotHeading={headings[resolution]}
              height="chart"
            />
          }
        />
      </div>
      {known.length > 0 && (
        <OtherFiles
          {...{ site, picture, intervals }}
          chart={view === 'chart' ? chart : null}
          title={`${label} · ${site.address} · ${days}`}
        />
      )}
    </Stack>
  );
}
