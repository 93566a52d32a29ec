import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const thumbs = componentStyle({ display: 'flex', gap: vars.space[3] });

export const thumb = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  color: vars.color.textStrong,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.textOnAccent,
    },
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': {
      outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.layout.focusOffset,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});

/** Over the whole thumb, so that it is pressed wherever it is touched. */
export const input = componentStyle({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
