import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const heading = componentStyle({
  padding: '.5rem .75rem .25rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
});

export const group = componentStyle({
  selectors: {
    '& + &': {
      marginTop: vars.space[2],
      paddingTop: vars.space[2],
      borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
    },
  },
});
