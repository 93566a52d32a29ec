import { useLingui } from '@lingui/react/macro';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { lookOf } from '../../explorer/sights.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenOf, sightsOf } from './screens.ts';
import { ScreenWays } from './ScreenWays.tsx';
import { useScreenChoice } from './useScreenChoice.ts';
import * as styles from './ScreenPart.css.ts';

interface ScreenPartProps {
  machine: OpenedMachine;
  /** An innermost state. */
  state: string;
  /** Which of its looks, where that is known; null where one may be chosen. */
  sight: string | null;
}

/** What a person sees in a state, as it was taken in the browser. */
export function ScreenPart({ machine, state, sight }: ScreenPartProps) {
  const { t } = useLingui();
  const screens = machine.screens.filter((screen) => screen.state === state);
  const sights = sightsOf(screens);
  const { way, look: chosen, chooseLook } = useScreenChoice();
  const shown = sight ?? sights.find((one) => one === chosen) ?? sights[0] ?? '';
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
        <ScreenFrame screen={screenOf(screens, { ...way, sight: shown })} />
        {sight === null && sights.length > 1 && (
          <SelectField
            label={t({ id: 'atlas.screen.sight', message: 'Ulkoasun vaihtoehto' })}
            value={shown}
            options={sights.map((name) => ({
              value: name,
              label: name || t({ id: 'atlas.screen.usual', message: 'tavallinen' }),
            }))}
            onChange={({ target }) => chooseLook(target.value)}
          />
        )}
        <ScreenWays />
      </div>
    </Section>
  );
}
