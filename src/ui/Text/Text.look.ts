import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

export const leadLook: StyleRule = { maxWidth: vars.layout.measure, fontSize: vars.size.bodyL, lineHeight: 1.5 };

export const noteLook: StyleRule = {
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
};

export const captionLook: StyleRule = { color: vars.color.textMuted, fontSize: vars.size.caption, lineHeight: 1.45 };
