import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const logoLook: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6rem',
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.02em',
  lineHeight: 1,
  textDecoration: 'none',
  '@media': { [media.belowS]: { gap: '.5rem', fontSize: '1.25rem' } },
};

export const logoMarkLook: StyleRule = { flex: 'none', width: '2rem', height: '1.75rem' };
