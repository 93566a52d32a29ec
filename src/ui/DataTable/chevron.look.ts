import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';

/**
 * At the end of a card: it can be chosen. Drawn by its edges, so that no row has an element more.
 *
 * @param end how far the card's content is from its end
 */
export const chevronLook = (end: string): StyleRule => ({
  content: '',
  position: 'absolute',
  insetInlineEnd: `calc(${end} + .4rem)`,
  insetBlock: 0,
  width: '.5rem',
  height: '.5rem',
  marginBlock: 'auto',
  borderInlineEnd: `1.75px solid ${vars.color.textMuted}`,
  borderBlockStart: `1.75px solid ${vars.color.textMuted}`,
  transform: 'rotate(45deg)',
});
