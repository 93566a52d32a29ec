import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  margin: 0,
  padding: 0,
  borderTop: `1.5px solid ${vars.color.textStrong}`,
  listStyle: 'none',
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
});

export const icon = componentStyle({ color: vars.color.textAccent, fontSize: '1.5rem', lineHeight: 1 });

export const title = componentStyle({ color: vars.color.textStrong, fontWeight: vars.weight.semibold });

export const text = componentStyle({ color: vars.color.textMuted });
