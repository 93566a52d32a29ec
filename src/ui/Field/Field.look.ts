import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** What something is written into or chosen from: an input, a textarea, a select. */
export const controlLook: StyleRule = {
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: vars.layout.target,
  padding: '.6rem .9rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.35,
  ':disabled': {
    background: vars.color.surfaceIdle,
    borderColor: vars.color.border,
    color: vars.color.textMuted,
    // Safari pales it once more.
    opacity: 1,
    cursor: 'not-allowed',
  },
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  selectors: {
    '&[readonly]': { borderStyle: 'dashed' },
    '&:focus-visible': { borderRadius: vars.radius.m },
  },
};

export const invalidLook: StyleRule = {
  borderColor: vars.color.borderCritical,
  borderWidth: 2,
  background: `color-mix(in oklab, ${vars.color.surfaceCritical} 45%, ${vars.color.surfaceRaised})`,
};

const boxLook: StyleRule = {
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  // The browser's own box knows the colours that the person has chosen.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
};

/** The box of a checkbox. */
export const checkboxLook: StyleRule = {
  ...boxLook,
  borderRadius: '.4rem',
  ':checked': { background: vars.color.primary, borderColor: vars.color.borderAccent },
  selectors: {
    '&:checked::after': {
      content: '""',
      width: '.42rem',
      height: '.75rem',
      border: `solid ${vars.color.textOnAccent}`,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'translateY(-.08rem) rotate(45deg)',
    },
    '&[aria-invalid]': { borderColor: vars.color.borderCritical, borderWidth: 2 },
    '&:focus-visible': { borderRadius: '.4rem' },
  },
  '@media': {
    ...boxLook['@media'],
    [media.print]: { selectors: { '&:checked::after': { borderColor: vars.color.textStrong } } },
  },
};

/** The ring of a radio button. */
export const radioLook: StyleRule = {
  ...boxLook,
  borderRadius: '50%',
  ':checked': { border: `.46rem solid ${vars.color.borderAccent}` },
  selectors: {
    '[aria-invalid] &:not(:checked)': { borderColor: vars.color.borderCritical, borderWidth: 2 },
    '&:focus-visible': { borderRadius: '50%' },
  },
};
