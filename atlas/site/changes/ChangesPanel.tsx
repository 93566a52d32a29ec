import { useLingui } from '@lingui/react/macro';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { Change, MachineData } from '../../atlasData.ts';
import { stateHref, transitionHref } from '../app/address.ts';
import { useAtlas } from '../app/atlas.context.ts';
import { signs } from './changes.ts';
import * as styles from './Changes.css.ts';

interface ChangeRowProps {
  machine: string;
  change: Change;
}

function ChangeRow({ machine, change: { what, kind, id, text } }: ChangeRowProps) {
  const { t } = useLingui();
  const names: Record<Change['kind'], string> = {
    added: t({ id: 'atlas.mark.added', message: 'Lisätty' }),
    removed: t({ id: 'atlas.mark.removed', message: 'Poistettu' }),
    changed: t({ id: 'atlas.mark.changed', message: 'Muuttunut' }),
  };
  const isOnChart = what !== 'machine' && kind !== 'removed';
  const href = what === 'state' ? stateHref(machine, id) : transitionHref(machine, id);
  return (
    <li className={styles.change}>
      <span className={styles.kinds[kind]}>
        {signs[kind]} {names[kind]}
      </span>
      <span lang="en">{isOnChart ? <TextLink href={href}>{text}</TextLink> : text}</span>
    </li>
  );
}

/** What is otherwise than in the revision that is compared with. */
export function ChangesPanel({ machine }: { machine: MachineData }) {
  const { t } = useLingui();
  const { against } = useAtlas();
  const { changes } = machine;
  return (
    <Section title={t({ id: 'atlas.changes.title', message: 'Muutokset' })} count={changes.length}>
      {against === null ? (
        <Note>
          {t({
            id: 'atlas.changes.notCompared',
            message: 'Mihinkään ei ole verrattu. npm run atlas -- --against main vertaa haaraan main.',
          })}
        </Note>
      ) : (
        <>
          <Note>{t({ id: 'atlas.changes.against', message: `Verrattu revisioon ${against}` })}</Note>
          {changes.length === 0 && (
            <Note>{t({ id: 'atlas.changes.none', message: 'Tilakoneessa ei ole muutoksia siihen verrattuna.' })}</Note>
          )}
        </>
      )}
      <ul className={styles.changes} role="list">
        {changes.map((change) => (
          <ChangeRow
            key={`${change.kind} ${change.what} ${change.id} ${change.text}`}
            machine={machine.id}
            change={change}
          />
        ))}
      </ul>
    </Section>
  );
}
