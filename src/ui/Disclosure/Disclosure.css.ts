import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const disclosure = componentStyle({ marginTop: vars.layout.sectionGap });

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: vars.color.textAccent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.time.base} ${vars.ease.out}`,
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = componentStyle({ marginTop: vars.space[3] });
