import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const summary = componentStyle({ minHeight: '1.75rem', whiteSpace: 'nowrap', cursor: 'pointer' });

export const tests = componentStyle({
  color: vars.color.textAccent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const never = componentStyle({
  color: vars.color.textCritical,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
