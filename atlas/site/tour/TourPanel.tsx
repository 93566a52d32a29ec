import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { Row, Stack } from '../../../src/ui/Stack/Stack.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { innermost, lookOf } from '../../explorer/sights.ts';
import { ScreenPart } from '../details/ScreenPart.tsx';
import { useShown } from '../app/shown.ts';
import type { PlayedTour } from './useTour.ts';
import * as styles from '../simulation/Simulation.css.ts';

/** A tour as it went in the browser, a step after the other on the chart, with what there was to see. */
export function TourPanel({ machine, played }: { machine: OpenedMachine; played: PlayedTour | null }) {
  const { t } = useLingui();
  const { showInstead } = useShown();
  const title = t({ id: 'atlas.tour.title', message: 'Testi kaaviolla' });
  if (!played) {
    return (
      <Section title={title}>
        <Note>
          {t({
            id: 'atlas.tour.none',
            message: 'Selaimessa ei ole ajettu testejä. npm run atlas ajaa ne.',
          })}
        </Note>
      </Section>
    );
  }
  const { tour, at, isPlaying, goTo, play, pause } = played;
  const { steps } = tour;
  const [now, all] = [at, steps.length - 1];
  const state = innermost(steps[at] ?? { states: [] });
  return (
    <>
      <Section title={title}>
        <Stack>
          <SelectField
            label={t({ id: 'atlas.tour.which', message: 'Testi' })}
            value={tour.title}
            options={machine.tours.map((one) => ({ value: one.title, label: one.title }))}
            onChange={({ target }) => showInstead({ tour: target.value, step: '' })}
          />
          <Row>
            <Button
              variant="secondary"
              size="small"
              icon={ChevronLeft}
              isDisabled={at === 0}
              onClick={() => goTo(at - 1)}
            >
              <VisuallyHidden>{t({ id: 'atlas.tour.before', message: 'Edellinen askel' })}</VisuallyHidden>
            </Button>
            <Button variant="secondary" size="small" icon={isPlaying ? Pause : Play} onClick={isPlaying ? pause : play}>
              {isPlaying
                ? t({ id: 'atlas.tour.pause', message: 'Pysäytä' })
                : t({ id: 'atlas.tour.play', message: 'Toista' })}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={ChevronRight}
              isDisabled={at === all}
              onClick={() => goTo(at + 1)}
            >
              <VisuallyHidden>{t({ id: 'atlas.tour.next', message: 'Seuraava askel' })}</VisuallyHidden>
            </Button>
          </Row>
          <p role="status">{t({ id: 'atlas.tour.at', message: `Askel ${now}/${all}: ${state}` })}</p>
          <ol className={styles.log} start={0} lang="en">
            {steps.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same thing may happen twice; a step is its number
              <li key={index}>
                <button
                  type="button"
                  className={styles.step}
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => goTo(index)}
                >
                  {step.title} → {innermost(step)}
                </button>
              </li>
            ))}
          </ol>
        </Stack>
      </Section>
      <ScreenPart key={state} machine={machine} state={lookOf({ in: state }).state} sight={null} />
    </>
  );
}
