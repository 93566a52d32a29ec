import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const hairline = `${vars.layout.hair} solid ${vars.color.borderSubtle}`;

export const accordion = componentStyle({ borderTop: hairline });

export const item = componentStyle({ borderBottom: hairline, breakInside: 'avoid' });

export const question = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '3.5rem',
  paddingBlock: '.5rem',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.color.textAccent },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const words = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.time.base} ${vars.ease.out}`,
  selectors: { [`${item}[open] > ${question} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const answer = componentStyle({ maxWidth: vars.layout.measure, paddingBottom: vars.space[5] });
