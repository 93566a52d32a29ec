import type { ComponentType } from 'react';
import type { MachineOverview, OpenedMachine } from '../../atlasData.ts';
import { useLive } from '../live/useLive.ts';
import type { WorkbenchProps } from '../workbench/Workbench.tsx';
import type { Selection, View } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { MachineList } from './MachineList.tsx';
import { Parts } from './Parts.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useArrival } from './useArrival.ts';
import * as styles from './Workbench.css.ts';

interface MachinePageProps {
  machine: MachineOverview;
  selection: Selection | null;
  view: View | null;
}

interface OpenedPageProps extends Omit<MachinePageProps, 'machine'> {
  machine: OpenedMachine;
  Workbench: ComponentType<WorkbenchProps>;
}

function isThere({ chart: { states, transitions } }: OpenedMachine, selection: Selection): boolean {
  return selection.kind === 'state'
    ? states.some(({ path }) => path === selection.path)
    : transitions.some(({ id }) => id === selection.id);
}

function OpenedPage({ Workbench, machine, selection, view }: OpenedPageProps) {
  const atlas = useAtlas();
  // Followed from one machine to the next.
  const portal = useLive(view === 'live');
  useArrival(machine.id, machine.id);
  return (
    <main id="main" className={styles.workbench} tabIndex={-1}>
      <div className={styles.list}>
        <MachineList current={machine.id} view={view} />
      </div>
      <Workbench key={machine.id} {...{ atlas, machine, selection, view, portal }} />
    </main>
  );
}

/** A machine: its chart, what is chosen in it, its transitions, beside the list of all machines. */
export function MachinePage({ machine: { id }, selection, view }: MachinePageProps) {
  return (
    <Parts name={`machines/${id}`} basis="workbench">
      {(part, basis) => {
        const machine = part as OpenedMachine;
        if (selection && !isThere(machine, selection)) return <UnknownPage />;
        return <OpenedPage Workbench={basis as ComponentType<WorkbenchProps>} {...{ machine, selection, view }} />;
      }}
    </Parts>
  );
}
