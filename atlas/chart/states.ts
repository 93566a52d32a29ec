import type { Chart, ChartState, ChartTransition, DrawnState } from './chart.ts';
import { lineWidth, nameWidth } from './text.ts';

/** In pixels. */
const LINE_HEIGHT = 16;
const HEADER = 28;

/** The states around a state, itself first. */
export function chainOf(chart: Chart, path: string): string[] {
  const parent = chart.states.find((state) => state.path === path)?.parent ?? null;
  return parent === null ? [path] : [path, ...chainOf(chart, parent)];
}

/** What a transition is called in a picture: `call.refused [isOpen] / forget`. */
export const labelOf = ({ event, guard, isElse }: ChartTransition): { event: string; guard: string | null } => ({
  event,
  guard: guard ?? (isElse ? 'else' : null),
});

/** What stands below a state's name, a line each. */
export function linesOf(state: ChartState, chart: Chart): DrawnState['lines'] {
  const staying = chart.transitions.filter(({ source, targets }) => source === state.path && targets.length === 0);
  return [
    ...state.actors.map(({ id, source }) => ({
      kind: 'actor' as const,
      text: id === source ? `invoke / ${id}` : `invoke / ${id}: ${source}`,
    })),
    ...state.entry.map((action) => ({ kind: 'entry' as const, text: `entry / ${action}` })),
    ...state.exit.map((action) => ({ kind: 'exit' as const, text: `exit / ${action}` })),
    ...staying.map((transition) => {
      const { event, guard } = labelOf(transition);
      return {
        kind: 'transition' as const,
        text: `${event}${guard ? ` [${guard}]` : ''} / ${transition.actions.join(', ')}`,
        id: transition.id,
      };
    }),
  ];
}

/** How large a state's own text makes it, without what lies inside it. */
export function sizeOf(state: ChartState, chart: Chart): { width: number; height: number; header: number } {
  const lines = linesOf(state, chart);
  const width = Math.max(96, nameWidth(state.name) + 32, ...lines.map(({ text }) => lineWidth(text) + 30));
  const header = HEADER + lines.length * LINE_HEIGHT;
  return { width, height: header + (lines.length > 0 ? 10 : 12), header };
}
