import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

/** A workbench fills the window; so does the head above it. */
export const wide = componentStyle({ vars: { [vars.layout.pageMax]: '100vw' } });

export const menu = componentStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const menuLinks = componentStyle({ width: '100%' });

export const menuLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.textAccent } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3 } },
    },
  },
});
