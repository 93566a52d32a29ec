import { classNames } from '../classNames.ts';
import { barPath, type WaterfallBar, type WaterfallScale } from './waterfallBars.ts';
import * as styles from './Waterfall.css.ts';

interface WaterfallPlotProps {
  bar: WaterfallBar;
  scale: WaterfallScale;
  /** How many of them a tick is. */
  euros: number;
  place: 'wide' | 'narrow';
}

/** The bar of a row, and in a wide drawing the lines that join it to the rows above and below. */
export function WaterfallPlot({ bar, scale, euros, place }: WaterfallPlotProps) {
  const { least, most } = scale;
  const { tone, from, to } = bar;
  const at = (cents: number) => ({ insetInlineStart: `${((cents - least) / (most - least)) * 100}%` });
  const joins = place === 'wide';
  return (
    <>
      <svg
        className={classNames(styles.bar, styles.tones[tone], joins ? styles.onlyWide : styles.onlyNarrow)}
        viewBox={`0 0 ${(most - least) / 100 / euros} 1`}
        preserveAspectRatio="none"
      >
        <path d={barPath(bar, scale, euros)} />
      </svg>
      {joins && tone !== 'start' && <span className={styles.jointIn} style={at(tone === 'end' ? to : from)} />}
      {joins && tone !== 'end' && <span className={styles.jointOut} style={at(to)} />}
    </>
  );
}
