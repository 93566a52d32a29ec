import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const label = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: '.75rem',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '2.75rem',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** A track with a knob; neither is made of ticks, which stand for quarters of an hour. */
export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '3.25rem',
  height: '1.9rem',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background ${vars.time.fast} ${vars.ease.out}`,
  '::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(.35rem - 1.5px)',
    left: 'calc(.4rem - 1.5px)',
    width: '1.2rem',
    height: '1.2rem',
    borderRadius: '50%',
    background: vars.color.borderStrong,
    transition: `transform ${vars.time.fast} ${vars.ease.out}`,
  },
  ':checked': { borderColor: vars.color.borderAccent, background: vars.color.primary },
  selectors: {
    '&:checked::after': { background: vars.color.textOnAccent, transform: 'translateX(1.25rem)' },
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&[aria-disabled]': { borderColor: vars.color.border, background: vars.color.surfaceIdle },
    '&[aria-disabled]::after': { background: vars.color.border },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      '::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'HighlightText' },
        '&[aria-disabled]': { background: 'Canvas', borderColor: 'GrayText' },
        '&[aria-disabled]::after': { background: 'GrayText' },
      },
    },
    [media.print]: { selectors: { '&:checked::after': { background: vars.color.textStrong } } },
  },
});

export const off = componentStyle({ color: vars.color.textMuted, cursor: 'not-allowed' });

export const description = componentStyle({
  paddingInlineStart: '4rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
