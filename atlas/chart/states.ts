import {
  outcomeSigns,
  PICTURE,
  type Chart,
  type ChartState,
  type ChartTransition,
  type DrawnState,
  type Outcome,
  type TransitionLabel,
} from './chart.ts';
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

/** What a transition is called in a picture: `call.refused`, `1 [isOpen]`, `/ forget`. */
export function labelOf({ event, guard, isElse, order, actions }: ChartTransition): TransitionLabel {
  const asked = guard ?? (isElse ? 'else' : null);
  const parts = [order, asked && `[${asked}]`].filter((part) => part !== null);
  return { event, guard: parts.length > 0 ? parts.join(' ') : null, actions };
}

/** What a state says of how things went; what an actor has done may be good or bad where a guard is asked. */
export function outcomeOf(state: ChartState, chart: Chart): Outcome | null {
  if (state.actors.length > 0) return 'waiting';
  if (chart.states.some(({ initial }) => initial === state.path)) return null;
  const leading = chart.transitions.filter(({ targets }) => targets.includes(state.path));
  if (leading.length === 0) return null;
  if (leading.every(({ kind }) => kind === 'error')) return 'failure';
  return leading.every(({ kind, guard, order }) => kind === 'done' && guard === null && order === null)
    ? 'success'
    : null;
}

/** How large a transition's label is: a line for the event, one for the guard, one for each action. */
export function labelSize(transition: ChartTransition): { width: number; height: number } {
  const { event, guard, actions } = labelOf(transition);
  const lines = [event, ...(guard ? [guard] : []), ...actions.map((action) => `/ ${action}`)];
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
        text: `${event}${guard ? ` ${guard}` : ''} / ${transition.actions.join(', ')}`,
        id: transition.id,
      };
    }),
  ];
}

/** How much place a state's name and lines take. */
export function wordsSize(state: ChartState, chart: Chart): { width: number; height: number } {
  const lines = linesOf(state, chart);
  const outcome = outcomeOf(state, chart);
  const name = outcome ? `${outcomeSigns[outcome]} ${state.name}` : state.name;
  const widths = [nameWidth(name), ...lines.map(({ text }) => lineWidth(text))];
  return { width: Math.max(...widths), height: NAME_HEIGHT + lines.length * LINE_HEIGHT };
}

/** How large a state's words make it, and the room for its picture, without what lies inside it. */
export function sizeOf(state: ChartState, chart: Chart): { width: number; height: number } {
  const words = wordsSize(state, chart);
  const [width, height] = [Math.max(SMALLEST_WIDTH, words.width + 2 * WORDS_INSET), words.height + 12];
  if (!chart.pictured.includes(state.path)) return { width, height };
  return { width: Math.max(width, PICTURE.width + 2 * WORDS_INSET), height: height + PICTURE.height };
}
