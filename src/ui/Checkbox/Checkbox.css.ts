import { componentStyle } from '../theme/componentStyle.ts';
import { checkboxLook } from '../Field/Field.look.ts';
import { vars } from '../theme/vars.ts';

export const label = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: '.85rem',
  alignItems: 'start',
  minHeight: '1.5rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const input = componentStyle(checkboxLook);

/** In line with the words beside the box. */
export const below = componentStyle({ paddingInlineStart: '2.35rem' });

export const hint = componentStyle({ margin: 0, paddingTop: '.15rem' });

export const content = componentStyle({ paddingTop: vars.space[3] });
