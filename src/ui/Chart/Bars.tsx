import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { hanging, type ChartData, type ChartTone } from './chartData.ts';
import { barGroups, barOf, comparedPaths, linePath, missingPath, type PlotSize } from './paths.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

interface BarsProps {
  data: ChartData;
  tone: ChartTone;
  now: number | undefined;
  size: PlotSize;
  axis: Axis;
  lineAxis: Axis | undefined;
}

/** All that is drawn: a path for each look, however many slots there are. */
export function Bars({ data, tone, now, size, axis, lineAxis }: BarsProps) {
  const id = useId();
  const { slots, values, compared, below, line } = data;
  const groups = barGroups({ slots, values, tone, now }, axis, size);
  const estimated = new Set(groups.filter(({ isEstimated }) => isEstimated).map((group) => group.tone));
  const behind = compared && comparedPaths(compared.values, axis, size);
  const down = below && hanging(below.values);
  const above = line && lineAxis && linePath(line, lineAxis, size);
  const missing = missingPath(values, size);
  const stripes = (of: string) => `${id}-${of}`;
  return (
    <>
      <defs>
        <pattern
          id={stripes('missing')}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M.5 0V6" />
        </pattern>
        {[...estimated].map((of) => (
          <pattern key={of} id={stripes(of)} width="4" height="4" patternUnits="userSpaceOnUse">
            <path className={styles.tones[of]} d="M0 0H4V2H0z" />
          </pattern>
        ))}
      </defs>
      {missing && <path data-mark="missing" d={missing} fill={`url(#${stripes('missing')})`} />}
      {/* They grow from the line of zero. */}
      <g className={styles.grows} style={{ transformOrigin: `0 ${(1 - heightOf(0, axis)) * size.height}px` }}>
        {behind && (
          <>
            <path className={styles.compared} d={behind.bars} />
            <path className={styles.comparedCap} d={behind.caps} />
          </>
        )}
        {groups.map(({ tone: of, isEstimated, path }) => (
          <path
            key={`${of} ${isEstimated}`}
            data-mark="bars"
            d={path}
            {...(isEstimated ? { fill: `url(#${stripes(of)})` } : { className: styles.tones[of] })}
          />
        ))}
        {down && (
          <path
            className={styles.tones.production}
            data-mark="below"
            d={down.map((_, index) => barOf(down, index, axis, size)).join('')}
          />
        )}
      </g>
      {above && (
        <>
          <path className={classNames(styles.line, styles.halo)} d={above} />
          <path className={styles.line} data-mark="line" d={above} />
        </>
      )}
    </>
  );
}
