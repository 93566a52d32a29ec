import { notices, spaceAbove, spaceBelow } from '../Page/Page.css.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesRoom, pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** As wide as the window, and without the page's own space above and below where it stands first or last. */
export const hero = componentStyle({
  position: 'relative',
  selectors: { 'main > &': { gridColumn: 'full' } },
  '@media': {
    [media.screen]: {
      selectors: {
        [`${notices}:empty + &`]: { marginTop: `calc(-1 * ${spaceAbove})` },
        '&:last-child': { marginBottom: `calc(-1 * ${spaceBelow})` },
      },
    },
  },
});

export const room = componentStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.color.surfacePage,
  '@container': { [pageRoom.belowHero]: { bottom: 'auto', height: '29rem' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const scene = componentStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'min(30rem, 78%)',
  '@container': { [pageRoom.belowHero]: { bottom: '1.5rem', height: '15rem' } },
});

export const content = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8.75rem',
  alignItems: 'start',
  maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space[8]} clamp(2rem, 1rem + 5vw, 5rem)`,
  '@container': {
    [pageRoom.fromHero]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      gap: vars.space[14],
      paddingTop: 'clamp(2rem, 1rem + 4vw, 4.5rem)',
    },
  },
  '@media': { [media.print]: { display: 'block', padding: 0 } },
});

export const heading = componentStyle({ maxWidth: '13ch', fontSize: vars.size.display, lineHeight: 1.04 });

export const lead = componentStyle({
  marginTop: vars.space[5],
  maxWidth: '27rem',
  fontSize: vars.size.bodyL,
  lineHeight: 1.5,
  '@container': { [pageRoom.belowM]: { fontSize: vars.size.body } },
});

export const card = componentStyle({
  ...givesRoom,
  minWidth: 0,
  padding: 'clamp(1.25rem, .8rem + 1.8vw, 2.25rem) min(clamp(1.25rem, .8rem + 1.8vw, 2.25rem), 6.5vw)',
  border: '1px solid transparent',
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  '@container': { [pageRoom.belowM]: { marginInline: '-.25rem', paddingTop: vars.space[6] } },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const hint = componentStyle({
  marginTop: '.35rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginTop: vars.space[4],
});
