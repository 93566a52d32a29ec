import { classNames } from '../../../src/ui/classNames.ts';
import type { ChartTransition, DrawnState } from '../../chart/chart.ts';
import { lineWidth, textSizes } from '../../chart/text.ts';
import { Badge } from './Badge.tsx';
import type { Marked, TransitionMark } from './overlay.ts';
import { lineY, PAD } from './places.ts';
import { transitionItem } from './walk.ts';
import * as styles from './ChartDrawing.css.ts';

interface StayingShapeProps {
  /** The state that it stays in. */
  drawn: DrawnState;
  /** Which of the state's lines it is. */
  index: number;
  transition: ChartTransition;
  marked: Marked<TransitionMark> | undefined;
  /** The state is filled. */
  isOnCurrent: boolean;
  isChosen: boolean;
  /** What is read of it, and seen while the pointer rests on it. */
  label: string;
  tabIndex: 0 | -1;
}

/** A transition that stays where it is, as a line within its state. */
export function StayingShape(props: StayingShapeProps) {
  const { drawn, index, transition, marked, isOnCurrent, isChosen, label, tabIndex } = props;
  const text = drawn.lines[index]?.text ?? transition.event;
  const y = lineY(drawn, index);
  const place = { x: drawn.x + PAD - 6, y: y - 12, width: lineWidth(text) + 12, height: 16, rx: 8 };
  const isPossible = marked?.mark === 'possible' && !isOnCurrent;
  return (
    <g
      className={styles.item}
      role="option"
      aria-selected={isChosen}
      tabIndex={tabIndex}
      data-item={transitionItem(transition.id)}
    >
      <title>{label}</title>
      <rect
        className={classNames(styles.stayPlace, isPossible && styles.labelPossible, isChosen && styles.chosenLabel)}
        {...place}
      />
      <text
        className={classNames(
          styles.stay,
          isPossible && styles.eventPossible,
          marked?.mark === 'never' && styles.stayNever,
          isOnCurrent && !isChosen && styles.onCurrent,
        )}
        x={drawn.x + PAD}
        y={y}
        fontSize={textSizes.line}
      >
        {text}
      </text>
      {marked?.badge && <Badge mark={marked.mark} text={marked.badge} x={place.x + place.width + 12} y={y - 4} />}
      <rect className={styles.ring} {...place} />
    </g>
  );
}
