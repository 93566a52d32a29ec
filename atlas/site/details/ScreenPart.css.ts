import { componentStyle, componentVariants } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const part = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const frame = componentStyle({
  display: 'block',
  marginBlock: vars.space[1],
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.m } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** As much as is in the window, by its width; the whole of a long page is behind the link. */
export const frames = componentVariants({
  390: { aspectRatio: '390 / 844' },
  1280: { aspectRatio: '1280 / 844' },
});

export const picture = componentStyle({ display: 'block', width: '100%', height: 'auto' });

export const address = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const faults = componentStyle({
  paddingInlineStart: vars.space[5],
  fontSize: vars.size.caption,
  overflowWrap: 'anywhere',
});

/** The pages of all states, as small as they can still be told apart. */
export const sheet = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

/** The choices that hold for all of them, in a line where there is room. */
export const ways = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

const grid = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: `${vars.space[6]} ${vars.space[4]}`,
  alignItems: 'start',
  fontSize: vars.size.small,
});

export const grids = componentVariants({ 390: grid('9rem'), 1280: grid('15rem') });

/** What was and what is, beside each other. */
export const compared = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
