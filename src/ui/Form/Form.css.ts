import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { room } from '../theme/room.ts';
import { vars } from '../theme/vars.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
});

/** Six columns; where there is no room for them each field has a line of its own. */
export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
});

const allOfIt = { gridColumn: 'span 6' } as const;
const from = (columns: number) => ({ ...allOfIt, '@container': { [room.fromS]: { gridColumn: `span ${columns}` } } });

export const widths = componentVariants({ full: allOfIt, long: from(4), half: from(3), short: from(2) });

/** The way on stands last, and first on a narrow screen, where both are as wide as the form. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingTop: vars.space[6],
  borderTop: `${vars.layout.hair} solid ${vars.color.borderSubtle}`,
  '@container': { [room.belowM]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Alone, the way on stands where it stands with a way back. */
export const onward = componentStyle({
  display: 'grid',
  '@container': { [room.fromM]: { marginInlineStart: 'auto' } },
});

export const back = componentStyle({ display: 'grid' });
