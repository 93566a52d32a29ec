import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

const line = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

/** The template of the workbench: a list, what is worked on, what is known of it; one below the other where narrow. */
export const workbench = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '80vh',
  '@media': {
    [media.fromNav]: {
      gridTemplateColumns: '15rem minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"list chart details" "list table table"',
    },
    [media.print]: { display: 'block' },
  },
});

export const list = componentStyle({
  padding: `${vars.space[5]} ${vars.layout.pagePad}`,
  '@media': {
    [media.fromNav]: {
      gridArea: 'list',
      padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[6]} ${vars.layout.pagePad}`,
      borderInlineEnd: line,
    },
    [media.print]: { display: 'none' },
  },
});

export const chart = componentStyle({
  minWidth: 0,
  padding: `${vars.space[6]} clamp(1rem, 2vw, 2rem)`,
  background: vars.color.surfaceTint,
  vars: { [vars.size.h1]: '1.625rem' },
  selectors: { '&:fullscreen': { overflow: 'auto' } },
  '@media': { [media.fromNav]: { gridArea: 'chart' }, [media.forcedColors]: { borderBlock: '1px solid CanvasText' } },
});

/** Narrow: headings are smaller and stand closer. */
export const details = componentStyle({
  minWidth: 0,
  padding: `${vars.space[6]} ${vars.layout.pagePad}`,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  vars: { [vars.size.h2]: vars.size.h3, [vars.layout.sectionGap]: vars.space[8] },
  '@media': {
    [media.fromNav]: {
      gridArea: 'details',
      padding: `${vars.space[6]} ${vars.layout.pagePad} ${vars.space[6]} ${vars.space[6]}`,
      borderInlineStart: line,
    },
  },
});

export const table = componentStyle({
  minWidth: 0,
  padding: `${vars.space[6]} ${vars.layout.pagePad} ${vars.space[14]}`,
  borderTop: line,
  '@media': {
    [media.fromNav]: {
      gridArea: 'table',
      padding: `${vars.space[8]} ${vars.layout.pagePad} ${vars.space[14]} clamp(1rem, 2vw, 2rem)`,
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBottom: vars.space[4],
});

export const title = componentStyle({ flex: '1 1 12rem', minWidth: 0 });

export const counts = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const where = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.bold });

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

export const overlays = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBottom: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginTop: vars.space[4],
});
