import { useLingui } from '@lingui/react/macro';
import { changeInSameWeather, isComparable, type DayRange } from '../../../domain/consumption/index.ts';
import { daysBetween } from '../../../domain/time/index.ts';
import type { DeliverySite } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FigureList } from '../../ui/FigureList/FigureList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useIntervalTexts } from './useIntervalTexts.ts';
import { kWhIn, lackingHours, useTotals } from './useTotals.ts';

interface WeatherComparedProps {
  customerId: string;
  site: DeliverySite;
  range: DayRange;
}

/** What the weather makes of the change from the year before, where the home is heated by what is measured (`consumptionPage.weather`). */
export function WeatherCompared({ customerId, site, range }: WeatherComparedProps) {
  const { t } = useLingui();
  const { number, percentage } = useFormats();
  const texts = useIntervalTexts(site.isDistrictHeat);
  const { measured, comparison } = useTotals(customerId, site, range);
  const [now, then] = comparison.data ?? [];
  // What the sun takes off goes by the sun.
  if (!now?.weather || !then?.weather || site.netting.isNettingApplied) return null;
  if (!site.isDistrictHeat && !now.weather.isHeated) return null;
  const [used, usedThen, base] = [kWhIn(now), kWhIn(then), then.weather.baseADay ?? now.weather.baseADay];
  const isWhole = [now, then].every((sum) => isComparable(measured, lackingHours(sum)));
  const change =
    used === null || usedThen === null || base === null || !isWhole
      ? null
      : changeInSameWeather(
          { kWh: used, degreeDays: now.weather.degreeDays },
          { kWh: usedThen, degreeDays: then.weather.degreeDays },
          base * (daysBetween(measured.from, measured.to) + 1),
        );
  const [degrees, days] = [texts.temperature(then.weather.meanTemperature), number(then.weather.degreeDays.toFixed(0))];
  const share = percentage(((change ?? 0) * 100).toFixed(1));
  return (
    <Section title={t({ id: 'consumption.weather', message: 'Sään vaikutus' })}>
      <Stack>
        <FigureList
          items={[
            {
              label: t({ id: 'consumption.temperature', message: 'Keskilämpötila' }),
              figure: texts.temperature(now.weather.meanTemperature),
              note: t({ id: 'consumption.weatherThen', message: `vuotta aiemmin ${degrees}` }),
            },
            {
              label: t({ id: 'consumption.degreeDays', message: 'Lämmitystarve' }),
              figure: number(now.weather.degreeDays.toFixed(0)),
              unit: t({ id: 'consumption.degreeDaysUnit', message: 'astepäivää' }),
              note: t({ id: 'consumption.degreeDaysThen', message: `vuotta aiemmin ${days}` }),
            },
            ...(change === null
              ? []
              : [
                  {
                    label: t({ id: 'consumption.sameWeather', message: 'Kulutuksen muutos samassa säässä' }),
                    figure: change > 0 ? `+${share}` : share,
                  },
                ]),
          ]}
        />
        <Note>
          {t({
            id: 'consumption.weatherHow',
            message:
              'Lämmitystarve lasketaan päivien keskilämpötiloista. Muu kuin lämmitys, kuten lämmin käyttövesi, on arvioitu päivistä, joina ei tarvitse lämmittää.',
          })}
        </Note>
      </Stack>
    </Section>
  );
}
