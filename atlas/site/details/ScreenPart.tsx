import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SegmentedControl } from '../../../src/ui/SegmentedControl/SegmentedControl.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { Language } from '../../../machines/flowModel.ts';
import type { OpenedMachine } from '../../atlasData.ts';
import { lookOf } from '../../explorer/sights.ts';
import { useLanguage } from '../app/Frame.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenOf, sightsOf, type ScreenChoice } from './screens.ts';
import * as styles from './ScreenPart.css.ts';

interface ScreenPartProps {
  machine: OpenedMachine;
  /** An innermost state. */
  state: string;
  /** Which of its looks, where that is known; null where one may be chosen. */
  sight: string | null;
}

const languages: Language[] = ['fi', 'sv', 'en'];

/** What a person sees in a state, as it was taken in the browser. */
export function ScreenPart({ machine, state, sight }: ScreenPartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const screens = machine.screens.filter((screen) => screen.state === state);
  const sights = sightsOf(screens);
  const [chosen, setChosen] = useState<Partial<ScreenChoice>>({});
  const choice: ScreenChoice = {
    language,
    width: 390,
    colorScheme: 'light',
    ...chosen,
    sight: sight ?? chosen.sight ?? sights[0] ?? '',
  };
  const looks = machine.model.sees.filter((one) => lookOf(one).state === state);
  const isPassing = looks.length > 0 && looks.every((look) => look.isPassing);
  const title = t({ id: 'atlas.screen.title', message: 'Näkymä tässä tilassa' });

  if (screens.length === 0) {
    return (
      <Section title={title}>
        <Note>
          {isPassing
            ? t({ id: 'atlas.screen.passing', message: 'Sivu jatkaa tästä tilasta itse: nähtävää ei ole.' })
            : t({ id: 'atlas.screen.none', message: 'Kuvaa ei ole otettu. npm run atlas ottaa kuvat.' })}
        </Note>
      </Section>
    );
  }
  return (
    <Section title={title}>
      <div className={styles.part}>
        <ScreenFrame screen={screenOf(screens, choice)} />
        {sight === null && sights.length > 1 && (
          <SelectField
            label={t({ id: 'atlas.screen.sight', message: 'Ulkoasun vaihtoehto' })}
            value={choice.sight}
            options={sights.map((name) => ({
              value: name,
              label: name || t({ id: 'atlas.screen.usual', message: 'tavallinen' }),
            }))}
            onChange={({ target }) => setChosen({ ...chosen, sight: target.value })}
          />
        )}
        <SegmentedControl
          label={t({ id: 'atlas.screen.language', message: 'Kuvan kieli' })}
          legendAs="hidden"
          value={choice.language}
          options={languages.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
          onChoose={(value) => setChosen({ ...chosen, language: value })}
        />
        <SegmentedControl
          label={t({ id: 'atlas.screen.width', message: 'Kuvan leveys pikseleinä' })}
          legendAs="hidden"
          value={choice.width === 390 ? '390' : '1280'}
          options={[
            { value: '390', label: '390' },
            { value: '1280', label: '1280' },
          ]}
          onChoose={(value) => setChosen({ ...chosen, width: value === '390' ? 390 : 1280 })}
        />
        <SegmentedControl
          label={t({ id: 'atlas.screen.colorScheme', message: 'Kuvan väriteema' })}
          legendAs="hidden"
          value={choice.colorScheme}
          options={[
            { value: 'light', label: t({ id: 'atlas.theme.light', message: 'Vaalea' }) },
            { value: 'dark', label: t({ id: 'atlas.theme.dark', message: 'Tumma' }) },
          ]}
          onChoose={(value) => setChosen({ ...chosen, colorScheme: value })}
        />
      </div>
    </Section>
  );
}
