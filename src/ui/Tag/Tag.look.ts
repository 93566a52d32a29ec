import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const tagLook: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  maxWidth: '100%',
  padding: '.2rem .6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.35,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border },
  },
};

export const tagToneLooks = {
  neutral: { background: vars.color.surfaceIdle, color: vars.color.text },
  positive: { background: vars.color.surfaceAccent, color: vars.color.textAccent },
  info: { background: vars.color.surfaceInfo, color: vars.color.textInfo },
  warning: { background: vars.color.surfaceWarning, color: vars.color.textWarning },
  critical: { background: vars.color.surfaceCritical, color: vars.color.textCritical },
  outline: { borderColor: vars.color.border, color: vars.color.textMuted },
  solid: { background: vars.color.primary, color: vars.color.textOnAccent },
} satisfies Record<string, StyleRule>;
