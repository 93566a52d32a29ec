import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  dearestWindow,
  windowFrom,
  type SearchBounds,
  type Slot,
  type Window,
} from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { late } from '../../shared/late.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { FigureList } from '../../ui/FigureList/FigureList.tsx';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Stepper } from '../../ui/Stepper/Stepper.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { MOST_MINUTES, useSpotSearch } from './useSpotSearch.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';
import { WindowBounds } from './WindowBounds.tsx';

const WindowUse = late(() => import('./later/WindowUse.tsx'), 'WindowUse', { meanwhile: null });

const QUARTER = 15;

/** How long something at home usually runs, in minutes. */
const uses = ['90', '120', '75', '180', '240'] as const;
type Use = (typeof uses)[number];

const hoursText = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
};

interface WindowFinderProps {
  /** Those between the bounds. */
  slots: readonly Slot[];
  bounds: SearchBounds;
  now: number;
  minutes: number;
  /** The cheapest of that length; null where there is none. */
  cheapest: Window | null;
}

/** When something that runs for a while costs least, by the quarter (`spotPage.window`). */
export function WindowFinder({ slots, bounds, now, minutes, cheapest }: WindowFinderProps) {
  const { t } = useLingui();
  const texts = useSpotTexts();
  const { change } = useSpotSearch();
  const count = minutes / QUARTER;
  const labels: Record<Use, string> = {
    90: t({ id: 'spotPrice.use.laundry', message: 'Pyykki' }),
    120: t({ id: 'spotPrice.use.dishes', message: 'Astiat' }),
    75: t({ id: 'spotPrice.use.sauna', message: 'Sauna' }),
    180: t({ id: 'spotPrice.use.car', message: 'Sähköauto' }),
    240: t({ id: 'spotPrice.use.boiler', message: 'Varaaja' }),
  };
  const choose = (chosen: number | string) => change({ minutes: String(chosen) });
  const { from, until, end } = bounds;
  const use = uses.find((value) => Number(value) === minutes) ?? null;
  const atOnce = windowFrom(slots, minutes, from);
  const dearest = dearestWindow(slots, minutes);
  const isTomorrow = helsinkiDay(cheapest?.start ?? from) !== helsinkiDay(now);
  const isNarrowed = from !== now || until !== end;
  const length = (value: number) => `${Math.floor(value / 60)} h ${value % 60} min`;
  const beside = [
    {
      label:
        from === now
          ? t({ id: 'spotPrice.atOnce', message: 'Jos aloitat heti' })
          : t({ id: 'spotPrice.atEarliest', message: 'Jos et odota' }),
      window: atOnce,
    },
    { label: t({ id: 'spotPrice.dearestWindow', message: 'Kallein jakso' }), window: dearest },
  ];
  return (
    <Columns
      aside={
        <div aria-live="polite">
          <Panel
            title={
              isTomorrow
                ? t({ id: 'spotPrice.window.tomorrow', message: 'Halvin jakso, huomenna' })
                : t({ id: 'spotPrice.window.today', message: 'Halvin jakso, tänään' })
            }
          >
            {cheapest ? (
              <>
                <strong>{texts.times(cheapest)}</strong>
                <KeyFigure {...texts.figure(cheapest.mean)} />
                <FigureList
                  items={beside.flatMap(({ label, window }) =>
                    window ? [{ label, note: texts.times(window), ...texts.figure(window.mean) }] : [],
                  )}
                />
                <WindowUse {...{ minutes, cheapest, atOnce }} use={use && labels[use]} />
              </>
            ) : (
              <p>{t({ id: 'spotPrice.window.none', message: 'Näin pitkää jaksoa ei löydy tältä ajalta.' })}</p>
            )}
          </Panel>
        </div>
      }
    >
      <Section title={t({ id: 'spotPrice.finder', message: 'Milloin sähkö kannattaa käyttää?' })}>
        <Stack gap="large">
          <Note>
            {t({
              id: 'spotPrice.finder.lead',
              message:
                'Valitse, kuinka kauan laite on päällä. Etsimme halvimman yhtenäisen jakson vartin tarkkuudella.',
            })}
          </Note>
          <SegmentedControl<Use>
            label={t({ id: 'spotPrice.use', message: 'Laite' })}
            options={uses.map((value) => ({ value, label: labels[value], note: hoursText(Number(value)) }))}
            value={use}
            onChoose={choose}
          />
          <Stepper
            label={t({ id: 'spotPrice.duration', message: 'Kesto' })}
            value={minutes}
            onChange={choose}
            min={QUARTER}
            max={MOST_MINUTES}
            step={QUARTER}
            format={length}
            unit={t({ id: 'spotPrice.quarterCount', message: plural(count, { one: '# vartti', other: '# varttia' }) })}
            decreaseLabel={t({ id: 'spotPrice.shorter', message: 'Vähennä 15 minuuttia' })}
            increaseLabel={t({ id: 'spotPrice.longer', message: 'Lisää 15 minuuttia' })}
          />
          {bounds.hours.length > 0 && (
            <WindowBounds {...{ bounds, now }} tooLong={isNarrowed && !cheapest ? length(minutes) : null} />
          )}
        </Stack>
      </Section>
    </Columns>
  );
}
