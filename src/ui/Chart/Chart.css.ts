import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { focusRing } from '../theme/rules.ts';
import { vars } from '../theme/vars.ts';
import '../theme/charts.css.ts';
import { reading } from './Looked.css.ts';

const { color, space, size, weight } = vars;

export const chart = componentStyle({
  width: '100%',
  minWidth: 0,
  color: color.chartLabel,
  fontSize: size.caption,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
  breakInside: 'avoid',
});

export const units = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[3],
});

export const lineUnit = componentStyle({ color: color.chartOverlay });

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: '17rem auto',
  // A mouse that is pressed selects no text, whether it picks a stretch or does nothing.
  userSelect: 'none',
  '@container': { [room.belowM]: { gridTemplateRows: '14rem auto' } },
});

/** The pill of now stands above the plot. */
export const withNow = componentStyle({ paddingTop: '1.75rem' });

/** All labels in one cell, so that it is as wide as the widest. */
export const valueAxis = componentStyle({ display: 'grid', whiteSpace: 'nowrap' });

export const axisSides = componentVariants({
  start: { gridColumn: 1, marginInlineEnd: space[2], textAlign: 'end' },
  end: { gridColumn: 3, marginInlineStart: space[2], color: color.chartOverlay },
});

export const tick = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'end',
  translate: '0 50%',
});

/** Its size is that of the frame: what moves in it leaves all else where it is. */
const settled = { contain: 'size layout style' } as const;

export const plot = componentStyle({
  ...settled,
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  touchAction: 'pan-y',
  ':focus-visible': { ...focusRing, borderRadius: vars.radius.s },
  // What is pointed at, above all that stands in it: to look for a place within that would cost each move of a pointer.
  '::after': { content: '', position: 'absolute', zIndex: 2, inset: 0 },
});

export const zoomable = componentStyle({ cursor: 'zoom-in' });

export const gridLine = componentStyle({
  position: 'absolute',
  insetInline: 0,
  borderTop: `${vars.layout.hair} solid ${color.chartGrid}`,
});

export const zeroLine = componentStyle({ borderColor: color.chartAxis });

export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

const grow = keyframes({ from: { transform: 'scaleY(.02)' } });

export const grows = componentStyle({
  animation: `${grow} ${vars.time.chart} ${vars.ease.out} backwards`,
  '@media': { [media.print]: { animation: 'none' } },
});

type SystemColor = 'CanvasText' | 'GrayText' | 'Highlight';

/** On paper greys tell the tones apart, in forced colours the three that there are. */
const fill = (on: string, forced: SystemColor, onPaper: string) => ({
  fill: on,
  '@media': { [media.forcedColors]: { fill: forced }, [media.print]: { fill: onPaper } },
});

export const tones = componentVariants({
  electricity: fill(color.chartElectricity, 'CanvasText', color.chartElectricity),
  heat: fill(color.chartHeat, 'CanvasText', color.chartElectricity),
  production: fill(color.chartProduction, 'CanvasText', color.chartAxis),
  repeated: fill(color.chartOverlay, 'Highlight', color.chartAxis),
  low: fill(color.chartPriceLow, 'Highlight', color.chartCompare),
  mid: fill(color.chartPriceMid, 'GrayText', color.chartAxis),
  high: fill(color.chartPriceHigh, 'CanvasText', color.chartElectricity),
  negative: fill(color.chartPriceNegative, 'Highlight', color.chartCompare),
  now: fill(color.chartNow, 'Highlight', color.textStrong),
});

export const compared = componentStyle({
  fill: color.chartCompare,
  fillOpacity: 0.42,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const comparedCap = componentStyle(fill(color.chartCompareLine, 'GrayText', color.chartCompareLine));

export const hatch = componentStyle({
  fill: 'none',
  stroke: color.chartHatch,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const line = componentStyle({
  fill: 'none',
  stroke: color.chartOverlay,
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
});

/** Keeps the line apart from the bars that it passes over. */
export const halo = componentStyle({
  stroke: color.surfacePage,
  strokeWidth: 5.5,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

/** As the line, where that has become an area. */
export const area = componentStyle({
  fill: color.chartOverlay,
  '@media': { [media.forcedColors]: { fill: 'LinkText' } },
});

export const areaHalo = componentStyle({
  fill: color.surfacePage,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const midnight = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px dashed ${color.borderStrong}`,
});

export const chosen = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  background: `color-mix(in oklab, ${color.textStrong} 11%, transparent)`,
});

export const strip = componentStyle({
  position: 'absolute',
  bottom: '-.55rem',
  height: '.3rem',
  borderRadius: vars.radius.tick,
  background: color.chartPriceLow,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
    [media.print]: { background: color.chartAxis, printColorAdjust: 'exact' },
  },
});

export const nowLine = componentStyle({
  position: 'absolute',
  top: '-.6rem',
  bottom: 0,
  borderInlineStart: `1.5px solid ${color.chartNow}`,
  translate: '-50%',
  pointerEvents: 'none',
});

export const nowPill = componentStyle({
  position: 'absolute',
  bottom: 'calc(100% + .45rem)',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  padding: '.05rem .5rem',
  background: color.chartNow,
  color: color.surfacePage,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.print]: { borderColor: color.textStrong, background: 'none', color: color.textStrong } },
});

/** Above the bars, which seldom come so high. */
export const caption = componentStyle({
  position: 'absolute',
  top: 0,
  paddingInlineStart: space[2],
  color: color.textStrong,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const slotAxis = componentStyle({
  ...settled,
  position: 'relative',
  gridColumn: 2,
  gridRow: 2,
  height: '1.3em',
  marginTop: space[3],
});

export const slotLabel = componentStyle({ position: 'absolute', whiteSpace: 'nowrap' });

export const markedLabel = componentStyle({ color: color.textStrong, fontWeight: weight.semibold });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  color: color.textMuted,
  fontSize: size.small,
  selectors: { '* + &': { marginTop: space[4] } },
});

export const legendItem = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '.5rem' });

export const key = componentStyle({
  flex: 'none',
  width: '.75rem',
  height: '.875rem',
  selectors: { [`${reading} > &`]: { position: 'absolute', insetBlock: 0, left: 0, marginBlock: 'auto' } },
});

export const keyLine = componentStyle({ width: '1.25rem', height: '.6875rem' });

export const lineKey = componentStyle({
  fill: color.chartOverlay,
  '@media': { [media.forcedColors]: { fill: 'LinkText' } },
});

/** Above its bar, and below one that hangs. */
export const peak = componentStyle({
  position: 'absolute',
  width: '.5rem',
  height: '.5rem',
  borderRadius: vars.radius.full,
  background: color.textStrong,
  translate: '-50% -.2rem',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const hangingPeak = componentStyle({ translate: '-50% .7rem' });

export const peakKey = componentStyle(fill(color.textStrong, 'CanvasText', color.textStrong));
