import type { Figure } from './formats.ts';

/**
 * An amount that `money` has written, as a large figure: `128,47` with `€` beside it; in English, which has the sign before the
 * number, `€128.47` with nothing.
 */
export function euroFigure(written: string): Figure {
  const [figure = '', unit = ''] = written.split(/\s(?=€)/);
  return { figure, unit };
}
