import '../theme/base.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { givesPageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** Above and below what a page holds. */
export const spaceAbove = 'clamp(1.75rem, 1.2rem + 2vw, 3rem)';
export const spaceBelow = 'clamp(3.5rem, 2rem + 5vw, 6rem)';

/**
 * The page is a grid of three columns: its direct children stand in the middle one, as wide as the content may be, and a
 * child that fills the window says so by itself (`NightHero`).
 */
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: `
    [full-start] minmax(max(${vars.layout.pagePad}, env(safe-area-inset-left)), 1fr)
    [content-start] minmax(0, ${vars.layout.pageMax}) [content-end]
    minmax(max(${vars.layout.pagePad}, env(safe-area-inset-right)), 1fr) [full-end]`,
  alignContent: 'start',
  minHeight: '60vh',
  paddingBlock: `${spaceAbove} ${spaceBelow}`,
  selectors: {
    '[data-embed] &': {
      paddingBlock: 'max(1rem, env(safe-area-inset-top)) max(1.5rem, env(safe-area-inset-bottom))',
    },
  },
  '@media': { [media.print]: { display: 'block', minHeight: 0, padding: 0 } },
});

globalStyle(`${page} > *`, { '@layer': { [layers.component]: { ...givesPageRoom, gridColumn: 'content' } } });

/** At the top of the window while the page goes on below it, where that has room for both. Its look comes with what it holds (`Banner`). */
export const banner = componentStyle({
  '@media': { [media.roomy]: { position: 'sticky', top: 0 } },
  zIndex: vars.layer.sticky,
  background: vars.color.surfacePage,
});

export const notices = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:not(:empty)': { marginBottom: vars.space[8] } },
});

export const end = componentStyle({ marginTop: vars.space[14], '@media': { [media.print]: { display: 'none' } } });
