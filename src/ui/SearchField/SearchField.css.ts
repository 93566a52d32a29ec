import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const box = componentStyle({ position: 'relative', display: 'block' });

export const input = componentStyle({
  appearance: 'none',
  selectors: {
    // Over the field's own, in whichever order the build puts the two.
    '&&': { paddingInline: '2.75rem 3rem' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const lens = componentStyle({
  position: 'absolute',
  insetInlineStart: '.9rem',
  top: '50%',
  display: 'inline-flex',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const clear = componentStyle({
  position: 'absolute',
  insetInlineEnd: '.25rem',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint, color: vars.color.textStrong },
  selectors: { '&:focus-visible': { borderRadius: '50%' } },
});
