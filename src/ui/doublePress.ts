/** In milliseconds: as long as the second press of a double one may take (`flow.doublePress`). */
export const DOUBLE_PRESS = 400;
