import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

const { color, weight } = vars;

/** A layer of its own, so that a pointer that moves it has nothing drawn anew. */
export const lookedAt = componentStyle({ willChange: 'translate' });

export const cursor = componentStyle({
  fill: color.textStrong,
  '@media': { [media.forcedColors]: { fill: 'Highlight' }, [media.print]: { display: 'none' } },
});

export const tooltip = componentStyle({
  position: 'absolute',
  zIndex: 1,
  bottom: 0,
  left: 0,
  width: 'max-content',
  maxWidth: '100%',
  marginBottom: '.5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  padding: '.6rem .8rem',
  // It has the colours of the dark room, so that it stands out of a light page and out of that room.
  background: color.surfaceRaised,
  boxShadow: vars.shadow[3],
  color: color.text,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const tooltipLabel = componentStyle({ display: 'block', color: color.textStrong, fontWeight: weight.semibold });

/** Plain text beside its mark: a pointer has it laid out anew many times in a second. */
export const reading = componentStyle({ position: 'relative', display: 'block', paddingInlineStart: '1.7rem' });
