import { useMemo, useRef } from 'react';
import type { AtlasOverview, OpenedMachine } from '../../atlasData.ts';
import { AtlasProvider } from '../app/atlas.context.ts';
import { changesOverlay } from '../changes/changes.ts';
import { ChartView } from '../chart/ChartView.tsx';
import { Downloads } from '../chart/Downloads.tsx';
import { Legend } from '../chart/Legend.tsx';
import { noOverlay, type Overlay } from '../chart/overlay.ts';
import { useChartZoom } from '../chart/useChartZoom.ts';
import { coverageOverlay, runsOf } from '../coverage/runs.ts';
import { Details } from '../details/Details.tsx';
import { liveOverlay, type Followed } from '../live/follow.ts';
import { simulationOverlay } from '../simulation/simulation.ts';
import { useSimulation } from '../simulation/useSimulation.ts';
import { TransitionsTable } from '../transitions/TransitionsTable.tsx';
import { machineHref, type Selection, type View } from '../app/address.ts';
import { MachineHead } from './MachineHead.tsx';
import { OverlayChips } from './OverlayChips.tsx';
import { goTo } from '../app/useAddress.ts';
import * as styles from '../app/Workbench.css.ts';

export interface WorkbenchProps {
  atlas: AtlasOverview;
  machine: OpenedMachine;
  selection: Selection | null;
  view: View | null;
  followed: readonly Followed[];
}

/** All about one machine: the chart with what is laid over it, the details beside it, the table below. */
export function Workbench({ atlas, machine, selection, view, followed }: WorkbenchProps) {
  const svg = useRef<SVGSVGElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const zoom = useChartZoom(region, machine.drawing);
  const runs = useMemo(() => runsOf(machine), [machine]);
  const simulation = useSimulation(machine.model);
  const running = followed.find((one) => one.machine === machine.id);

  const overlays: Record<View, () => Overlay> = {
    coverage: () => coverageOverlay(machine, runs),
    simulation: () => (simulation ? simulationOverlay(simulation.situation) : noOverlay),
    live: () => (running ? liveOverlay(running) : noOverlay),
    changes: () => changesOverlay(machine.changes),
  };
  const overlay = view ? overlays[view]() : noOverlay;
  const states = { simulation: simulation?.situation.states, live: running?.states, coverage: null, changes: null };

  const now = (view && states[view]?.at(-1)) ?? null;

  return (
    <AtlasProvider value={atlas}>
      <div className={styles.chart}>
        <MachineHead
          machine={machine}
          selection={selection}
          view={view}
          now={now}
          canSimulate={simulation !== null}
          zoom={zoom}
        />
        <OverlayChips machine={machine.id} selection={selection} view={view} />
        <ChartView
          {...{ machine, overlay, selection, now, zoom, region, svg }}
          onSelect={(chosen) => goTo(machineHref(machine.id, chosen, view))}
        />
        <div className={styles.foot}>
          <Legend view={view} />
          <Downloads name={[machine.id, view].filter(Boolean).join('-')} svg={svg} />
        </div>
      </div>
      <div className={styles.details}>
        <Details {...{ machine, selection, view, runs, simulation, followed }} />
      </div>
      <div className={styles.table}>
        <TransitionsTable machine={machine} runs={runs} selection={selection} />
      </div>
    </AtlasProvider>
  );
}
