import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** A drawing has no values to read off: on paper its table stands below it. */
export const onPaper = componentStyle({
  display: 'none',
  '@media': { [media.print]: { display: 'block', marginTop: vars.space[4] } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginTop: vars.space[4],
});

/** At the end of the line, or below the legend where they do not fit beside one another. */
export const choice = componentStyle({
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
