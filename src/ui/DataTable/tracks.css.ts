import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { rooms } from '../theme/rooms.ts';
import { vars } from '../theme/vars.ts';

const MOST_OF_CARDS = '42rem';
/** Where there is no room for a table. */
export const cardRoom = `(max-width: ${MOST_OF_CARDS})`;

/** Each row is a card where there is no room for a table. */
export const cards = componentStyle({ containerType: 'inline-size' });

/** Each row is laid out by itself; the columns are as wide as their tracks. */
export const rowByRow = componentStyle({});

/** Set by the table: the tracks of all columns, and of those that are left where there is little room. */
export const allTracks = '--all-tracks';
export const fewTracks = '--few-tracks';

/** The tracks that hold; none where the table sets none. */
export const tracks = createVar();

export const inTracks = componentStyle({
  vars: { [tracks]: `var(${allTracks})` },
  '@container': { [room.belowRow]: { vars: { [tracks]: `var(${fewTracks})` } } },
});

/** A column that has no track where there is little room. */
export const leftOutOfTracks = componentStyle({
  selectors: {
    [`${inTracks} &`]: { '@container': { [`(${MOST_OF_CARDS} < width < ${rooms.row})`]: { display: 'none' } } },
  },
});

/** Laid out and painted once it comes near the window; until then as high as most rows are. */
export const rowWhenNear = componentStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3.45rem',
  // The ring of what has the focus stands out of it.
  overflowClipMargin: vars.space[2],
  selectors: {
    [`${cards} &`]: { '@container': { [cardRoom]: { containIntrinsicBlockSize: 'auto 9.8rem' } } },
  },
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});
