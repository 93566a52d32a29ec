import { useId } from 'react';
import { classNames } from '../classNames.ts';
import type { ChartData, ChartTone } from './chartData.ts';
import { columnsOf, isMerged, mergedBars, mergedCompared, mergedHanging, mergedLine, mergedMissing } from './merged.ts';
import { barGroups, comparedPaths, hangingPath, linePath, missingPath, type BarGroup } from './paths.ts';
import type { Plot, Prepared } from './plot.ts';
import { heightOf, type Axis } from './scale.ts';
import * as styles from './Chart.css.ts';

interface BarsProps {
  data: ChartData;
  prepared: Prepared;
  tone: ChartTone;
  now: number | undefined;
  plot: Plot;
  axis: Axis;
  lineAxis: Axis | undefined;
}

/** What is drawn, a path for each look. */
interface Paths {
  groups: BarGroup[];
  behind: ReturnType<typeof mergedCompared> | undefined;
  down: string | undefined;
  /** The line, or the area round it and its halo. */
  above?: string | undefined;
  around?: ReturnType<typeof mergedLine> | undefined;
  missing: string;
}

/** Bar by bar, or where there are more slots than pixels pixel by pixel. */
function pathsOf({ data, prepared, tone, now, plot, axis, lineAxis }: BarsProps): Paths {
  const { values, compared, below, line } = data;
  if (isMerged(plot)) {
    const columns = columnsOf(plot);
    return {
      groups: mergedBars({ prepared, tone, toneAt: data.toneAt }, axis, columns),
      behind: prepared.compared && mergedCompared(prepared.compared, axis, columns),
      down: prepared.below && mergedHanging(prepared.below, axis, columns),
      around: prepared.line && lineAxis && mergedLine(prepared.line, lineAxis, columns),
      missing: mergedMissing(prepared, columns),
    };
  }
  return {
    groups: barGroups({ ...data, tone, now }, axis, plot),
    behind: compared && comparedPaths(compared.values, axis, plot),
    down: below && hangingPath(below.values, axis, plot),
    above: line && lineAxis && linePath(line, lineAxis, plot),
    missing: missingPath(values, plot),
  };
}

interface OverlaidLineProps {
  path: string;
  /** Where the line is an area, that around it. */
  halo?: string;
  isStroked?: boolean;
}

/** Another quantity over the bars, kept apart from those that it passes over. */
function OverlaidLine({ path, halo = path, isStroked = false }: OverlaidLineProps) {
  const look = isStroked ? styles.line : styles.area;
  return (
    <>
      <path className={classNames(look, isStroked ? styles.halo : styles.areaHalo)} d={halo} />
      <path className={look} data-mark="line" d={path} />
    </>
  );
}

/** All that is drawn: a path for each look, however many slots there are. */
export function Bars(props: BarsProps) {
  const id = useId();
  const { groups, behind, down, above, around, missing } = pathsOf(props);
  const { plot, axis } = props;
  const estimated = new Set(groups.filter(({ isEstimated }) => isEstimated).map(({ tone }) => tone));
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
      <g className={styles.grows} style={{ transformOrigin: `0 ${(1 - heightOf(0, axis)) * plot.height}px` }}>
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
        {down && <path className={styles.tones.production} data-mark="below" d={down} />}
      </g>
      {above && <OverlaidLine path={above} isStroked />}
      {around && <OverlaidLine {...around} />}
    </>
  );
}
