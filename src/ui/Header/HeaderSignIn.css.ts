import { componentStyle } from '../theme/componentStyle.ts';
import { room } from '../theme/room.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';

/** Where the head has no room for them, readers of the screen have them alone. */
export const words = componentStyle({ '@container': { [room.belowTools]: visuallyHiddenLook } });
