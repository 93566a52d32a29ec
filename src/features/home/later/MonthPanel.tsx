import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Minus } from 'lucide';
import { useMemo } from 'react';
import {
  energyUnit,
  inUnit,
  monthSoFar,
  type DayRange,
  type DayUse,
  type MonthSoFar,
  yearBefore,
} from '../../../../domain/consumption/index.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  helsinkiDay,
  helsinkiToday,
  lastDayOf,
  monthOf,
  type Day,
} from '../../../../domain/time/index.ts';
import type { ConsumptionColumns, DeliverySite } from '../../../../domain/types.ts';
import { dayOfMonth } from '../../../i18n/dayOfMonth.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { serverNow } from '../../../platform/clock.ts';
import { useCalendarTexts } from '../../../shared/calendar/useCalendarTexts.ts';
import { daysQuery } from '../../../shared/consumption/columns.query.ts';
import { intervalsOf, type Interval } from '../../../shared/consumption/intervals.ts';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { deliverySitesQuery } from '../../../shared/sites/deliverySites.query.ts';
import { BarChart } from '../../../ui/Chart/BarChart.tsx';
import { columnOf, type ChartData } from '../../../ui/Chart/chartData.ts';
import { ChartLegend } from '../../../ui/Chart/ChartLegend.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { KeyFigure } from '../../../ui/KeyFigure/KeyFigure.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { Note } from '../../../ui/Text/Text.tsx';

/** Hours that lack of a day of which nothing is known. */
const DAY_HOURS = 24;

/** A change of less than this is none, in per cent. */
const SAME = 0.5;

const dayUse = ({ start, kWh, sold, lateHours, missingHours }: Interval): DayUse => ({
  day: helsinkiDay(start),
  kWh,
  sold,
  lackingHours: kWh === null ? DAY_HOURS : lateHours + missingHours,
});

const daysOf = (columns: ConsumptionColumns): DayUse[] => intervalsOf(columns).map(dayUse);

/** The days up to yesterday of its month and the one before, as of the first days of a month nothing may have come yet. */
function daysUpTo(today: Day): DayRange {
  const to = addDays(today, -1);
  return { from: addMonths(firstDayOf(monthOf(to)), -1), to };
}

/** The month that is told, with its days up to yesterday; null where none is known yet. */
function monthOfDays(days: DayUse[], daysBefore: DayUse[]) {
  const month = monthSoFar(days, daysBefore);
  if (month === null) return null;
  const last = lastDayOf(monthOf(month.to));
  return { month, daysBefore, days: days.filter(({ day }) => day >= month.from && day <= last) };
}

/** With as many decimals as help. */
const rounded = (amount: number) => Number(amount.toFixed(Math.abs(amount) < 10 ? 1 : 0)).toString();

function useEnergyTexts(isHeat: boolean) {
  const { energy, number } = useFormats();
  const told = (kWh: number) => [rounded(inUnit(kWh, energyUnit(kWh, isHeat))), energyUnit(kWh, isHeat)] as const;
  return {
    energy: (kWh: number) => energy(...told(kWh)),
    figure: (kWh: number) => {
      const [amount, unit] = told(kWh);
      return { figure: number(amount), unit };
    },
    tick: (kWh: number) => number(rounded(kWh)),
  };
}

/** How this month stands to the same days of the year before, or why there is nothing to compare with. */
function Beside({ month: { from, to, before }, isHeat }: { month: MonthSoFar; isHeat: boolean }) {
  const { t } = useLingui();
  const { dateRange, percentage } = useFormats();
  const { energy } = useEnergyTexts(isHeat);
  if (before === 'noSupply')
    return (
      <Note>
        {t({
          id: 'home.month.noSupply',
          message: 'Vertailua viime vuoteen ei vielä ole: sopimuksesi ei ollut voimassa samoina päivinä vuosi sitten.',
        })}
      </Note>
    );
  if (before === 'lacking')
    return (
      <Note>{t({ id: 'home.month.lacking', message: 'Viime vuoteen ei voi verrata: osa mittauksista puuttuu.' })}</Note>
    );
  const then = yearBefore({ from, to });
  const range = dateRange(then.from, then.to);
  const used = energy(before.kWh);
  const share = percentage(Math.abs(before.change).toFixed(0));
  const isSame = Math.abs(before.change) < SAME;
  const isLess = before.change < 0;
  return (
    <>
      <Tag
        tone={isSame ? 'neutral' : isLess ? 'positive' : 'warning'}
        icon={isSame ? Minus : isLess ? ArrowDown : ArrowUp}
      >
        {isSame
          ? t({ id: 'home.month.same', message: 'yhtä paljon' })
          : isLess
            ? t({ id: 'home.month.less', message: `${share} vähemmän` })
            : t({ id: 'home.month.more', message: `${share} enemmän` })}
      </Tag>
      <span>
        {isSame
          ? t({ id: 'home.month.as', message: `kuin ${range} (${used})` })
          : t({ id: 'home.month.than', message: `kuin ${range} (${used})` })}
      </span>
    </>
  );
}

interface ShownProps {
  site: DeliverySite;
  month: MonthSoFar;
  /** Of the month, up to yesterday. */
  days: DayUse[];
  daysBefore: DayUse[];
}

