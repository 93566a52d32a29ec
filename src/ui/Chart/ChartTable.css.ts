import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';

const { color, space } = vars;

/** A closed one opens on paper: a drawing has no values to read off. */
export const details = componentStyle({
  width: '100%',
  marginTop: space[4],
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.textAccent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.time.base} ${vars.ease.out}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const caption = componentStyle(visuallyHiddenLook);

export const row = componentStyle({
  borderTop: `${vars.layout.hair} solid ${color.borderSubtle}`,
  breakInside: 'avoid',
});

const cell = {
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'start',
  // A year of days need not be a booklet.
  '@media': { [media.print]: { paddingBlock: '.1rem' } },
} as const;
const figures = { ...cell, paddingInline: `${space[2]} 0`, textAlign: 'end' } as const;

export const heading = componentStyle({ ...cell, color: color.textMuted, fontWeight: vars.weight.medium });

export const valueHeading = componentStyle({ ...figures, color: color.textMuted, fontWeight: vars.weight.medium });

export const slot = componentStyle({ ...cell, color: color.textStrong, fontWeight: vars.weight.semibold });

export const value = componentStyle(figures);
