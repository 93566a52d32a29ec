import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../src/ui/Notice/Notice.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { innermost } from '../../explorer/sights.ts';
import { machineHref } from '../app/address.ts';
import { useAtlas } from '../app/atlas.context.ts';
import * as styles from '../simulation/Simulation.css.ts';
import { tabsOf, type Portal } from './follow.ts';
import { canFollow } from './useLive.ts';

/** A machine by its name; one that the atlas knows leads to its chart. */
function MachineName({ machine }: { machine: string }) {
  const { machines } = useAtlas();
  const isKnown = machines.some(({ id }) => id === machine);
  return isKnown ? <TextLink href={machineHref(machine, null, 'live')}>{machine}</TextLink> : machine;
}

/** What happens in a portal that runs in other tabs: where the machines of each tab are, and one log over all of them. */
export function LivePanel({ portal }: { portal: Portal }) {
  const { t } = useLingui();
  const tabs = tabsOf(portal);
  const nameOf = (id: string, title: string) => tabs.find((tab) => tab.id === id)?.name ?? title;
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
      <Section title={t({ id: 'atlas.live.title', message: 'Käynnissä oleva portaali' })} count={tabs.length}>
        {tabs.length === 0 && (
          <Note>
            {t({
              id: 'atlas.live.none',
              message: 'Portaalista ei kuulu mitään. Avaa se toisessa välilehdessä samasta osoitteesta.',
            })}
          </Note>
        )}
        {tabs.map(({ id, name, machines }) => (
          <div key={id} className={styles.group}>
            <h3 className={styles.groupName}>{name}</h3>
            <ul className={styles.sees} lang="en">
              {machines.map((one) => (
                <li key={one.actor}>
                  <MachineName machine={one.machine} />: {innermost(one)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      {tabs.length > 0 && (
        <Section title={t({ id: 'atlas.live.log', message: 'Tapahtumat' })} count={portal.log.length}>
          <ol className={styles.log} reversed>
            {portal.log.map(({ key, tab, machine, event, states }) => (
              <li key={key}>
                <span lang="en">
                  <MachineName machine={machine} />: {event} → {innermost({ states })}
                </span>
                {tabs.length > 1 && <p className={styles.doing}>{nameOf(tab.id, tab.title)}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
