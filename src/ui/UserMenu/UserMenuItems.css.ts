import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const heading = componentStyle({
  padding: '.5rem .75rem .25rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
});

export const note = componentStyle({
  padding: '.25rem .75rem .4rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
});

/** How far the lines between groups stay from the edges of the items, where these reach out beyond what is around them. */
export const lineInset = createVar();

export const group = componentStyle({
  selectors: {
    '& + &::before': {
      content: '',
      display: 'block',
      marginBlock: vars.space[2],
      marginInline: fallbackVar(lineInset, '0'),
      borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
    },
  },
});
