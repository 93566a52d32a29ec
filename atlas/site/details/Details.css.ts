import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

/** What is chosen, below what stands above it. */
export const chosen = componentStyle({ selectors: { '* + &': { marginTop: vars.space[8] } } });

/** Its name, what it is, then what is known of it. */
export const part = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  // What opens in it stands as near as the rest.
  vars: { [vars.layout.sectionGap]: '0px' },
});

/** What kind of thing the heading names. */
export const kind = componentStyle({ color: vars.color.textMuted, fontSize: vars.size.caption });

/** Things that stand in a line, and in more where there is no room. */
export const items = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: '.2rem .75rem' });

export const transitions = componentStyle({ display: 'grid', gap: vars.space[1], lineHeight: 1.4 });

export const summary = componentStyle({ cursor: 'pointer' });

/** The source of a guard or an action, in lines as long as there is room. */
export const code = componentStyle({
  marginBlock: vars.space[1],
  padding: vars.space[2],
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const tags = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const tours = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const tour = componentStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[2] });

export const passed = componentStyle({ color: vars.color.textAccent });

export const failed = componentStyle({ color: vars.color.textCritical });
