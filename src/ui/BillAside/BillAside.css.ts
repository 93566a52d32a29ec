import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { pageRoom } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

const numbers = 'tabular-nums lining-nums';

/** One line above the form where the page has no room for it beside. */
export const bill = componentStyle({
  padding: 'clamp(1.25rem, .7rem + 2.2vw, 2.25rem)',
  border: '1px solid transparent',
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceTint,
  '@container': {
    [pageRoom.belowL]: { padding: `${vars.space[4]} ${vars.space[5]}`, borderRadius: vars.radius.l },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { borderColor: vars.color.border, borderRadius: 0, breakInside: 'avoid' },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `.25rem ${vars.space[4]}`,
});

export const title = componentStyle({
  fontSize: '1.25rem',
  '@container': { [pageRoom.belowL]: { fontSize: '1.0625rem' } },
});

export const total = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: numbers,
});

const onlyWide = { '@container': { [pageRoom.belowL]: { display: 'none' } } } as const;

export const lines = componentStyle({
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  fontVariantNumeric: numbers,
  ...onlyWide,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: '.55rem',
  borderBottom: `${vars.layout.hair} solid ${vars.color.border}`,
});

export const value = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textStrong,
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const note = componentStyle({
  marginTop: '.9rem',
  color: vars.color.textMuted,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  ...onlyWide,
});
