import { componentStyle } from '../theme/componentStyle.ts';
import { radioLook } from '../Field/Field.look.ts';
import { vars } from '../theme/vars.ts';

export const options = componentStyle({ display: 'grid', gap: vars.space[3] });

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: '.85rem',
  alignItems: 'start',
  minHeight: '1.5rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const input = componentStyle(radioLook);

export const description = componentStyle({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});
