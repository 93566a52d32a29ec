import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

export const group = componentStyle({ selectors: { '& + &': { marginTop: vars.space[4] } } });

export const groupName = componentStyle({
  marginBottom: vars.space[2],
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  letterSpacing: 0,
});

export const events = componentStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

/** Something that can be sent: a pill, as it stands in the text below the chart. */
export const event = componentStyle({
  maxWidth: '100%',
  minHeight: '2.25rem',
  padding: '.35rem .75rem',
  border: `1.5px solid ${vars.color.borderAccent}`,
  borderRadius: '1.125rem',
  background: 'none',
  color: vars.color.textAccent,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceAccent },
  selectors: { '&:focus-visible': { borderRadius: '1.125rem' } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

/** What no person can have happen on the page: the machine alone knows it. */
export const machineOnly = componentStyle({
  borderStyle: 'dashed',
  borderColor: vars.color.borderStrong,
  color: vars.color.text,
});

export const doing = componentStyle({
  marginTop: '.15rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

export const log = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const sees = componentStyle({
  display: 'grid',
  gap: '.2rem',
  paddingInlineStart: vars.space[5],
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

/** A step of a tour, which leads to where the tour was then. */
export const step = componentStyle({
  display: 'block',
  minHeight: '1.5rem',
  padding: '.1rem .35rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceTint },
  selectors: {
    '&[aria-current]': {
      background: vars.color.surfaceAccent,
      color: vars.color.textStrong,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});
