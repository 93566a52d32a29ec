import { classNames } from '../../../src/ui/classNames.ts';
import type { ChartTransition, DrawnTransition } from '../../chart/chart.ts';
import { textSizes } from '../../chart/text.ts';
import { Badge } from './Badge.tsx';
import type { Marked, TransitionMark } from './overlay.ts';
import { headPath, linePath } from './paths.ts';
import { transitionItem } from './walk.ts';
import * as styles from './ChartDrawing.css.ts';

/** In pixels, from one line of a label to the next. */
const LINE = 14;

interface TransitionShapeProps {
  drawn: DrawnTransition;
  kind: ChartTransition['kind'];
  marked: Marked<TransitionMark> | undefined;
  isChosen: boolean;
  /** What is read of it, and seen while the pointer rests on it. */
  label: string;
  tabIndex: 0 | -1;
}

/** A transition as an arrow to each of its targets, named by its event, its guard and its actions, a line each. */
export function TransitionShape({ drawn, kind, marked, isChosen, label, tabIndex }: TransitionShapeProps) {
  const { id, paths, label: place } = drawn;
  const { x, y, width, height, event, guard, actions } = place;
  const mark = marked?.mark;
  const arrow = classNames(
    styles.arrow,
    kind === 'after' && styles.delayed,
    mark && styles.arrowMarks[mark],
    isChosen && styles.chosenArrow,
  );
  const isPossible = mark === 'possible';
  const middle = x + width / 2;
  const lines = [
    { text: event, className: classNames(styles.event, styles.eventKinds[kind], isPossible && styles.eventPossible) },
    ...(guard ? [{ text: guard, className: styles.guard }] : []),
    ...actions.map((action) => ({ text: `/ ${action}`, className: styles.action })),
  ];
  const lineY = (index: number) => y + height / 2 + (index - (lines.length - 1) / 2) * LINE + 4;
  return (
    <g
      className={styles.item}
      role="option"
      aria-selected={isChosen}
      tabIndex={tabIndex}
      data-item={transitionItem(id)}
    >
      <title>{label}</title>
      {paths.map((points) => (
        <g key={linePath(points)}>
          <path className={styles.reach} d={linePath(points)} />
          <path className={arrow} d={linePath(points)} />
          <path className={classNames(arrow, styles.head, styles.wholeLine)} d={headPath(points)} />
        </g>
      ))}
      <rect
        className={classNames(styles.label, isPossible && styles.labelPossible, isChosen && styles.chosenLabel)}
        {...{ x, y, width, height }}
        rx={Math.min(10, height / 2)}
      />
      {lines.map(({ text, className }, index) => (
        <text key={text} className={className} x={middle} y={lineY(index)} fontSize={textSizes.label}>
          {text}
        </text>
      ))}
      {marked?.badge && <Badge mark={marked.mark} text={marked.badge} x={middle} y={y - 3} />}
      <rect className={styles.ring} x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={12} />
    </g>
  );
}
