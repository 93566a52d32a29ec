import { useLingui } from '@lingui/react/macro';
import {
  centsPerKWh,
  isComparable,
  measuredDays,
  yearBefore,
  type DayRange,
} from '../../../domain/consumption/index.ts';
import type { ConsumptionComparison, ConsumptionTotal, DeliverySite } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { KeyFigures } from '../../ui/KeyFigure/KeyFigure.tsx';
import { comparisonQuery, totalQuery } from './consumption.query.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';
import { useIntervalTexts } from './useIntervalTexts.ts';

interface ConsumptionFiguresProps {
  customerId: string;
  site: DeliverySite;
  range: DayRange;
}

type Known<Answer> = { data: Answer | undefined; error: Error | null };

/** What a sum comes to in kWh, whichever unit it is told in. */
const kWhIn = ({ energy, unit }: ConsumptionTotal) => (energy !== null && unit === 'MWh' ? energy * 1000 : energy);

const lackingHours = ({ missingHours, lateHours }: ConsumptionTotal) => missingHours + lateHours;

/** What the range comes to, beside the year before, and what a year comes to; each fails alone (`consumptionPage.figures`). */
export function ConsumptionFigures({ customerId, site, range }: ConsumptionFiguresProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const { dateRange, percentage } = useFormats();
  const texts = useIntervalTexts(site.isDistrictHeat);
  const { today } = useConsumptionSearch();
  const measured = measuredDays(range, today);
  const point = { customerId, meteringPointNo: site.meteringPointNo };
  const total: Known<ConsumptionTotal> = useQuery(totalQuery(api, point, range));
  const before: Known<ConsumptionTotal> = useQuery(totalQuery(api, point, yearBefore(measured)));
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
    return {
      ...texts.energyFigure(used),
      note:
        lacking > 0
          ? t({ id: 'consumption.lacking', message: `${dateRange(range.from, range.to)}, ${lacking} h puuttuu` })
          : dateRange(range.from, range.to),
    };
  };
  const costOf = ({ data, error }: typeof total) => {
    if (!data) return unknown(error);
    const used = kWhIn(data);
    if (data.cost === null || used === null)
      return none(
        data.costGap === 'spotPrice'
          ? t({ id: 'consumption.spotPriced', message: 'hinta seuraa pörssiä' })
          : t({ id: 'consumption.priceUnknown', message: 'hinta ei ole tiedossa' }),
      );
    const cents = centsPerKWh(data.cost, used);
    const mean = cents === null ? '' : texts.price(cents);
    return {
      figure: texts.money(data.cost),
      note: mean ? t({ id: 'consumption.meanPrice', message: `keskimäärin ${mean}` }) : '',
    };
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
      note: t({ id: 'consumption.then', message: `silloin ${ofThen}` }),
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
    return {
      ...texts.energyFigure(annualEstimate),
      note: consumptionClass ? t({ id: 'consumption.class', message: `kulutusluokka ${consumptionClass}` }) : '',
    };
  };
  return (
    <KeyFigures
      items={[
        { label: t({ id: 'consumption.total', message: 'Kulutus yhteensä' }), ...energyOf(total) },
        { label: t({ id: 'consumption.cost', message: 'Energian hinta' }), ...costOf(total) },
        { label: t({ id: 'consumption.change', message: 'Edelliseen vuoteen' }), ...changeOf() },
        { label: t({ id: 'consumption.yearEstimate', message: 'Vuosiarvio' }), ...estimateOf() },
      ]}
    />
  );
}
