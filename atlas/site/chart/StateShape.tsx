import { classNames } from '../../../src/ui/classNames.ts';
import { outcomeSigns, PICTURE, type ChartState, type DrawnState } from '../../chart/chart.ts';
import { textSizes } from '../../chart/text.ts';
import { Badge } from './Badge.tsx';
import type { Marked, StateMark } from './overlay.ts';
import { isContainer, lineY, nameY, PAD, pictureY } from './places.ts';
import { stateItem } from './walk.ts';
import * as styles from './ChartDrawing.css.ts';

const ROUND = { leaf: 11, container: 16 };

interface StateShapeProps {
  state: ChartState;
  drawn: DrawnState;
  marked: Marked<StateMark> | undefined;
  /** The address of the picture of its page; null where none is shown. */
  picture: string | null;
  isChosen: boolean;
  /** What is read of it, and seen while the pointer rests on it. */
  label: string;
  tabIndex: 0 | -1;
}

/** Ticks that rise and set, as in the mark of the portal: the machine is here now. */
function Lamp({ x, y }: { x: number; y: number }) {
  const heights = [4, 7, 10, 13, 15, 13, 10, 7, 4];
  return (
    <path
      className={styles.lamp}
      d={heights.map((height, index) => `M${x - 40 + index * 5} ${y}v${-height}`).join('')}
    />
  );
}

/** A state as a box with its name, its actors and its actions; a container is the ground that its states stand on. */
export function StateShape({ state, drawn, marked, picture, isChosen, label, tabIndex }: StateShapeProps) {
  const { x, y, width, height, path, outcome } = drawn;
  const mark = marked?.mark;
  const isGround = isContainer(state);
  const isCurrent = mark === 'current';
  const isFilled = isCurrent && !isGround;
  const round = isGround ? ROUND.container : ROUND.leaf;
  const box = classNames(
    styles.box,
    isGround && styles.container,
    mark && styles.boxMarks[mark],
    isCurrent && isGround && styles.currentContainer,
    isChosen && styles.chosenBox,
  );
  const nameClass = classNames(
    styles.name,
    isGround && styles.containerName,
    isGround && (mark === 'around' || isCurrent) && styles.containerNameAround,
    isFilled && styles.onCurrent,
  );
  const hasLamp = isFilled && width - PAD * 2 - state.name.length * 8 > 50;
  return (
    <g className={styles.item} role="option" aria-selected={isChosen} tabIndex={tabIndex} data-item={stateItem(path)}>
      <title>{label}</title>
      <rect className={box} x={x} y={y} width={width} height={height} rx={round} />
      {state.type === 'final' && (
        <rect className={styles.inner} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={round - 3} />
      )}
      <text className={nameClass} x={x + PAD} y={nameY(state, drawn, picture !== null)} fontSize={textSizes.name}>
        {outcome && (
          <tspan className={classNames(!isFilled && styles.outcomes[outcome])}>{outcomeSigns[outcome]} </tspan>
        )}
        {state.name}
      </text>
      {drawn.lines.map(
        ({ kind, text }, index) =>
          kind !== 'transition' && (
            <text
              key={`${kind} ${text}`}
              className={classNames(styles.line, isFilled && styles.onCurrent)}
              x={x + PAD}
              y={lineY(drawn, index)}
              fontSize={textSizes.line}
            >
              {text}
            </text>
          ),
      )}
      {picture !== null && (
        <image
          href={picture}
          x={x + PAD}
          y={pictureY(drawn)}
          {...PICTURE}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden
        />
      )}
      {hasLamp && <Lamp x={x + width - PAD} y={y + height - 8} />}
      {marked?.badge && <Badge mark={marked.mark} text={marked.badge} x={x + width - 12} y={y} />}
      <rect className={styles.ring} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={round + 4} />
    </g>
  );
}
