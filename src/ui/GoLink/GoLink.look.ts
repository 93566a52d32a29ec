import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const goLinkLook: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  maxWidth: '100%',
  minHeight: '1.75rem',
  color: vars.color.textAccent,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
};
