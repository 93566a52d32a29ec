import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { boughtIn } from '../../../domain/consumption/index.ts';
import { helsinkiToday, monthOf } from '../../../domain/time/index.ts';
import type { ConsumptionComparison, DeliverySite } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { BarChart } from '../../ui/Chart/BarChart.tsx';
import { columnOf, valueAt, type ChartData, type ChartTone } from '../../ui/Chart/chartData.ts';
import { ChartLegend } from '../../ui/Chart/ChartLegend.tsx';
import { ChartTable } from '../../ui/Chart/ChartTable.tsx';
import { FigureList } from '../../ui/FigureList/FigureList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Pair, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { Level } from './Level.tsx';
import { comparisonQuery } from './consumption.query.ts';
import { standingOf } from '../../shared/consumption/intervals.ts';
import { useIntervalTexts, type IntervalTexts } from './useIntervalTexts.ts';
import { isOfBought } from './useTotals.ts';

/** Months that are compared with those of the year before. */
const MONTHS = 12;

type Months = ConsumptionComparison['consumptions'][number]['months'];

/** The last twelve months that have any energy, the latest last. */
function latestMonths(months: Months): Months {
  const last = months.findLastIndex(({ energy }) => energy !== null);
  return months.slice(Math.max(0, last + 1 - MONTHS), last + 1);
}

const yearEarlier = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

interface Shown {
  compared: ConsumptionComparison;
  label: string;
  texts: IntervalTexts;
  /** The month that runs, which the whole one of the year before stands beside. */
  running: string;
}

function useMonthsChart({ compared, label, texts, running }: Shown): ChartData {
  const { t, i18n } = useLingui();
  const { monthName: nameOf } = useCalendarTexts();
  const partly = t({ id: 'consumption.partly', message: 'arvio, tai osa puuttuu' });
  const unfinished = t({ id: 'consumption.monthRuns', message: 'kuukausi on kesken' });
  return useMemo(
    (): ChartData => {
      const months = compared.consumptions.flatMap((year) => year.months);
      const energies = new Map(months.map((one) => [one.month, boughtIn(one)]));
      const shown = latestMonths(months);
      return {
        label,
        wordsAt(index) {
          const { month, status } = shown[index] ?? { month: '', status: 'missing' };
          if (month === running) return { label: nameOf(month), note: unfinished };
          return { label: nameOf(month), note: status === 'measured' ? undefined : partly };
        },
        axisLabels: () =>
          shown.map(({ month }, at) => ({ at, text: `${Number(month.slice(5))}/${month.slice(2, 4)}` })),
        isEstimated: (index) => standingOf(shown.slice(index, index + 1), running) !== null,
        values: columnOf(shown.map(boughtIn)),
        format: texts.energy,
        compared: {
          label: t({ id: 'consumption.yearBefore', message: 'Vuotta aiemmin' }),
          values: columnOf(shown.map(({ month }) => energies.get(yearEarlier(month)) ?? null)),
        },
        texts: {
          missing: texts.absent({ status: 'missing' }),
          estimated: partly,
        },
      };
    },
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [compared, label, running, i18n.locale],
  );
}

type Years = ConsumptionComparison['consumptions'];

/** Says that it is what was bought, where production is netted (`consumptionPage.netted`). */
function OfBought() {
  const { t } = useLingui();
  return (
    <Note>{t({ id: 'consumption.ofBought', message: 'Luvut ovat ostettua sähköä, myytyä ei ole vähennetty.' })}</Note>
  );
}

