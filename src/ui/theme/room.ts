import type { StyleRule } from '@vanilla-extract/css';
import { rooms } from './rooms.ts';

const from = (width: string) => `(min-width: ${width})`;
const below = (width: string) => `not (min-width: ${width})`;

/**
 * The container queries of the design, to be used as keys of `@container`. They ask for the room of the nearest ancestor that
 * `givesRoom`, so that a component is laid out alike in a narrow window, in a column, in a dialog and under large text.
 */
export const room = {
  belowWord: below(rooms.word),
  belowXs: below(rooms.xs),
  fromS: from(rooms.s),
  fromM: from(rooms.m),
  fromRow: from(rooms.row),
  belowS: below(rooms.s),
  belowM: below(rooms.m),
  belowRow: below(rooms.row),
  /** Of the head of the page, which is as wide as the window. */
  fromNav: from(rooms.nav),
  belowNav: below(rooms.nav),
  belowTools: below(rooms.tools),
} as const;

/** As `room`, of the whole page or dialog, whatever column of it a component stands in. */
export const pageRoom = {
  fromL: `page ${from(rooms.l)}`,
  belowL: `page ${below(rooms.l)}`,
  belowM: `page ${below(rooms.m)}`,
  /** Of what is as wide as the window. */
  fromHero: `page ${from(rooms.hero)}`,
  belowHero: `page ${below(rooms.hero)}`,
} as const;

/** As `room`, of the head of the page alone. */
export const headRoom = { fromTools: `head ${from(rooms.tools)}` } as const;

/** What has its width from outside, and lays out what it holds by it: a column, a card. */
export const givesRoom = { containerType: 'inline-size' } as const satisfies StyleRule;

/** As `givesRoom`, for what holds a page: it, or a dialog. */
export const givesPageRoom = { ...givesRoom, containerName: 'page' } as const satisfies StyleRule;

/** As `givesRoom`, for the head of the page. */
export const givesHeadRoom = { ...givesRoom, containerName: 'head' } as const satisfies StyleRule;
