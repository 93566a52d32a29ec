import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** How much of the track lies behind the knob, in percent; set by the component. */
export const fill = '--range-fill';
const on = '--range-on';
const off = '--range-off';

const ticks = (color: string) => `repeating-linear-gradient(90deg, var(${color}) 0 3px, transparent 3px 7px)`;

const track = {
  height: '1.25rem',
  background: `${ticks(on)} 0 0 / var(${fill}) 100% no-repeat, ${ticks(off)} 0 100% / 100% 55% no-repeat`,
  forcedColorAdjust: 'none',
} as const;

const knob = {
  boxSizing: 'border-box',
  width: '1.75rem',
  height: '1.75rem',
  border: `3px solid ${vars.color.surfaceRaised}`,
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 1.5px ${vars.color.borderAccent}`,
} as const;

const forcedKnob = { background: 'Highlight', borderColor: 'Canvas', boxShadow: '0 0 0 1.5px Highlight' } as const;

export const range = componentStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '2.75rem',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  vars: { [on]: vars.color.borderAccent, [off]: vars.color.borderStrong },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...knob, appearance: 'none', marginTop: '-.25rem' },
    '&::-moz-range-thumb': knob,
  },
  '@media': {
    [media.forcedColors]: {
      vars: { [on]: 'Highlight', [off]: 'CanvasText' },
      forcedColorAdjust: 'none',
      selectors: { '&::-webkit-slider-thumb': forcedKnob, '&::-moz-range-thumb': forcedKnob },
    },
  },
});

export const value = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

export const scale = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
