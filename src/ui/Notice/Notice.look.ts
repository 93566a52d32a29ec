import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const noticeLook: StyleRule = {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: '.2rem .85rem',
  padding: `${vars.space[4]} min(${vars.space[5]}, 6vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.l,
  color: vars.color.text,
  '@container': { [room.belowWord]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border, breakInside: 'avoid' },
  },
};

/** The ground, and the colour of the icon on it. */
export const noticeToneLooks = {
  info: { background: vars.color.surfaceInfo, mark: vars.color.textInfo },
  positive: { background: vars.color.surfaceAccent, mark: vars.color.textAccent },
  warning: { background: vars.color.surfaceWarning, mark: vars.color.textWarning },
  critical: { background: vars.color.surfaceCritical, mark: vars.color.textCritical },
} as const;
