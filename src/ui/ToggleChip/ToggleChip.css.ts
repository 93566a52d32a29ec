import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import '../theme/charts.css.ts';

const overlay = vars.color.chartOverlay;

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6rem',
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: '.2rem 1rem .2rem .75rem',
  border: `1.5px solid ${vars.color.border}`,
  borderRadius: '1.375rem',
  background: 'none',
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: {
    '&:focus-visible': { borderRadius: '1.375rem' },
    '&[aria-pressed=true]': {
      borderColor: overlay,
      background: `color-mix(in oklab, ${overlay} 9%, transparent)`,
      color: vars.color.textStrong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const tick = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.35rem',
  height: '1.35rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  fontSize: '.7rem',
  color: 'transparent',
  selectors: {
    [`${chip}[aria-pressed=true] > &`]: { borderColor: overlay, background: overlay, color: vars.color.surfacePage },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      color: 'Canvas',
      selectors: {
        [`${chip}[aria-pressed=true] > &`]: {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
