import { notices, spaceAbove } from '../Page/Page.css.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** As wide as the window, and without the page's own space above where it stands first. */
export const hero = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  marginBottom: vars.layout.sectionGap,
  background: vars.color.surfacePage,
  color: vars.color.text,
  selectors: { 'main > &': { gridColumn: 'full' } },
  '@media': {
    [media.screen]: { selectors: { [`${notices}:empty + &`]: { marginTop: `calc(-1 * ${spaceAbove})` } } },
  },
});

export const content = componentStyle({
  position: 'relative',
  maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
  paddingBlock: 'clamp(2.5rem, 1rem + 6vw, 6rem)',
  '@container': { [pageRoom.belowHero]: { paddingBottom: vars.space[6] } },
  '@media': { [media.print]: { padding: 0 } },
});

export const until = componentStyle({ marginBottom: vars.space[4] });

export const heading = componentStyle({ maxWidth: '13ch', fontSize: vars.size.display, lineHeight: 1.04 });

export const lead = componentStyle({
  marginTop: vars.space[4],
  maxWidth: '26rem',
  fontSize: vars.size.bodyL,
  lineHeight: 1.5,
});

export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  marginTop: vars.space[6],
  maxWidth: '32rem',
});

export const figure = componentStyle({
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.figureXl,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-.035em',
  lineHeight: 1,
});

/** A long one stands below its figure where there is no room beside it. */
export const unit = componentStyle({
  display: 'inline-block',
  whiteSpace: 'pre',
  color: vars.color.textMuted,
  fontSize: '.38em',
  letterSpacing: '-.005em',
});

export const note = componentStyle({
  maxWidth: '14rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const action = componentStyle({ marginTop: vars.space[6] });

/** Beside the words where there is room for both, below them where there is not. */
export const scene = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: 'min(50%, 50rem)',
  maskImage: 'linear-gradient(90deg, transparent, #000 22%)',
  '@container': {
    [pageRoom.belowHero]: { position: 'static', width: '100%', height: '13rem', maskImage: 'none' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
