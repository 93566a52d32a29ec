import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const languagesLook: StyleRule = { display: 'flex', gap: '.1rem' };

export const languageLook: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  minWidth: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  borderBottom: '2px solid transparent',
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.color.textAccent },
  '@media': { [media.forcedColors]: { borderBottomColor: 'Canvas' } },
};

/** A line of its own and not a shadow, so that it stays where colours are forced. */
export const languageCurrentLook: StyleRule = {
  color: vars.color.textStrong,
  borderBottomColor: vars.color.borderAccent,
  borderRadius: 0,
  '@media': { [media.forcedColors]: { borderBottomColor: 'Highlight' } },
};
