import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const stack = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const gaps = componentVariants({
  small: { gap: vars.space[2] },
  medium: { gap: vars.space[4] },
  large: { gap: vars.space[8] },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

/** Takes no room while nothing is drawn in it. */
export const place = componentStyle({ ':empty': { display: 'none' } });
