import { useEffect, useRef } from 'react';
import type { OpenedMachine } from '../../atlasData.ts';
import type { Selection, View } from '../app/address.ts';
import { ChangedScreens } from '../changes/ChangedScreens.tsx';
import { ChangesPanel } from '../changes/ChangesPanel.tsx';
import { CoveragePanel } from '../coverage/CoveragePanel.tsx';
import type { Runs } from '../coverage/runs.ts';
import type { Portal } from '../live/follow.ts';
import { LivePanel } from '../live/LivePanel.tsx';
import { SimulationPanel } from '../simulation/SimulationPanel.tsx';
import { TourPanel } from '../tour/TourPanel.tsx';
import type { PlayedTour } from '../tour/useTour.ts';
import type { Simulation } from '../simulation/useSimulation.ts';
import { MachineDetails } from './MachineDetails.tsx';
import { StateDetails } from './StateDetails.tsx';
import { TransitionDetails } from './TransitionDetails.tsx';
import * as styles from './Details.css.ts';

interface DetailsProps {
  machine: OpenedMachine;
  selection: Selection | null;
  view: View | null;
  runs: Runs;
  simulation: Simulation | null;
  played: PlayedTour | null;
  portal: Portal;
}

type SelectedProps = Pick<DetailsProps, 'machine' | 'selection' | 'runs'>;

function Selected({ machine, selection, runs }: SelectedProps) {
  const { states, transitions } = machine.chart;
  if (selection?.kind === 'state') {
    const state = states.find(({ path }) => path === selection.path);
    return state && <StateDetails key={state.path} {...{ machine, state, runs }} />;
  }
  const transition = transitions.find(({ id }) => id === selection?.id);
  return transition && <TransitionDetails {...{ machine, transition, runs }} />;
}

/**
 * When something else is chosen the focus goes to its heading, unless it is in the chart, where the next is chosen with
 * the same keys.
 */
function useFocusOnSelection(selection: Selection | null) {
  const details = useRef<HTMLDivElement>(null);
  const chosen = selection && (selection.kind === 'state' ? selection.path : selection.id);
  const before = useRef(chosen);
  useEffect(() => {
    const isSame = before.current === chosen;
    before.current = chosen;
    if (isSame || document.activeElement?.closest('[role=listbox]')) return;
    details.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [chosen]);
  return details;
}

/** Beside the chart: what belongs to what is laid over it, then what is chosen in it, then how well it is tested. */
export function Details({ machine, selection, view, runs, simulation, played, portal }: DetailsProps) {
  const selected = useFocusOnSelection(selection);
  return (
    <>
      {view === 'simulation' && simulation && <SimulationPanel {...{ machine, simulation }} />}
      {view === 'tour' && <TourPanel {...{ machine, played }} />}
      {view === 'live' && <LivePanel portal={portal} />}
      {view === 'changes' && <ChangesPanel machine={machine} />}
      {view === 'changes' && <ChangedScreens machine={machine} />}
      {(selection || !view) && (
        <div ref={selected} className={styles.chosen}>
          {selection ? <Selected {...{ machine, selection, runs }} /> : <MachineDetails machine={machine} />}
        </div>
      )}
      <CoveragePanel {...{ machine, runs }} hasGaps={view === 'coverage'} />
    </>
  );
}
