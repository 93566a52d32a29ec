import { componentStyle, componentVariants } from '../../../src/ui/theme/componentStyle.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const changes = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const change = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const kind = (color: string) => ({ color, fontSize: vars.size.caption, fontWeight: vars.weight.semibold });

export const kinds = componentVariants({
  added: kind(vars.color.textAccent),
  removed: kind(vars.color.textCritical),
  changed: kind(vars.color.textInfo),
});
