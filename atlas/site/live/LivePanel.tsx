import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../src/ui/Notice/Notice.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { Stack } from '../../../src/ui/Stack/Stack.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { MachineData } from '../../atlasData.ts';
import { innermost } from '../../explorer/sights.ts';
import { machineHref } from '../app/address.ts';
import { useAtlas } from '../app/atlas.context.ts';
import * as styles from '../simulation/Simulation.css.ts';
import type { Followed } from './follow.ts';
import { canFollow } from './useLive.ts';

interface LivePanelProps {
  machine: MachineData;
  followed: readonly Followed[];
}

/** The machines that run in other tabs; one that the atlas knows leads to its chart. */
function Running({ followed }: Pick<LivePanelProps, 'followed'>) {
  const { machines } = useAtlas();
  return (
    <ul className={styles.sees} lang="en">
      {followed.map((one) => (
        <li key={one.actor}>
          {machines.some(({ id }) => id === one.machine) ? (
            <TextLink href={machineHref(one.machine, null, 'live')}>{one.machine}</TextLink>
          ) : (
            one.machine
          )}
          : {innermost(one)}
        </li>
      ))}
    </ul>
  );
}

/** What happens in a portal that runs in another tab: where its machines are, and the events of the one that is open. */
export function LivePanel({ machine, followed }: LivePanelProps) {
  const { t } = useLingui();
  const running = followed.find((one) => one.machine === machine.id);
  const log = running?.log ?? [];
  if (!canFollow()) {
    return (
      <Notice tone="info" role="none">
        {t({
          id: 'atlas.live.fromFile',
          message: 'Tiedostosta avattu tilakartta ei kuule portaalia. Avaa portaalin osoite /atlas.',
        })}
      </Notice>
    );
  }
  return (
    <>
      <Section title={t({ id: 'atlas.live.title', message: 'Käynnissä oleva portaali' })} count={followed.length}>
        {followed.length === 0 && (
          <Note>
            {t({
              id: 'atlas.live.none',
              message: 'Portaalista ei kuulu mitään. Avaa se toisessa välilehdessä samasta osoitteesta.',
            })}
          </Note>
        )}
        <Running followed={followed} />
      </Section>
      {followed.length > 0 && (
        <Section title={t({ id: 'atlas.live.log', message: 'Tapahtumat' })} count={log.length}>
          <Stack gap="small">
            {!running && (
              <Note>
                {t({ id: 'atlas.live.notThis', message: 'Tämä tilakone ei ole käynnissä. Valitse jokin yllä.' })}
              </Note>
            )}
            <ol className={styles.log} reversed lang="en">
              {log.map(({ key, event, states }) => (
                <li key={key}>
                  {event} → {innermost({ states })}
                </li>
              ))}
            </ol>
          </Stack>
        </Section>
      )}
    </>
  );
}
