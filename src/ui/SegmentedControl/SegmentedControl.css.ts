import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** One line is a pill; where the options do not fit they stand on two, and all of them are seen. */
export const segments = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '.15rem',
  maxWidth: '100%',
  padding: '.25rem',
  border: '1px solid transparent',
  borderRadius: '1.5rem',
  background: vars.color.surfaceSunken,
  verticalAlign: 'top',
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border },
  },
});

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minHeight: '2.5rem',
  padding: '.2rem 1rem',
  borderRadius: '1.25rem',
  color: vars.color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { color: vars.color.textStrong, background: vars.color.surfaceTint },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surfaceRaised,
      boxShadow: `${vars.shadow[1]}, inset 0 0 0 1.5px ${vars.color.borderAccent}`,
      color: vars.color.textStrong,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.layout.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: 1,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    [media.print]: {
      selectors: { '&:has(:checked)': { boxShadow: `inset 0 0 0 1.5px ${vars.color.textStrong}` } },
    },
  },
});

const off = {
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  cursor: 'not-allowed',
} as const;

export const segmentOff = componentStyle({
  ...off,
  ':hover': off,
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
});

export const input = componentStyle({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const note = componentStyle({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const reason = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  selectors: { '&:not(:empty)': { marginTop: '.4rem' } },
});
