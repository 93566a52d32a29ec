import type { Ref } from 'react';
import type { Chart, ChartState, Drawing } from '../../chart/chart.ts';
import type { Selection } from '../app/address.ts';
import { classNames } from '../../../src/ui/classNames.ts';
import type { Marked, Overlay, StateMark } from './overlay.ts';
import { headPath, linePath } from './paths.ts';
import { isContainer } from './places.ts';
import { StateShape } from './StateShape.tsx';
import { StayingShape } from './StayingShape.tsx';
import { TransitionShape } from './TransitionShape.tsx';
import { useNames } from './useNames.ts';
import { stateItem, transitionItem, type ItemId } from './walk.ts';
import * as styles from './ChartDrawing.css.ts';

interface ChartDrawingProps {
  chart: Chart;
  drawing: Drawing;
  /** How many pixels a pixel of the drawing is. */
  factor: number;
  overlay: Overlay;
  /** The addresses of the pictures of states, by their paths. */
  pictures: ReadonlyMap<string, string>;
  selection: Selection | null;
  /** What the Tab key comes to. */
  focused: ItemId;
  label: string;
  describedBy: string;
  ref: Ref<SVGSVGElement>;
}

const isChosenState = (selection: Selection | null, path: string) =>
  selection?.kind === 'state' && selection.path === path;
const isChosenTransition = (selection: Selection | null, id: string) =>
  selection?.kind === 'transition' && selection.id === id;

const isFilled = (state: ChartState | undefined, marked: Marked<StateMark> | undefined) =>
  marked?.mark === 'current' && state !== undefined && !isContainer(state);

/** A chart: the containers below, then the arrows, then what they are about. One tab stop; the arrow keys walk in it. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, drawing, factor, overlay, pictures, selection, focused, label, describedBy, ref } = props;
  const names = useNames(chart);
  const states = new Map(chart.states.map((state) => [state.path, state]));
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const byDepth = [...drawing.states].sort((a, b) => a.depth - b.depth);
  return (
    <svg
      ref={ref}
      className={styles.drawing}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * factor}
      height={drawing.height * factor}
      role="listbox"
      aria-label={label}
      aria-describedby={describedBy}
      lang="en"
    >
      {byDepth.map((drawn) => {
        const state = states.get(drawn.path);
        if (!state) return null;
        const marked = overlay.states.get(drawn.path);
        return (
          <StateShape
            key={drawn.path}
            state={state}
            drawn={drawn}
            marked={marked}
            picture={pictures.get(drawn.path) ?? null}
            isChosen={isChosenState(selection, drawn.path)}
            label={names.state(state, drawn.outcome, marked)}
            tabIndex={focused === stateItem(drawn.path) ? 0 : -1}
          />
        );
      })}
      {byDepth.flatMap((drawn) =>
        drawn.lines.map(({ id }, index) => {
          const transition = id === undefined ? undefined : transitions.get(id);
          if (!transition) return null;
          const marked = overlay.transitions.get(transition.id);
          return (
            <StayingShape
              key={transition.id}
              drawn={drawn}
              index={index}
              transition={transition}
              marked={marked}
              isOnCurrent={isFilled(states.get(drawn.path), overlay.states.get(drawn.path))}
              isChosen={isChosenTransition(selection, transition.id)}
              label={names.transition(transition, marked)}
              tabIndex={focused === transitionItem(transition.id) ? 0 : -1}
            />
          );
        }),
      )}
      {drawing.initials.map(({ state, dot, path }) => (
        <g key={state} aria-hidden>
          <circle className={styles.initial} cx={dot.x} cy={dot.y} r={5} />
          <path className={classNames(styles.arrow, styles.initialArrow)} d={linePath(path)} />
          <path className={classNames(styles.arrow, styles.initialArrow, styles.head)} d={headPath(path)} />
        </g>
      ))}
      {drawing.transitions.map((drawn) => {
        const transition = transitions.get(drawn.id);
        if (!transition) return null;
        const marked = overlay.transitions.get(drawn.id);
        return (
          <TransitionShape
            key={drawn.id}
            drawn={drawn}
            kind={transition.kind}
            marked={marked}
            isChosen={isChosenTransition(selection, drawn.id)}
            label={names.transition(transition, marked)}
            tabIndex={focused === transitionItem(drawn.id) ? 0 : -1}
          />
        );
      })}
    </svg>
  );
}
