import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { givesHeadRoom, headRoom, room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const header = componentStyle({
  ...givesHeadRoom,
  position: 'relative',
  zIndex: vars.layer.header,
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  background: vars.color.surfacePage,
  '@media': { [media.print]: { display: 'none' } },
});

export const borderless = componentStyle({ borderBottomColor: 'transparent' });

const wrap = {
  maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
} as const;

export const inner = componentStyle({
  ...wrap,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: '4rem',
  // Where large text needs a second line.
  paddingBlock: vars.space[1],
  '@container': { [room.fromNav]: { gap: `0 ${vars.space[8]}`, minHeight: '4.75rem', paddingBlock: 0 } },
});

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});

/** The tools that stand in the menu on the narrowest screens. */
export const tool = componentStyle({ '@container': { [room.belowTools]: { display: 'none' } } });

export const toggle = componentStyle({ '@container': { [room.fromNav]: { display: 'none' } } });

/** Of a menu that holds nothing but those tools. */
export const toggleOfTools = componentStyle({ '@container': { [headRoom.fromTools]: { display: 'none' } } });

export const menu = componentStyle({
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  background: vars.color.surfacePage,
  boxShadow: vars.shadow[2],
  '@container': { [room.fromNav]: { display: 'none' } },
});

export const menuInner = componentStyle({ ...wrap, paddingBlock: `${vars.space[2]} ${vars.space[5]}` });
