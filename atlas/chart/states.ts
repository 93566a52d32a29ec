import type { Chart, ChartState, ChartTransition, DrawnState } from './chart.ts';
import { lineWidth, nameWidth } from './text.ts';

/** In pixels. */
const LINE_HEIGHT = 16;
const LABEL_LINE_HEIGHT = 14;
const NAME_HEIGHT = 28;
const SMALLEST_WIDTH = 96;
/** From the left edge of a state to its words. */
export const WORDS_INSET = 14;

/** The states around a state, itself first. */
export function chainOf(chart: Chart, path: string): string[] {
  const parent = chart.states.find((state) => state.path === path)?.parent ?? null;
  return parent === null ? [path] : [path, ...chainOf(chart, parent)];
}

/** Whether other states stand inside it. */
export const isContainer = ({ type }: ChartState): boolean => type === 'compound' || type === 'parallel';

/** What a transition is called in a picture: `call.refused [isOpen] / forget`. */
export const labelOf = ({ event, guard, isElse }: ChartTransition): { event: string; guard: string | null } => ({
  event,
  guard: guard ?? (isElse ? 'else' : null),
});

/** How large a transition's label is: a line for the event, one for the guard, one for each action. */
export function labelSize(transition: ChartTransition): { width: number; height: number } {
  const { event, guard } = labelOf(transition);
  const lines = [event, ...(guard ? [`[${guard}]`] : []), ...transition.actions.map((action) => `/ ${action}`)];
  return { width: Math.max(...lines.map(lineWidth)) + 16, height: lines.length * LABEL_LINE_HEIGHT + 8 };
}

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

/** How much place a state's name and lines take. */
export function wordsSize(state: ChartState, chart: Chart): { width: number; height: number } {
  const lines = linesOf(state, chart);
  const widths = [nameWidth(state.name), ...lines.map(({ text }) => lineWidth(text))];
  return { width: Math.max(...widths), height: NAME_HEIGHT + lines.length * LINE_HEIGHT };
}

/** How large a state's words make it, without what lies inside it. */
export function sizeOf(state: ChartState, chart: Chart): { width: number; height: number } {
  const { width, height } = wordsSize(state, chart);
  return { width: Math.max(SMALLEST_WIDTH, width + 2 * WORDS_INSET), height: height + 12 };
}
