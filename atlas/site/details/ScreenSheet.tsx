import { useLingui } from '@lingui/react/macro';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { stateHref } from '../app/address.ts';
import { useShown } from '../app/shown.ts';
import { Code } from './Code.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { picturesOf } from './screens.ts';
import { ScreenWays } from './ScreenWays.tsx';
import { useScreenChoice } from './useScreenChoice.ts';
import * as styles from './ScreenPart.css.ts';

/** The pages of all states of a machine beside one another, each leading to its state. */
export function ScreenSheet({ machine }: { machine: OpenedMachine }) {
  const { t } = useLingui();
  const { way } = useScreenChoice();
  const { kept } = useShown();
  const pictured = picturesOf({ ...machine, earlier: [] }, machine.model.sees, way);
  return (
    <section className={styles.sheet} aria-label={t({ id: 'atlas.sheet.title', message: 'Näkymät' })}>
      <div className={styles.ways}>
        <ScreenWays />
      </div>
      {pictured.length === 0 && (
        <Note>{t({ id: 'atlas.sheet.none', message: 'Tilakoneen tiloissa ei ole nähtävää.' })}</Note>
      )}
      <ul className={styles.grids[way.width]} role="list">
        {pictured.map(({ state, sight, now }) => (
          <li key={`${state} ${sight}`} className={styles.part}>
            <p>
              <TextLink href={kept(stateHref(machine.id, state))}>
                <Code>{state}</Code>
              </TextLink>
              {sight !== '' && (
                <>
                  <br />
                  <span className={styles.address} lang="en">
                    {sight}
                  </span>
                </>
              )}
            </p>
            <ScreenFrame screen={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
