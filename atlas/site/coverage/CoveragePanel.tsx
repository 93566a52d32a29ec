import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../../machines/flowModel.ts';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../../src/ui/Notice/Notice.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { Stack } from '../../../src/ui/Stack/Stack.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { transitionHref } from '../app/address.ts';
import { eventWithGuard } from '../chart/useNames.ts';
import { CoverageBars } from './CoverageBars.tsx';
import { gapsOf, isTakenWhole, type Gap, type Runs } from './runs.ts';
import * as styles from './CoverageBars.css.ts';

interface CoveragePanelProps {
  machine: OpenedMachine;
  runs: Runs;
  /** What is not covered is listed. */
  hasGaps: boolean;
}

function GapRow({ machine, gap }: { machine: OpenedMachine; gap: Gap }) {
  const { t } = useLingui();
  const names: Record<Language, string> = {
    fi: t({ id: 'atlas.inLanguage.fi', message: 'suomeksi' }),
    sv: t({ id: 'atlas.inLanguage.sv', message: 'ruotsiksi' }),
    en: t({ id: 'atlas.inLanguage.en', message: 'englanniksi' }),
  };
  const transition = machine.chart.transitions.find(({ id }) => id === gap.id);
  if (!transition) return null;
  const languages = gap.languages.map((language) => names[language]).join(', ');
  return (
    <li>
      <TextLink href={transitionHref(machine.id, gap.id)} lang="en">
        {`${transition.source || machine.id}: ${eventWithGuard(transition)}`}
      </TextLink>{' '}
      {languages === ''
        ? t({ id: 'atlas.gap.never', message: 'ei lainkaan' })
        : t({ id: 'atlas.gap.languages', message: `ei ${languages}` })}
    </li>
  );
}

/** How well a machine is tested, and what is not. */
export function CoveragePanel({ machine, runs, hasGaps }: CoveragePanelProps) {
  const { t } = useLingui();
  const gaps = machine.tours.length > 0 ? gapsOf(machine, runs) : [];
  return (
    <Section title={t({ id: 'atlas.coverage.title', message: 'Testikattavuus' })}>
      <Stack>
        <CoverageBars machine={machine} />
        {hasGaps && machine.tours.length > 0 && gaps.length === 0 && (
          <Notice tone="positive">
            {t({ id: 'atlas.coverage.whole', message: 'Jokainen siirtymä on kuljettu kaikilla kielillä.' })}
          </Notice>
        )}
        {hasGaps && gaps.length > 0 && (
          <Notice tone="warning">
            {isTakenWhole(gaps)
              ? t({
                  id: 'atlas.coverage.languageGaps',
                  message: plural(gaps.length, {
                    one: 'Jokainen siirtymä on kuljettu, niistä # ei kaikilla kielillä.',
                    other: 'Jokainen siirtymä on kuljettu, niistä # ei kaikilla kielillä.',
                  }),
                })
              : t({
                  id: 'atlas.coverage.gaps',
                  message: plural(gaps.length, {
                    one: '# siirtymää ei ole testattu kaikilla kielillä.',
                    other: '# siirtymää ei ole testattu kaikilla kielillä.',
                  }),
                })}
            <div className={styles.gaps}>
              <Disclosure label={t({ id: 'atlas.coverage.showGaps', message: 'Näytä siirtymät' })}>
                <ul className={styles.list} role="list">
                  {gaps.map((gap) => (
                    <GapRow key={gap.id} machine={machine} gap={gap} />
                  ))}
                </ul>
              </Disclosure>
            </div>
          </Notice>
        )}
      </Stack>
    </Section>
  );
}
