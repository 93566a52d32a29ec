import { componentStyle } from '../theme/componentStyle.ts';

/** A mouse that is pressed on the drawing selects no text, whether it picks a stretch or does nothing. */
export const noText = componentStyle({ userSelect: 'none' });
