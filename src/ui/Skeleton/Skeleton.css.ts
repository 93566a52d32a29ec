import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const shimmer = keyframes({ to: { backgroundPosition: '-220% 0' } });

const { surfaceIdle, surfaceTint } = vars.color;

export const block = componentStyle({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.s,
  background: `linear-gradient(100deg, ${surfaceIdle} 40%, ${surfaceTint} 50%, ${surfaceIdle} 60%) 0 / 220% 100%`,
  animation: `${shimmer} 1.6s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', background: surfaceIdle },
    [media.forcedColors]: { border: '1px solid GrayText', animation: 'none' },
  },
});

export const shapes = componentVariants({
  heading: { width: '14rem', height: vars.size.h1 },
  subheading: { width: '9rem', height: '1.5rem' },
  title: { width: '11rem', height: '1.35rem' },
  line: { width: '7rem', height: '1rem' },
  wideLine: { width: '30rem', height: '1.2rem' },
  tag: { width: '7rem', height: '1.5rem', borderRadius: vars.radius.full },
  glyph: {
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: vars.radius.l,
    '@container': { [room.belowRow]: { width: '3rem', height: '3rem' } },
  },
  figure: { width: '8rem', height: '2rem' },
});

export const stack = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const section = componentStyle({ display: 'grid', gap: vars.space[4], marginTop: vars.space[10] });

export const figureRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[4]} 0`,
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
});
