import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const glyph = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.l,
  fontSize: '1.2rem',
  '@container': { [room.belowRow]: { width: '3rem', height: '3rem' } },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border },
  },
});

export const small = componentStyle({ width: '3rem', height: '3rem' });

export const tones = componentVariants({
  electricity: { background: vars.color.surfaceAccent, color: vars.color.textAccent },
  heat: { background: vars.color.surfaceHeat, color: vars.color.textHeat },
  production: { background: vars.color.surfaceWarning, color: vars.color.textWarning },
  neutral: { background: vars.color.surfaceIdle, color: vars.color.textMuted },
});
