import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

export const goLinkLook: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '1.75rem',
  color: vars.color.textAccent,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
};