/** The years as bars, the latest last, and as figures, the latest first. */
function YearsCompared({
  years,
  tone,
  texts,
  running,
  isBought,
}: { years: Years; tone: ChartTone; isBought: boolean } & Omit<Shown, 'compared' | 'label'>) {
  const { t, i18n } = useLingui();
  const label = t({ id: 'consumption.years', message: 'Vuodet' });
  const notes = {
    running: t({ id: 'consumption.yearRuns', message: 'vuosi on kesken' }),
    partly: t({ id: 'consumption.yearPartly', message: 'osa vuodesta puuttuu tai on arvioitu' }),
  };
  const noteOf = ({ months }: Years[number]) => {
    const standing = standingOf(months, running);
    return standing && notes[standing];
  };
  const data = useMemo(
    (): ChartData => ({
      label,
      values: columnOf(years.map(boughtIn)),
      wordsAt(index) {
        const one = years[index];
        return { label: String(one?.year), note: (one && noteOf(one)) ?? undefined };
      },
      axisLabels: () => years.map(({ year }, at) => ({ at, text: String(year) })),
      isEstimated: (index) => years.slice(index, index + 1).some((one) => noteOf(one) !== null),
      format: texts.energy,
      texts: { missing: texts.absent({ status: 'missing' }), estimated: notes.partly },
    }),
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [years, running, i18n.locale],
  );
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return (
    <Section title={label}>
      <Stack>
        <BarChart
          data={data}
          summary={t({
            id: 'consumption.yearsSummary',
            message: `Kulutus vuosittain ${first}–${last}. Luvut ovat alla.`,
          })}
          unit="kWh"
          tone={tone}
          formatTick={texts.tick}
        />
        <FigureList
          items={years.toReversed().map((one) => {
            const note = noteOf(one);
            return { label: String(one.year), ...texts.energyFigure(boughtIn(one) ?? 0), ...(note && { note }) };
          })}
        />
        {isBought && <OfBought />}
        <Note>{t({ id: 'consumption.history', message: 'Mittaustietoja on saatavilla yhdeksän vuoden ajalta.' })}</Note>
      </Stack>
    </Section>
  );
}

function MonthsAndYears({ compared, site }: { compared: ConsumptionComparison; site: DeliverySite }) {
  const { t } = useLingui();
  const texts = useIntervalTexts(site.isDistrictHeat);
  const label = t({ id: 'consumption.thisYear', message: 'Viimeiset 12 kuukautta' });
  const [running] = useState(() => monthOf(helsinkiToday(serverNow())));
  const data = useMonthsChart({ compared, label, texts, running });
  const tone = site.isDistrictHeat ? 'heat' : 'electricity';
  const years = useMemo(() => compared.consumptions.filter(({ energy }) => energy !== null), [compared]);
  const isBought = isOfBought(compared);
  const latest = data.values.length - 1;
  if (latest < 0) return null;
  const last = data.wordsAt(latest).label;
  const isStriped = Array.from(data.values).some((_, at) => data.isEstimated?.(at));
  const ofLast = valueAt(data.values, latest);
  const used = ofLast === null ? '' : texts.energy(ofLast);
  return (
    <>
      <Pair
        first={
          <Section title={t({ id: 'consumption.months', message: 'Kuukaudet vierekkäin' })}>
            <Stack>
              <BarChart
                data={data}
                summary={t({
                  id: 'consumption.monthsSummary',
                  message: `Kulutus kuukausittain ja vuotta aiemmin. Viimeisin, ${last}: ${used}.`,
                })}
                unit="kWh"
                tone={tone}
                formatTick={texts.tick}
              />
              <ChartLegend
                items={[
                  { mark: tone, label },
                  { mark: 'compared', label: data.compared?.label ?? '' },
                  ...(isStriped ? [{ mark: `${tone} estimated` as const, label: texts.unsettled }] : []),
                ]}
              />
              <ChartTable
                data={data}
                label={t({ id: 'consumption.monthsTable', message: 'Kuukaudet taulukkona' })}
                slotHeading={t({ id: 'consumption.resolution.month', message: 'Kuukausi' })}
              />
              {isBought && <OfBought />}
            </Stack>
          </Section>
        }
        second={<YearsCompared {...{ years, tone, texts, running, isBought }} />}
      />
      {compared.annualEstimate !== null && compared.consumptionClass !== null && (
        <Level estimate={compared.annualEstimate} of={compared.consumptionClass} />
      )}
    </>
  );
}

/** The last months beside those of the year before, and the last years; it fails alone (`consumptionPage.compared`). */
export function Compared({ customerId, site }: { customerId: string; site: DeliverySite }) {
  const { t } = useLingui();
  const { api } = useSession();
  const point = { customerId, meteringPointNo: site.meteringPointNo };
  const { data, error, isFetching, refetch } = useQuery(comparisonQuery(api, point));
  if (data) return <MonthsAndYears compared={data} site={site} />;
  if (!error) return null;
  return (
    <FailureNotice
      title={t({ id: 'consumption.comparedFailed', message: 'Vuosien vertailua ei saatu näkyviin' })}
      failure={error}
      retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
    />
  );
}
