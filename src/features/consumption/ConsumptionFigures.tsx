import { useLingui } from '@lingui/react/macro';
import { centsPerKWh, isComparable, type DayRange } from '../../../domain/consumption/index.ts';
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
  const { measured, total, before } = useTotals(customerId, site, range);
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
  const warmer = (used: string, now: Weather, then: Weather) => {
    const degrees = texts.temperatureChange(now.meanTemperature - then.meanTemperature);
    return t({ id: 'consumption.thenWarmer', message: `silloin ${used}, lämpötila ${degrees}` });
  };
  const changeOf = () => {
    if (!total.data || !before.data) return unknown(total.error ?? before.error);
    const [now, then] = [total.data, before.data];
    const [used, usedThen] = [kWhIn(now), kWhIn(then)];
    if (
      used === null ||
      usedThen === null ||
      usedThen <= 0 ||
      ![now, then].every((sum) => isComparable(measured, lackingHours(sum)))
    )
      return none(t({ id: 'consumption.notCompared', message: 'ei vertailtavaa jaksoa' }));
    const change = (used / usedThen - 1) * 100;
    const written = percentage(change.toFixed(1));
    const ofThen = texts.energy(usedThen);
    return {
      figure: change > 0 ? `+${written}` : written,
      note:
        now.weather && then.weather
          ? warmer(ofThen, now.weather, then.weather)
          : t({ id: 'consumption.then', message: `silloin ${ofThen}` }),
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
