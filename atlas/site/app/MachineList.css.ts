import { componentStyle } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';

/** On a narrow page a select stands in the place of the list. */
export const list = componentStyle({ display: 'none', '@media': { [media.fromNav]: { display: 'block' } } });

export const select = componentStyle({ '@media': { [media.fromNav]: { display: 'none' } } });

/** What stands beside the machines, in words. */
export const key = componentStyle({
  marginTop: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

export const area = componentStyle({
  margin: `${vars.space[5]} 0 .35rem`,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  letterSpacing: 0,
});

export const machine = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: '2rem',
  margin: '0 -.6rem',
  padding: '.35rem .6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  color: vars.color.text,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.surfaceTint },
  selectors: {
    '&[aria-current]': {
      background: vars.color.surfaceAccent,
      color: vars.color.textStrong,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});

export const share = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.regular,
});

export const low = componentStyle({ color: vars.color.textWarning, fontWeight: vars.weight.semibold });

export const found = componentStyle({
  marginTop: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  ':empty': { display: 'none' },
});
