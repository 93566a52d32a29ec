import { useLingui } from '@lingui/react/macro';
import { RotateCcw, Undo2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { Row, Stack } from '../../../src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { innermost, lookOf } from '../../explorer/sights.ts';
import { useLanguage } from '../app/Frame.tsx';
import { ScreenPart } from '../details/ScreenPart.tsx';
import { EventList } from './EventList.tsx';
import { SightList } from './SightList.tsx';
import type { Situation } from './simulation.ts';
import type { Simulation } from './useSimulation.ts';
import * as styles from './Simulation.css.ts';

interface SimulationPanelProps {
  machine: OpenedMachine;
  simulation: Simulation;
}

/** What was pressed may be gone with what it did; the focus is then on the next thing to press. */
function useFocusOnNext(situation: Situation) {
  const events = useRef<HTMLDivElement>(null);
  const before = useRef(situation);
  useEffect(() => {
    const isSame = before.current === situation;
    before.current = situation;
    if (isSame || document.activeElement !== document.body) return;
    (events.current?.querySelector('button') ?? events.current)?.focus();
  }, [situation]);
  return events;
}

/** What can be sent to the machine, what has been, and what a person sees then. */
export function SimulationPanel({ machine, simulation }: SimulationPanelProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { model, start, situation, begin, send, back } = simulation;
  const { steps, sees } = situation;
  const state = innermost(situation);
  const look = lookOf(sees[0] ?? { in: state });
  const events = useFocusOnNext(situation);
  const isAtStart = steps.length === 1;
  return (
    <>
      <Section title={t({ id: 'atlas.simulation.send', message: 'Lähetä tapahtuma' })}>
        <Stack>
          <SelectField
            label={t({ id: 'atlas.simulation.start', message: 'Alku' })}
            value={start}
            options={Object.keys(model.starts).map((name) => ({ value: name, label: name || machine.id }))}
            onChange={({ target }) => begin(target.value)}
          />
          <Row>
            <Button variant="secondary" size="small" icon={Undo2} isDisabled={isAtStart} onClick={back}>
              {t({ id: 'atlas.simulation.back', message: 'Takaisin' })}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={RotateCcw}
              isDisabled={isAtStart}
              onClick={() => begin(start)}
            >
              {t({ id: 'atlas.simulation.again', message: 'Aloita alusta' })}
            </Button>
          </Row>
          <div ref={events} tabIndex={-1}>
            <EventList situation={situation} language={language} texts={machine.texts} onSend={send} />
          </div>
        </Stack>
        <VisuallyHidden>
          <span role="status">{t({ id: 'atlas.simulation.now', message: `Nyt tilassa ${state}` })}</span>
        </VisuallyHidden>
      </Section>
      <Section title={t({ id: 'atlas.simulation.log', message: 'Askeleet' })} count={steps.length - 1}>
        <ol className={styles.log} start={0} lang="en">
          {steps.map(({ title, states }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same thing may happen twice; a step is its number
            <li key={index}>
              {title || machine.id} → {innermost({ states })}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t({ id: 'atlas.sees.title', message: 'Mitä ihminen näkee' })}>
        <SightList sees={sees} language={language} texts={machine.texts} />
      </Section>
      <ScreenPart key={state} machine={machine} {...look} />
    </>
  );
}
