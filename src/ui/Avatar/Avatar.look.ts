import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const avatarLook: StyleRule = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: '1px solid transparent',
  borderRadius: '50%',
  background: vars.color.surfaceAccent,
  color: vars.color.textAccent,
  fontFamily: vars.font.display,
  fontSize: '.875rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
};

export const avatarStaffLook: StyleRule = { background: vars.color.surfaceInfo, color: vars.color.textInfo };
