import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';

/** As high as a chart is about to be. */
export const placeOfChart = componentStyle({
  minHeight: '20rem',
  '@container': { [room.belowM]: { minHeight: '17rem' } },
});
