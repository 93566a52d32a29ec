import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';
import '../theme/charts.css.ts';

const { color, space, size } = vars;

export const list = componentStyle({ ...givesRoom, borderTop: `1.5px solid ${color.textStrong}` });

/** The words and the figure beside one another, and the bars below or between them; all below one another where that is too much. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, auto)',
  gridTemplateAreas: '"words total" "bars bars"',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'end',
  padding: `${space[6]} 0 ${space[4]}`,
  borderBottom: `${vars.layout.hair} solid ${color.borderSubtle}`,
  breakInside: 'avoid',
  '@container': {
    [room.belowXs]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"words" "total" "bars"' },
    [room.fromRow]: {
      gridTemplateColumns: '16rem minmax(0, 1fr) 11rem',
      gridTemplateAreas: '"words bars total"',
    },
  },
});

export const words = componentStyle({
  gridArea: 'words',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontSize: '1.25rem' });

export const rank = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  height: '1.75rem',
  marginInlineEnd: '.6rem',
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
  fontSize: '.9375rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
});

export const note = componentStyle({ marginTop: '.3rem', color: color.textMuted, fontSize: size.small });

export const tag = componentStyle({ marginTop: space[2] });

export const chart = componentStyle({ gridArea: 'bars', minWidth: 0 });

export const bars = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'min(8px, 1%)',
  height: '5.5rem',
  borderBottom: `1px solid ${color.chartAxis}`,
});

export const bar = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 2,
  borderRadius: '.3rem .3rem 0 0',
  background: color.chartCompareLine,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const first = componentStyle({
  background: color.chartElectricity,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

/** What is not known is hatched, and never nothing. */
export const missing = componentStyle({
  height: '100%',
  borderRadius: 0,
  background: `repeating-linear-gradient(135deg, ${color.chartHatch} 0 1px, transparent 1px 6px)`,
  '@media': { [media.forcedColors]: { background: 'none', border: '1px dashed GrayText' } },
});

export const axis = componentStyle({
  display: 'flex',
  gap: 'min(8px, 1%)',
  marginTop: space[1],
  color: color.chartLabel,
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** What has no room for its words keeps its place alone. */
const silent = { visibility: 'hidden', overflow: 'hidden' } as const;

/** Of every other slot alone, and of each fourth where there is little room. */
export const slot = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  selectors: { '&:nth-child(even)': silent },
  '@container': {
    [room.belowS]: { justifyContent: 'flex-start', selectors: { '&:not(:nth-child(4n + 1))': silent } },
  },
});

export const total = componentStyle({
  gridArea: 'total',
  alignSelf: 'start',
  maxWidth: '11rem',
  textAlign: 'end',
  '@container': {
    [room.belowXs]: { maxWidth: 'none', textAlign: 'start' },
    [room.fromRow]: { alignSelf: 'end' },
  },
});

export const figure = componentStyle({
  color: color.textStrong,
  fontFamily: vars.font.display,
  fontSize: size.figureM,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.medium,
  letterSpacing: '-.025em',
  lineHeight: 1.1,
});
