import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';
import '../theme/charts.css.ts';

const narrow = '(max-width: 40rem)';
/** In a line of a word, as where the text is enlarged, the sum stands below its words. */
const ofAWord = '(max-width: 14rem)';
const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const waterfall = componentStyle({ containerType: 'inline-size' });

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
});

export const body = componentStyle({ '@container': { [narrow]: { display: 'block' } } });

export const caption = componentStyle(visuallyHiddenLook);

/** On a narrow screen the bar stands below its words. */
export const row = componentStyle({
  breakInside: 'avoid',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '.6rem .2rem',
      borderBottom: hairline,
    },
    [ofAWord]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const plain = { '@container': { [narrow]: { padding: 0, borderBottom: 0 } } } as const;

export const label = componentStyle({
  width: '23.5rem',
  maxWidth: '40%',
  padding: '.7rem 1.5rem .7rem 0',
  borderBottom: hairline,
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: { width: 'auto', maxWidth: 'none', padding: '0 1rem 0 0', borderBottom: 0 },
    [ofAWord]: { padding: 0 },
  },
});

export const note = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: 1.5,
});

export const amount = componentStyle({
  width: '7.5rem',
  paddingInlineStart: vars.space[4],
  borderBottom: hairline,
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { ...plain['@container'][narrow], width: 'auto' },
    [ofAWord]: { textAlign: 'start' },
  },
});

const sumLine = `1.5px solid ${vars.color.textStrong}`;

/** What all comes to stands below a line. */
export const endRow = componentStyle({ '@container': { [narrow]: { borderTop: sumLine, borderBottom: 0 } } });

export const endWords = componentStyle({ fontFamily: vars.font.display, fontSize: '1.1875rem' });

export const plot = componentStyle({
  position: 'relative',
  height: '4.1rem',
  padding: 0,
  borderBottom: hairline,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, height: '2.4rem', borderBottom: 0 } },
});

export const endCell = componentStyle({
  borderTop: sumLine,
  borderBottom: 0,
  '@container': { [narrow]: { borderTop: 0 } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(50% - .95rem)',
  width: '100%',
  height: '1.9rem',
  overflow: 'visible',
  '@container': { [narrow]: { top: '.55rem', height: '1.3rem' } },
});

export const onlyWide = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

export const onlyNarrow = componentStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'revert' } },
});

const fill = (color: string, forced: 'CanvasText' | 'GrayText' | 'Highlight') => ({
  fill: color,
  '@media': { [media.forcedColors]: { fill: forced } },
});

export const tones = componentVariants({
  start: fill(vars.color.chartCompareLine, 'GrayText'),
  raised: fill(vars.color.chartPriceHigh, 'CanvasText'),
  lowered: fill(vars.color.chartPriceLow, 'Highlight'),
  same: fill(vars.color.borderStrong, 'GrayText'),
  end: fill(vars.color.chartElectricity, 'Highlight'),
});

const joint = {
  position: 'absolute',
  borderInlineStart: `1px solid ${vars.color.borderStrong}`,
  '@container': { [narrow]: { display: 'none' } },
} as const;

/** From one bar to the next: in from above, out downwards. */
export const jointIn = componentStyle({ ...joint, top: 0, height: '50%' });

export const jointOut = componentStyle({ ...joint, top: '50%', bottom: -1 });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginTop: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});

export const legendItem = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '.5rem' });

export const key = componentStyle({ flex: 'none', width: '.75rem', height: '.9rem' });
