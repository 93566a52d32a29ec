/** A unit as it stands behind its figure: `c/kWh` after a space, `/month` right at it. */
export const besideFigure = (unit: string): string => (unit.startsWith('/') ? unit : ` ${unit}`);
