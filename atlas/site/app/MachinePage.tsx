import type { MachineData } from '../../atlasData.ts';
import { useLive } from '../live/useLive.ts';
import type { Selection, View } from './address.ts';
import { MachineList } from './MachineList.tsx';
import { useArrival } from './useArrival.ts';
import { Workbench } from './Workbench.tsx';
import * as styles from './Workbench.css.ts';

interface MachinePageProps {
  machine: MachineData;
  selection: Selection | null;
  view: View | null;
}

/** A machine: its chart, what is chosen in it, its transitions, beside the list of all machines. */
export function MachinePage({ machine, selection, view }: MachinePageProps) {
  // Followed from one machine to the next.
  const followed = useLive(view === 'live');
  useArrival(machine.id, machine.id);
  return (
    <main id="main" className={styles.workbench} tabIndex={-1}>
      <div className={styles.list}>
        <MachineList current={machine} view={view} />
      </div>
      <Workbench key={machine.id} {...{ machine, selection, view, followed }} />
    </main>
  );
}