function ShownMonth({ site, month, days, daysBefore }: ShownProps) {
  const { t, i18n } = useLingui();
  const { date, dayAndMonth, dateRange } = useFormats();
  const isHeat = site.isDistrictHeat;
  const texts = useEnergyTexts(isHeat);
  const [year, yearOfBefore] = [month.from.slice(0, 4), yearBefore(month).from.slice(0, 4)];
  const missing = t({ id: 'home.month.missing', message: 'ei mittausta' });
  const data = useMemo(
    (): ChartData => {
      const then = new Map(daysBefore.map(({ day, kWh }) => [day, kWh]));
      const values = daysBefore.length > 0 && {
        compared: {
          label: yearOfBefore,
          values: columnOf(days.map(({ day }) => then.get(yearBefore({ from: day, to: day }).from) ?? null)),
        },
      };
      return {
        label: year,
        values: columnOf(days.map(({ kWh }) => kWh)),
        wordsAt: (index) => ({ label: date(days[index]?.day ?? month.from) }),
        axisLabels: () =>
          days.flatMap(({ day }, at) =>
            at === 0 || at % 5 === 4 ? [{ at, text: dayOfMonth(day, i18n.locale as Locale) }] : [],
          ),
        format: texts.energy,
        texts: { missing, estimated: '' },
        ...values,
      };
    },
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [days, daysBefore, i18n.locale],
  );
  const used = texts.energy(month.kWh);
  const sold = month.sold === null ? '' : texts.energy(month.sold);
  const shownDays = dateRange(month.from, month.to);
  const until = dayAndMonth(month.to);
  return (
    <>
      <KeyFigure {...texts.figure(month.kWh)}>
        <Beside month={month} isHeat={isHeat} />
      </KeyFigure>
      <div>
        <BarChart
          data={data}
          summary={
            sold
              ? t({
                  id: 'home.month.nettedSummary',
                  message: `Kulutus päivittäin ${shownDays}: ostit ${used} ja myit ${sold}.`,
                })
              : t({ id: 'home.month.summary', message: `Kulutus päivittäin ${shownDays}: yhteensä ${used}.` })
          }
          unit={t({ id: 'home.month.perDay', message: 'kWh/päivä' })}
          tone={isHeat ? 'heat' : 'electricity'}
          formatTick={texts.tick}
        />
        <ChartLegend
          items={[
            { mark: isHeat ? 'heat' : 'electricity', label: year },
            ...(data.compared ? [{ mark: 'compared' as const, label: yearOfBefore }] : []),
            ...(days.some(({ kWh }) => kWh === null) ? [{ mark: 'missing' as const, label: missing }] : []),
          ]}
        />
      </div>
      <Note>
        {site.address} · {t({ id: 'home.month.until', message: `mitattu ${until} asti` })}
        {sold && <> · {t({ id: 'home.month.bought', message: `ostettua sähköä, myyty ${sold}` })}</>}
      </Note>
    </>
  );
}

interface MonthPanelProps {
  customerId: string;
  /** The metering point that is chosen; null for the first. */
  deliverySite: string | null;
}

/** What was used this month at a metering point, beside the same days of the year before (`home.month`). */
export function MonthPanel({ customerId, deliverySite }: MonthPanelProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const { monthName } = useCalendarTexts();
  const range = daysUpTo(helsinkiToday(serverNow()));
  const sites = useQuery(deliverySitesQuery(api, customerId));
  const shown = sites.data?.deliverySites.filter(({ isConsumptionShown }) => isConsumptionShown) ?? [];
  const site = deliverySite === null ? shown[0] : shown.find((one) => one.meteringPointNo === deliverySite);
  const pointNo = site?.meteringPointNo ?? '';
  const isAsked = { enabled: site !== undefined };
  const now = useQuery({ ...daysQuery(api, customerId, pointNo, range), ...isAsked });
  const before = useQuery({ ...daysQuery(api, customerId, pointNo, yearBefore(range)), ...isAsked });
  const told = useMemo(
    () => now.data && before.data && monthOfDays(daysOf(now.data), daysOf(before.data)),
    [now.data, before.data],
  );
  if (sites.data && !site) return null;
  const failed = [sites, now, before].filter(({ data, error }) => !data && error);
  const name = monthName(monthOf(told?.month.to ?? range.to));
  return (
    <Section
      title={t({ id: 'home.month', message: `Kulutus, ${name}` })}
      action={<GoLink href="/consumption">{t({ id: 'home.month.all', message: 'Katso kulutus' })}</GoLink>}
    >
      <Stack>
        {site && told && <ShownMonth site={site} {...told} />}
        {told === null && <Note>{t({ id: 'home.month.none', message: 'Mittauksia ei ole vielä tullut.' })}</Note>}
        {failed[0] && (
          <FailureNotice
            title={t({ id: 'home.month.failed', message: 'Kulutusta ei saatu näkyviin' })}
            failure={failed[0].error}
            retry={{
              isBusy: failed.some(({ isFetching }) => isFetching),
              onRetry: () => failed.forEach(({ refetch }) => void refetch()),
            }}
          />
        )}
        {!failed[0] && told === undefined && (
          <DetailSkeleton label={t({ id: 'home.month.loading', message: 'Ladataan kulutusta' })} />
        )}
      </Stack>
    </Section>
  );
}
