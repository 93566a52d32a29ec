import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

/** A scallop of the torn edge: how wide it is, and its line. */
const bite = '12px';
const tooth = `radial-gradient(circle at 50% 100%, transparent 5px, ${vars.color.border} 5.3px 6.3px, transparent 6.6px)`;

/** Paper with a torn edge: the scallops are cut out of it, whatever ground it lies on. */
export const slip = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 'clamp(1.25rem, .7rem + 2.2vw, 2rem)',
  paddingBottom: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderBottom: 0,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
  background: vars.color.surfaceRaised,
  mask: `
    linear-gradient(#000, #000) top / 100% calc(100% - 6px) no-repeat,
    radial-gradient(circle at 50% 100%, transparent 5px, #000 5.4px) bottom left / ${bite} 6px repeat-x`,
  breakInside: 'avoid',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: -1,
    bottom: 0,
    height: 7,
    background: `${tooth} bottom left / ${bite} 100% repeat-x`,
  },
  '@media': {
    [media.forcedColors]: { borderBottom: '1px solid', mask: 'none', '::after': { display: 'none' } },
    [media.print]: {
      borderBottom: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      mask: 'none',
      '::after': { display: 'none' },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const figure = componentStyle({
  marginBlock: vars.space[5],
  paddingBottom: vars.space[5],
  borderBottom: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.figureL,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.figure,
  lineHeight: 1.1,
});

/** At the foot of slips that stand beside something higher. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginTop: 'auto',
  paddingTop: vars.space[6],
  '@media': { [media.print]: { display: 'none' } },
});
