import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../src/i18n/useFormats.ts';
import { classNames } from '../../../src/ui/classNames.ts';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MachineOverview, SearchedTexts } from '../../atlasData.ts';
import { Code } from '../details/Code.tsx';
import { machineHref, type View } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { findMachines, LOW_COVERAGE } from './machineList.ts';
import { bring, usePart } from './parts.ts';
import { useAreaNames } from './useAreaNames.ts';
import { goTo } from './useAddress.ts';
import * as styles from './MachineList.css.ts';

function Share({ machine: { covered: share } }: { machine: MachineOverview }) {
  const { t } = useLingui();
  const { percentage } = useFormats();
  if (share === null) {
    return (
      <span className={styles.share}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t({ id: 'atlas.list.notRun', message: 'ei testattu' })}</VisuallyHidden>
      </span>
    );
  }
  if (share === 'machine')
    return <span className={styles.share}>{t({ id: 'atlas.list.machineAlone', message: 'vain kone' })}</span>;
  return (
    <span className={classNames(styles.share, share < LOW_COVERAGE && styles.low)}>
      <VisuallyHidden>{t({ id: 'atlas.list.covered', message: 'testattu selaimessa' })} </VisuallyHidden>
      {percentage(String(Math.floor(share * 100)))}
    </span>
  );
}

interface MachineListProps {
  /** The id of the one that is open. */
  current: string;
  /** Kept from one machine to the next. */
  view: View | null;
}

/** The machines by area, to be searched, with how much of each is tested. */
export function MachineList({ current, view }: MachineListProps) {
  const { t } = useLingui();
  const { machines } = useAtlas();
  const areaName = useAreaNames();
  const [query, setQuery] = useState('');
  // Comes with the first letter; without it they are found by their names alone.
  const texts = usePart('search') as SearchedTexts | 'failed' | null;
  const search = (wanted: string) => {
    bring(['search']);
    setQuery(wanted);
  };
  const areas = findMachines(machines, query, texts === null || texts === 'failed' ? {} : texts);
  const count = areas.reduce((sum, area) => sum + area.machines.length, 0);
  const label = t({ id: 'atlas.list.label', message: 'Tilakoneet' });
  return (
    <nav aria-label={label}>
      <div className={styles.select}>
        <SelectField
          label={t({ id: 'atlas.list.select', message: 'Tilakone' })}
          value={current}
          options={machines.map(({ id }) => ({ value: id, label: id }))}
          onChange={({ target }) => goTo(machineHref(target.value, null, view))}
        />
      </div>
      <div className={styles.list}>
        <SearchField
          label={t({ id: 'atlas.list.search', message: 'Hae konetta, tilaa tai tapahtumaa' })}
          clearLabel={t({ id: 'atlas.list.clear', message: 'Tyhjennä haku' })}
          value={query}
          onChange={search}
        />
        <p className={styles.found} role="status">
          {query.trim() !== '' &&
            texts === 'failed' &&
            `${t({ id: 'atlas.part.failed', message: 'Tilakartan osaa ei saatu ladattua.' })} `}
          {query.trim() !== '' &&
            texts !== null &&
            t({
              id: 'atlas.list.found',
              message: plural(count, { one: '# tilakone löytyi', other: '# tilakonetta löytyi' }),
            })}
        </p>
        <p className={styles.key}>
          {t({
            id: 'atlas.list.key',
            message: 'Prosentti: selain on kulkenut. Vain kone: testattu ilman selainta. Viiva: ei testattu.',
          })}
        </p>
        {areas.map((area) => (
          <section key={area.area}>
            <h2 className={styles.area}>{areaName(area.area)}</h2>
            <ul role="list">
              {area.machines.map((machine) => (
                <li key={machine.id}>
                  <a
                    className={styles.machine}
                    href={machineHref(machine.id, null, view)}
                    aria-current={machine.id === current ? 'page' : undefined}
                  >
                    <Code>{machine.id}</Code>
                    <Share machine={machine} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
