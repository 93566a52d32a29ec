import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const panel = componentStyle({
  padding: 'clamp(1.25rem, .7rem + 2.2vw, 2.25rem) min(clamp(1.25rem, .7rem + 2.2vw, 2.25rem), 6.5vw)',
  border: '1px solid transparent',
  borderRadius: vars.radius.xl,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border, borderRadius: 0, breakInside: 'avoid' },
  },
});

export const tones = componentVariants({
  tint: { background: vars.color.surfaceTint },
  line: { background: vars.color.surfaceRaised, borderColor: vars.color.borderSubtle },
  kaamos: { background: vars.color.surfacePage },
});

export const title = componentStyle({ fontSize: '1.25rem', marginBottom: vars.space[3] });

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});
