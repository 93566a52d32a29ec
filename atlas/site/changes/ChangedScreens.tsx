import { useLingui } from '@lingui/react/macro';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { Stack } from '../../../src/ui/Stack/Stack.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { OpenedMachine, Screen } from '../../atlasData.ts';
import { stateHref } from '../app/address.ts';
import { useShown } from '../app/shown.ts';
import { Code } from '../details/Code.tsx';
import { ScreenFrame } from '../details/ScreenFrame.tsx';
import { changedPictures, picturesOf } from '../details/screens.ts';
import { ScreenWays } from '../details/ScreenWays.tsx';
import { useScreenChoice } from '../details/useScreenChoice.ts';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import * as styles from '../details/ScreenPart.css.ts';

function Side({ name, screen }: { name: string; screen: Screen | null }) {
  return (
    <div>
      <p className={styles.address}>{name}</p>
      <ScreenFrame screen={screen} />
    </div>
  );
}

/** The pages that look otherwise than when the machine's sources were others, each beside what it was. */
export function ChangedScreens({ machine }: { machine: OpenedMachine }) {
  const { t } = useLingui();
  const { way } = useScreenChoice();
  const { kept } = useShown();
  const changed = changedPictures(picturesOf(machine, machine.model.sees, way));
  return (
    <Section title={t({ id: 'atlas.changes.screens', message: 'Muuttuneet näkymät' })} count={changed.length}>
      {machine.earlier.length === 0 ? (
        <Note>{t({ id: 'atlas.changes.noEarlier', message: 'Kuvia ajalta ennen tilakoneen muutosta ei ole.' })}</Note>
      ) : (
        <Stack>
          <Note>
            {t({
              id: 'atlas.changes.earlier',
              message:
                'Ennen: viimeinen kuva ajalta ennen kuin tilakoneen lähdekoodia muutettiin. Kuvia ei ole revisiosta, johon tilakonetta verrataan.',
            })}
          </Note>
          <ScreenWays />
          {changed.length === 0 && (
            <Note>
              {t({ id: 'atlas.changes.sameScreens', message: 'Näin kuvattuna kaikki näkymät ovat ennallaan.' })}
            </Note>
          )}
          {changed.map(({ state, sight, now, before }) => (
            <div key={`${state} ${sight}`}>
              <p>
                <TextLink href={kept(stateHref(machine.id, state))}>
                  <Code>{state}</Code>
                </TextLink>{' '}
                <span lang="en">{sight}</span>
              </p>
              <div className={styles.compared}>
                <Side name={t({ id: 'atlas.changes.before', message: 'Ennen' })} screen={before} />
                <Side name={t({ id: 'atlas.changes.now', message: 'Nyt' })} screen={now} />
              </div>
            </div>
          ))}
        </Stack>
      )}
    </Section>
  );
}
