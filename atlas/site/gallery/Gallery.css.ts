import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '80vh',
  '@media': { [media.fromNav]: { gridTemplateColumns: '15rem minmax(0, 1fr)' }, [media.print]: { display: 'block' } },
});

export const list = componentStyle({
  padding: `${vars.space[5]} ${vars.layout.pagePad}`,
  '@media': {
    [media.fromNav]: {
      padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[6]} ${vars.layout.pagePad}`,
      borderInlineEnd: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const names = componentStyle({ marginTop: vars.space[4] });

export const component = componentStyle({
  minWidth: 0,
  maxWidth: vars.layout.pageMax,
  padding: `${vars.space[6]} ${vars.layout.pagePad} ${vars.space[14]}`,
});

export const state = componentStyle({ marginTop: vars.space[10] });

export const stateName = componentStyle({
  marginBottom: vars.space[3],
  paddingBottom: vars.space[2],
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});
