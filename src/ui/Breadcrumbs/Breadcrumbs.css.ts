import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const crumbs = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .6rem',
  marginBottom: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const crumb = componentStyle({
  selectors: {
    '& + &::before': { content: '"/"', marginInlineEnd: '.6rem', color: vars.color.borderStrong },
  },
});
