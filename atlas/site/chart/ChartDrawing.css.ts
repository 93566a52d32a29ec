import { componentStyle, componentVariants } from '../../../src/ui/theme/componentStyle.ts';
import { media } from '../../../src/ui/theme/media.ts';
import { vars } from '../../../src/ui/theme/vars.ts';
import type { ChartTransition, Outcome } from '../../chart/chart.ts';
import type { StateMark, TransitionMark } from './overlay.ts';

const { borderAccent, borderStrong, textMuted, textStrong, textAccent, textWarning, textInfo } = vars.color;

export const drawing = componentStyle({
  display: 'block',
  maxWidth: 'none',
  marginInline: 'auto',
  fontFamily: vars.font.text,
  // A drag moves the chart.
  userSelect: 'none',
});

/** A state or a transition: what can be chosen. */
export const item = componentStyle({
  cursor: 'pointer',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

/** Round what has the focus. */
export const ring = componentStyle({
  fill: 'none',
  stroke: 'none',
  strokeWidth: 3,
  selectors: { [`${item}:focus-visible > &`]: { stroke: vars.color.focus } },
  '@media': { [media.forcedColors]: { selectors: { [`${item}:focus-visible > &`]: { stroke: 'Highlight' } } } },
});

const forced = (rule: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: rule } });

export const box = componentStyle({
  fill: vars.color.surfaceRaised,
  stroke: borderStrong,
  strokeWidth: 1.25,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
  selectors: { [`${item}:hover > &`]: { stroke: textStrong } },
});

export const container = componentStyle({
  fill: `color-mix(in oklab, ${vars.color.surfacePage} 55%, transparent)`,
  stroke: vars.color.border,
  ...forced({ fill: 'none', stroke: 'CanvasText' }),
});

/** The line within that of a state in which the machine is done. */
export const inner = componentStyle({
  fill: 'none',
  stroke: borderStrong,
  strokeWidth: 1.25,
  ...forced({ stroke: 'CanvasText' }),
});

export const boxMarks = componentVariants<StateMark>({
  current: {
    fill: vars.color.primary,
    stroke: vars.color.primary,
    ...forced({ fill: 'Highlight', stroke: 'Highlight' }),
  },
  around: { stroke: borderAccent, strokeWidth: 1.75, ...forced({ stroke: 'Highlight' }) },
  seen: { stroke: borderAccent, strokeWidth: 1.75, ...forced({ stroke: 'Highlight' }) },
  unseen: {
    stroke: vars.color.borderCritical,
    strokeWidth: 2,
    strokeDasharray: '5 4',
    ...forced({ stroke: 'CanvasText' }),
  },
  added: { stroke: borderAccent, strokeWidth: 2.5, ...forced({ stroke: 'Highlight' }) },
  changed: { stroke: textInfo, strokeWidth: 2.5, strokeDasharray: '9 3', ...forced({ stroke: 'Highlight' }) },
});

/** An innermost state is filled; a container that the machine cannot go deeper into is ringed. */
export const currentContainer = componentStyle({ fill: 'none', stroke: borderAccent, strokeWidth: 2.5 });

export const chosenBox = componentStyle({ stroke: textStrong, strokeWidth: 2.75, ...forced({ stroke: 'Highlight' }) });

export const name = componentStyle({
  fill: textStrong,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  ...forced({ fill: 'CanvasText' }),
});

/** The sign before the name of a state that says how things went. */
export const outcomes = componentVariants<Outcome>({
  waiting: { fill: textInfo, ...forced({ fill: 'CanvasText' }) },
  success: { fill: textAccent, ...forced({ fill: 'CanvasText' }) },
  failure: { fill: vars.color.textCritical, ...forced({ fill: 'CanvasText' }) },
});

export const containerName = componentStyle({ fill: textMuted, ...forced({ fill: 'CanvasText' }) });

export const containerNameAround = componentStyle({ fill: textAccent, ...forced({ fill: 'CanvasText' }) });

export const line = componentStyle({
  fill: textInfo,
  fontWeight: vars.weight.medium,
  ...forced({ fill: 'CanvasText' }),
});

export const onCurrent = componentStyle({ fill: vars.color.textOnAccent, ...forced({ fill: 'HighlightText' }) });

/** The ticks of the state in which the machine is now. */
export const lamp = componentStyle({
  stroke: vars.color.glow,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  ...forced({ stroke: 'HighlightText' }),
});

export const initial = componentStyle({ fill: textStrong, ...forced({ fill: 'CanvasText' }) });

