import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const list = componentStyle({ marginTop: vars.space[8] });

export const filters = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBottom: vars.space[6],
  '@media': {
    [media.fromM]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', alignItems: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.size.small });

export const id = componentStyle({ scrollMarginTop: vars.space[24] });

export const cited = componentStyle({ display: 'grid', gap: '.2rem' });

export const files = componentStyle({ display: 'grid', gap: '.2rem', fontSize: vars.size.caption });

export const whole = componentStyle({ whiteSpace: 'nowrap' });

export const summary = componentStyle({
  minHeight: '1.75rem',
  color: vars.color.textAccent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
