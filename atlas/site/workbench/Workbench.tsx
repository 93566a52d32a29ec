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
import { ScreenSheet } from '../details/ScreenSheet.tsx';
import { liveOverlay, type Portal } from '../live/follow.ts';
import { useThumbnails } from '../details/useThumbnails.ts';
import { sendingFor, simulationOverlay } from '../simulation/simulation.ts';
import { useSimulation } from '../simulation/useSimulation.ts';
import { tourOverlay, useTour } from '../tour/useTour.ts';
import { TransitionsTable } from '../transitions/TransitionsTable.tsx';
import { machineHref, type Selection, type View } from '../app/address.ts';
import { MachineHead } from './MachineHead.tsx';
import { OverlayChips } from './OverlayChips.tsx';
import { useShown } from '../app/shown.ts';
import { goTo } from '../app/useAddress.ts';
import * as styles from '../app/Workbench.css.ts';

export interface WorkbenchProps {
  atlas: AtlasOverview;
  machine: OpenedMachine;
  selection: Selection | null;
  view: View | null;
  portal: Portal;
}

/** All about one machine: the chart with what is laid over it, the details beside it, the table below. */
export function Workbench({ atlas, machine, selection, view, portal }: WorkbenchProps) {
  const svg = useRef<SVGSVGElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { drawing, pictures } = useThumbnails(machine);
  const zoom = useChartZoom(region, drawing);
  const runs = useMemo(() => runsOf(machine), [machine]);
  const simulation = useSimulation(machine.model);
  const played = useTour(machine.tours, view === 'tour');
  const { kept } = useShown();
  const choose = (chosen: Selection | null) => {
    const sent =
      view === 'simulation' && simulation && chosen?.kind === 'transition'
        ? sendingFor(simulation.situation, chosen.id)
        : null;
    if (sent) simulation?.send(sent);
    else goTo(kept(machineHref(machine.id, chosen, view)));
  };
  const running = portal.machines.find((one) => one.machine === machine.id);

  const overlays: Record<View, () => Overlay> = {
    coverage: () => coverageOverlay(machine, runs),
    screens: () => noOverlay,
    tour: () => (played ? tourOverlay(played) : noOverlay),
    simulation: () => (simulation ? simulationOverlay(simulation.situation) : noOverlay),
    live: () => (running ? liveOverlay(running) : noOverlay),
    changes: () => changesOverlay(machine.changes),
  };
  const overlay = view ? overlays[view]() : noOverlay;
  const states: Partial<Record<View, readonly string[]>> = {
    simulation: simulation?.situation.states ?? [],
    tour: played?.tour.steps[played.at]?.states ?? [],
    live: running?.states ?? [],
  };
  const now = (view && states[view]?.at(-1)) ?? null;

  return (
    <AtlasProvider value={atlas}>
      <div ref={stage} className={styles.chart}>
        <MachineHead
          machine={machine}
          selection={selection}
          view={view}
          now={now}
          canSimulate={simulation !== null}
          zoom={zoom}
          stage={stage}
        />
        <OverlayChips {...{ machine, selection, view }} />
        {view === 'screens' && <ScreenSheet machine={machine} />}
        {/* The chart stays, as large as it was. */}
        <div hidden={view === 'screens'}>
          <ChartView
            {...{ machine, drawing, overlay, pictures, selection, now, zoom, region, svg }}
            onSelect={choose}
          />
          <div className={styles.foot}>
            <Legend view={view} />
            <Downloads name={[machine.id, view].filter(Boolean).join('-')} svg={svg} />
          </div>
        </div>
      </div>
      <div className={styles.details}>
        <Details {...{ machine, selection, view, runs, simulation, played, portal }} />
      </div>
      <div className={styles.table}>
        <TransitionsTable machine={machine} runs={runs} selection={selection} />
      </div>
    </AtlasProvider>
  );
}
