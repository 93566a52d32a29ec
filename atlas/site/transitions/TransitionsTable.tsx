import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DataColumn } from '../../../src/ui/DataTable/dataColumn.ts';
import { DataTable } from '../../../src/ui/DataTable/DataTable.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { MachineData, TourRun } from '../../atlasData.ts';
import type { ChartTransition } from '../../chart/chart.ts';
import { transitionHref, type Selection } from '../app/address.ts';
import { useLanguage } from '../app/Frame.tsx';
import type { Runs } from '../coverage/runs.ts';
import { Code } from '../details/Code.tsx';
import { RequirementLinks, StateLink } from '../details/links.tsx';
import { TourList } from '../details/TourList.tsx';
import { requirementsOf } from './requirements.ts';
import * as styles from './TransitionsTable.css.ts';

interface TransitionsTableProps {
  machine: MachineData;
  runs: Runs;
  selection: Selection | null;
}

/** How often a transition was taken, and by which tests. */
function Taken({ times, tours }: { times: number; tours: readonly TourRun[] }) {
  const { t } = useLingui();
  if (tours.length === 0) return <span className={styles.never}>0×</span>;
  return (
    <details>
      <summary className={styles.summary}>
        {times}×{' '}
        <span className={styles.tests}>
          {t({ id: 'atlas.table.tests', message: plural(tours.length, { one: '# testi', other: '# testiä' }) })}
        </span>
      </summary>
      <TourList tours={tours} />
    </details>
  );
}

function useColumns({ id: machine, chart }: MachineData, runs: Runs): DataColumn<ChartTransition>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: 'event',
        label: t({ id: 'atlas.table.event', message: 'Tapahtuma' }),
        isRowHeader: true,
        cell: ({ id, event }) => (
          <TextLink href={transitionHref(machine, id)}>
            <Code>{event}</Code>
          </TextLink>
        ),
        sortValue: ({ event }) => event,
      },
      {
        key: 'source',
        label: t({ id: 'atlas.transition.source', message: 'Lähtötila' }),
        cell: ({ source }) => <StateLink machine={machine} path={source} />,
        sortValue: ({ source }) => source,
      },
      {
        key: 'guard',
        label: t({ id: 'atlas.transition.guard', message: 'Ehto' }),
        cell: ({ guard, isElse }) =>
          guard ? <Code>{guard}</Code> : isElse && t({ id: 'atlas.transition.else', message: 'muuten' }),
      },
      {
        key: 'actions',
        label: t({ id: 'atlas.transition.actions', message: 'Toiminnot' }),
        cell: ({ actions }) => actions.length > 0 && <Code>{actions.join(', ')}</Code>,
      },
      {
        key: 'target',
        label: t({ id: 'atlas.transition.target', message: 'Kohdetila' }),
        cell: ({ targets }) =>
          targets.length > 0
            ? targets.map((path) => <StateLink key={path} machine={machine} path={path} />)
            : t({ id: 'atlas.transition.stays', message: 'sama tila' }),
        sortValue: ({ targets }) => targets.join(' '),
      },
      {
        key: 'requirement',
        label: t({ id: 'atlas.table.requirement', message: 'Vaatimus' }),
        cell: (transition) => <RequirementLinks ids={requirementsOf(chart, transition)} />,
      },
      {
        key: 'taken',
        label: t({ id: 'atlas.table.taken', message: 'Kuljettu' }),
        cell: ({ id }) => <Taken times={runs.taken.get(id) ?? 0} tours={runs.takenBy.get(id) ?? []} />,
        sortValue: ({ id }) => runs.taken.get(id) ?? 0,
      },
    ],
    [t, machine, chart, runs],
  );
}

const idOf = ({ id }: ChartTransition) => id;

/** The transitions of a machine, which is also what its chart says, in words. */
export function TransitionsTable({ machine, runs, selection }: TransitionsTableProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const columns = useColumns(machine, runs);
  const chosen = selection?.kind === 'transition' ? selection.id : null;
  const title = t({ id: 'atlas.table.title', message: 'Siirtymät' });
  const { transitions } = machine.chart;
  return (
    <Section title={title} count={transitions.length}>
      <DataTable
        caption={title}
        columns={columns}
        rows={transitions}
        rowKey={idOf}
        locale={language}
        isCurrent={({ id }) => id === chosen}
      />
    </Section>
  );
}
