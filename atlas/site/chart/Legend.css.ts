import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const legend = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  flex: '1 1 20rem',
  gap: `.4rem ${vars.space[5]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});

export const entry = componentStyle({ display: 'flex', alignItems: 'baseline', gap: '.5rem', lineHeight: 1.4 });

/** A piece of the chart, in small. */
export const sample = componentStyle({
  flex: 'none',
  width: '1.5rem',
  height: '1rem',
  overflow: 'visible',
  alignSelf: 'center',
});

export const guard = componentStyle({
  color: vars.color.textWarning,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const word = componentStyle({ fontWeight: vars.weight.semibold });

export const actor = componentStyle({
  color: vars.color.textInfo,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
