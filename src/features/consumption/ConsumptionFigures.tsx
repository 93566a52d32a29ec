import { useLingui } from '@lingui/react/macro';
import { centsPerKWh, isComparable, yearBefore, type DayRange } from '../../../domain/consumption/index.ts';
import type { ConsumptionComparison, ConsumptionTotal, DeliverySite } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { KeyFigures } from '../../ui/KeyFigure/KeyFigure.tsx';
import { comparisonQuery } from './consumption.query.ts';
import { useIntervalTexts } from './useIntervalTexts.ts';
import { isOfBought, kWhIn, lackingHours, useTotals, type Known } from './useTotals.ts';

interface ConsumptionFiguresProps {
  customerId: string;
  site: DeliverySite;
  range: DayRange;
}

type Weather = NonNullable<ConsumptionTotal['weather']>;

/** What the range comes to, beside the year before, and what a year comes to; each fails alone (`consumptionPage.figures`). */
export function ConsumptionFigures({ customerId, site, range }: ConsumptionFiguresProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const { dateRange, percentage } = useFormats();
  const texts = useIntervalTexts(site.isDistrictHeat);
  const { measured, total, comparison } = useTotals(customerId, site, range);
  const point = { customerId, meteringPointNo: site.meteringPointNo };
  const compared: Known<ConsumptionComparison> = useQuery(comparisonQuery(api, point));

  const unknown = (error: Error | null) => ({
    figure: '–',
    note: error ? t({ id: 'consumption.figureFailed', message: 'ei saatu juuri nyt' }) : ' ',
  });
  const none = (note: string) => ({ figure: '–', note });

  const energyOf = ({ data, error }: typeof total) => {
    if (!data) return unknown(error);
    const used = kWhIn(data);
    if (used === null) return none(t({ id: 'consumption.noMeasurements', message: 'ei mittauksia' }));
    const lacking = Math.round(lackingHours(data));
    const days =
      lacking > 0
        ? t({ id: 'consumption.lacking', message: `${dateRange(range.from, range.to)}, ${lacking} h puuttuu` })
        : dateRange(range.from, range.to);
    const sold = data.sold === null ? '' : texts.energy(data.sold);
    return {
      ...texts.energyFigure(used),
      note: sold ? t({ id: 'consumption.soldBeside', message: `${days}, myyty ${sold}` }) : days,
    };
  };
  const costOf = ({ data, error }: typeof total) => {
    if (!data) return unknown(error);
    const used = kWhIn(data);
    if (data.cost === null || used === null)
      return none(
        data.costGap === 'spotPrice'
          ? t({ id: 'consumption.spotMissing', message: 'osa pörssihinnoista puuttuu' })
          : t({ id: 'consumption.priceUnknown', message: 'hinta ei ole tiedossa' }),
      );
    const cents = centsPerKWh(data.cost, used);
    const mean = cents === null ? '' : texts.price(cents);
    return {
      figure: texts.money(data.cost),
      note: mean ? t({ id: 'consumption.meanPrice', message: `keskimäärin ${mean}` }) : '',
    };
  };
  /** What was used then, and in which days where not all of the range are compared. */
  const usedThen = (kWh: number) => {
    const used = texts.energy(kWh);
    if (measured.to === range.to) return t({ id: 'consumption.then', message: `silloin ${used}` });
    const then = yearBefore(measured);
    const days = dateRange(then.from, then.to);
    return t({ id: 'consumption.thenOfDays', message: `${days}: ${used}` });
  };
  const withWeather = (used: string, now: Weather, then: Weather) => {
    const change = Number((now.meanTemperature - then.meanTemperature).toFixed(1));
    const degrees = texts.temperature(Math.abs(change));
    if (change === 0) return t({ id: 'consumption.thenAsWarm', message: `${used}, nyt yhtä lämmintä` });
    return change > 0
      ? t({ id: 'consumption.thenWarmer', message: `${used}, nyt ${degrees} lämpimämpää` })
      : t({ id: 'consumption.thenColder', message: `${used}, nyt ${degrees} kylmempää` });
  };
  const changeOf = () => {
    if (!comparison.data) return unknown(comparison.error);
    const [now, then] = comparison.data;
    const [used, before] = [kWhIn(now), kWhIn(then)];
    if (used === null || before === null || before <= 0)
      return none(t({ id: 'consumption.notCompared', message: 'ei vertailtavaa jaksoa' }));
    if (![now, then].every((sum) => isComparable(measured, lackingHours(sum))))
      return none(t({ id: 'consumption.lacksTooMuch', message: 'mittauksia puuttuu liikaa' }));
    const change = (used / before - 1) * 100;
    const written = percentage(change.toFixed(1));
    const ofThen = usedThen(before);
    return {
      figure: change > 0 ? `+${written}` : written,
      note: now.weather && then.weather ? withWeather(ofThen, now.weather, then.weather) : ofThen,
    };
  };
  const estimateOf = () => {
    if (!compared.data) return unknown(compared.error);
    const { annualEstimate, annualEstimateFailure, consumptionClass } = compared.data;
    if (annualEstimate === null)
      return none(
        annualEstimateFailure === 'notEnoughData'
          ? t({ id: 'consumption.notEnough', message: 'tarvitaan kolmen kuukauden mittaukset' })
          : annualEstimateFailure === 'latestMeasurementNotFound'
            ? t({ id: 'consumption.noLatest', message: 'viimeisintä mittausta ei löydy' })
            : t({ id: 'consumption.noEstimate', message: 'arviota ei voi laskea' }),
      );
    const ofClass = consumptionClass
      ? t({ id: 'consumption.class', message: `kulutusluokka ${consumptionClass}` })
      : '';
    return {
      ...texts.energyFigure(annualEstimate),
      note: isOfBought(compared.data)
        ? t({ id: 'consumption.estimateOfBought', message: `ostettua sähköä, ${ofClass}` })
        : ofClass,
    };
  };
  const isNetted = typeof total.data?.sold === 'number';
  return (
    <KeyFigures
      items={[
        {
          label: isNetted
            ? t({ id: 'consumption.boughtTotal', message: 'Ostettu yhteensä' })
            : t({ id: 'consumption.total', message: 'Kulutus yhteensä' }),
          ...energyOf(total),
        },
        { label: t({ id: 'consumption.cost', message: 'Energian hinta' }), ...costOf(total) },
        { label: t({ id: 'consumption.change', message: 'Edelliseen vuoteen' }), ...changeOf() },
        { label: t({ id: 'consumption.yearEstimate', message: 'Vuosiarvio' }), ...estimateOf() },
      ]}
    />
  );
}
