import type { StateMark, TransitionMark } from './overlay.ts';
import * as styles from './ChartDrawing.css.ts';

const HEIGHT = 14;
/** In pixels, about: figures are as wide as one another. */
const CHARACTER = 6;

interface BadgeProps {
  mark: StateMark | TransitionMark;
  text: string;
  /** Its middle. */
  x: number;
  y: number;
}

/** A figure or a sign on the edge of what it belongs to. */
export function Badge({ mark, text, x, y }: BadgeProps) {
  const width = Math.max(HEIGHT, text.length * CHARACTER + 8);
  return (
    <g className={styles.badgeColors[mark]}>
      <rect
        className={styles.badge}
        x={x - width / 2}
        y={y - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
      />
      <text className={styles.badgeText} x={x} y={y + 3.5} fontSize={10}>
        {text}
      </text>
    </g>
  );
}
