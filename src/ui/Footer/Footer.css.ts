import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const footer = componentStyle({
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  background: vars.color.surfaceTint,
  fontSize: vars.size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = componentStyle({
  maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
  marginInline: 'auto',
  padding: `${vars.space[14]} ${vars.layout.pagePad} ${vars.space[10]}`,
});

export const contacts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
});

export const muted = componentStyle({ color: vars.color.textMuted });

export const phone = componentStyle({
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});

export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  selectors: {
    '* + &': {
      marginTop: vars.space[10],
      paddingTop: vars.space[5],
      borderTop: `${vars.layout.hair} solid ${vars.color.border}`,
    },
  },
});

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[6]}` });