export const arrow = componentStyle({
  fill: 'none',
  stroke: textMuted,
  strokeWidth: 1.4,
  ...forced({ stroke: 'CanvasText' }),
  selectors: { [`${item}:hover > &`]: { stroke: textStrong } },
});

/** It waits for time to pass. */
export const delayed = componentStyle({ strokeDasharray: '0.1 4.5', strokeLinecap: 'round', strokeWidth: 2 });

export const initialArrow = componentStyle({ stroke: textStrong, ...forced({ stroke: 'CanvasText' }) });

export const head = componentStyle({ strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' });

/** Wide enough to be pressed. */
export const reach = componentStyle({ fill: 'none', stroke: 'transparent', strokeWidth: 12 });

const arrowMark = (stroke: string, more: object = {}, forcedStroke = 'Highlight') => ({
  stroke,
  strokeWidth: 2.4,
  ...more,
  ...forced({ stroke: forcedStroke }),
});

export const arrowMarks = componentVariants<TransitionMark>({
  possible: arrowMark(borderAccent),
  last: arrowMark(borderAccent),
  taken: arrowMark(borderAccent, { strokeWidth: 1.75 }),
  never: arrowMark(vars.color.borderCritical, { strokeDasharray: '5 4' }, 'CanvasText'),
  added: arrowMark(borderAccent),
  changed: arrowMark(textInfo, { strokeDasharray: '9 3' }),
});

export const chosenArrow = componentStyle({
  stroke: textStrong,
  strokeWidth: 2.75,
  ...forced({ stroke: 'Highlight' }),
});

/** A head is never dashed. */
export const wholeLine = componentStyle({ strokeDasharray: 'none' });

export const label = componentStyle({ fill: vars.color.surfaceTint, stroke: 'none', ...forced({ fill: 'Canvas' }) });

export const stayPlace = componentStyle({
  fill: 'transparent',
  selectors: { [`${item}:hover > &`]: { fill: vars.color.surfaceAccent } },
  ...forced({ fill: 'Canvas' }),
});

export const labelPossible = componentStyle({ fill: vars.color.surfaceAccent, ...forced({ fill: 'Canvas' }) });

export const chosenLabel = componentStyle({
  fill: vars.color.surfaceRaised,
  stroke: textStrong,
  strokeWidth: 1.5,
  ...forced({ fill: 'Canvas', stroke: 'Highlight' }),
});

export const event = componentStyle({
  fill: vars.color.text,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
  ...forced({ fill: 'CanvasText' }),
});

/** What an actor has done, and what it has not; what only time brings. */
export const eventKinds = componentVariants<ChartTransition['kind']>({
  event: {},
  done: { fill: textAccent, ...forced({ fill: 'CanvasText' }) },
  error: { fill: vars.color.textCritical, ...forced({ fill: 'CanvasText' }) },
  after: { fill: textInfo, ...forced({ fill: 'CanvasText' }) },
  always: { fill: textMuted, ...forced({ fill: 'CanvasText' }) },
  finished: {},
});

export const eventPossible = componentStyle({ fill: textAccent, ...forced({ fill: 'CanvasText' }) });

export const guard = componentStyle({
  fill: textWarning,
  fontWeight: vars.weight.medium,
  textAnchor: 'middle',
  ...forced({ fill: 'CanvasText' }),
});

export const action = componentStyle({
  fill: textMuted,
  fontWeight: vars.weight.medium,
  textAnchor: 'middle',
  ...forced({ fill: 'CanvasText' }),
});

/** A transition that stays, as a line within its state. */
export const stay = componentStyle({
  fill: vars.color.text,
  fontWeight: vars.weight.medium,
  ...forced({ fill: 'CanvasText' }),
});

export const badge = componentStyle({
  fill: vars.color.surfaceRaised,
  stroke: 'currentColor',
  strokeWidth: 1,
  ...forced({ fill: 'Canvas' }),
});

export const badgeText = componentStyle({
  fill: 'currentColor',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAnchor: 'middle',
});

export const badgeColors = componentVariants<StateMark | TransitionMark>({
  current: { color: textAccent },
  around: { color: textAccent },
  seen: { color: textAccent },
  unseen: { color: vars.color.textCritical },
  possible: { color: textAccent },
  last: { color: textAccent },
  taken: { color: textAccent },
  never: { color: vars.color.textCritical },
  added: { color: textAccent },
  changed: { color: textInfo },
});

export const stayNever = componentStyle({ fill: vars.color.textCritical, textDecoration: 'underline dashed' });
