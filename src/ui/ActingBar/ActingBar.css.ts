import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { givesPageRoom, pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** Above the header, and in view on every page as long as somebody else's matters are at hand. */
export const bar = componentStyle({
  ...givesPageRoom,
  position: 'sticky',
  top: 0,
  zIndex: `calc(${vars.layer.header} + 1)`,
  background: vars.color.staff,
  color: vars.color.textOnStaff,
  fontSize: vars.size.small,
  '::after': {
    content: '""',
    display: 'block',
    height: 5,
    background: `repeating-linear-gradient(90deg, ${vars.color.staffMark} 0 3px, transparent 3px 7px)`,
  },
  selectors: { '[data-embed] &': { display: 'none' } },
  '@media': {
    [media.forcedColors]: { borderBottom: '2px solid Highlight' },
    [media.print]: { display: 'none' },
  },
});

export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.35rem 1.25rem',
  maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
  minHeight: '3.25rem',
  marginInline: 'auto',
  padding: `.4rem max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
});

export const news = componentStyle({ minHeight: 0, paddingTop: 0, overflowWrap: 'anywhere' });

export const who = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  minWidth: 0,
  fontSize: '1rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

// A name that has room on a line is not broken.
globalStyle(`${who} strong`, { '@layer': { [layers.component]: { display: 'inline-block' } } });

export const detail = componentStyle({
  color: vars.color.textOnStaffMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** What is good to know, but not worth a line of a narrow screen. */
export const lesserDetail = componentStyle({ '@container': { [pageRoom.belowL]: { display: 'none' } } });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minHeight: '2.25rem',
  padding: '.2rem .8rem',
  border: `1.5px solid ${vars.color.staffMark}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textOnStaff,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  ':hover': { background: vars.color.staffHover },
  selectors: {
    '&[aria-disabled]': { color: vars.color.textOnStaffMuted, background: 'none', cursor: 'default' },
    '&:focus-visible': { outlineColor: vars.color.textOnStaff, boxShadow: 'none', borderRadius: vars.radius.m },
  },
});
