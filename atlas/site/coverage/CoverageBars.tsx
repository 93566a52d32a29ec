import { useLingui } from '@lingui/react/macro';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { OpenedMachine } from '../../atlasData.ts';
import { pictureCount } from '../details/screens.ts';
import * as styles from './CoverageBars.css.ts';

interface Counted {
  label: string;
  done: number;
  all: number;
}

function useCounts(machine: OpenedMachine): Counted[] {
  const { t } = useLingui();
  const { coverage } = machine;
  if (!coverage) return [];
  const { statesSeen, transitionsTaken, pairs, pairsTaken } = coverage.browser ?? coverage;
  const pictures = pictureCount(machine.screens, machine.model.sees);
  return [
    { label: t({ id: 'atlas.coverage.states', message: 'Tilat' }), done: statesSeen, all: coverage.states },
    {
      label: t({ id: 'atlas.coverage.transitions', message: 'Siirtymät' }),
      done: transitionsTaken,
      all: coverage.transitions,
    },
    { label: t({ id: 'atlas.coverage.pairs', message: 'Siirtymäparit' }), done: pairsTaken, all: pairs },
    {
      label: t({ id: 'atlas.coverage.pictures', message: 'Kuvakaappaukset' }),
      done: pictures.taken,
      all: pictures.all,
    },
  ].filter(({ all }) => all > 0);
}

/** How much of a machine the tests have been through, as figures with ticks. */
export function CoverageBars({ machine }: { machine: OpenedMachine }) {
  const { t } = useLingui();
  const counts = useCounts(machine);
  if (counts.length === 0) {
    return (
      <Note>
        {t({
          id: 'atlas.coverage.none',
          message: 'Testejä ei ole ajettu. npm run atlas ajaa ne ja mittaa kattavuuden.',
        })}
      </Note>
    );
  }
  return (
    <>
      <ul className={styles.list} role="list">
        {counts.map(({ label, done, all }) => (
          <li key={label} className={styles.row}>
            <span>{label}</span>
            <span className={styles.figure}>
              {done}/{all}
            </span>
            <span className={styles.bar} aria-hidden>
              <span className={styles.done} style={{ display: 'block', width: `${(done / all) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {!machine.coverage?.browser && (
        <Note>
          {t({
            id: 'atlas.coverage.machineAlone',
            message: 'Selaimessa ei ole ajettu: luvut ovat tilakoneen omista testeistä.',
          })}
        </Note>
      )}
    </>
  );
}
