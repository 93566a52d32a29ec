import { globalStyle } from '@vanilla-extract/css';
import { aside } from '../Columns/Columns.css.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { layers } from '../theme/layers.css.ts';
import { givesRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

/** It stands where the page has it stay in sight, in room of its own. */
export const banner = componentStyle({
  ...givesRoom,
  padding: `${vars.space[2]} max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
});

export const content = componentStyle({ maxWidth: vars.layout.pageMax, marginInline: 'auto' });

// What has the focus, and where a link leads, is not behind it; nor is what would stay in sight as well.
globalStyle(`html:has(${banner})`, { '@layer': { [layers.component]: { scrollPaddingTop: '11rem' } } });
globalStyle(`html:has(${banner}) ${aside}`, { '@layer': { [layers.component]: { position: 'static' } } });
