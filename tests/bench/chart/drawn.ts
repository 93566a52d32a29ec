/** From a slot up to another; the ends may be parts of one. */
export type Stretch = [from: number, to: number];

/** A chart on the page that is measured. */
export interface Drawn {
  show(...stretch: Stretch): void;
}

/** Puts a chart on the page, of points that are there in the form in which it takes them. */
export type Draw = (place: HTMLElement) => Drawn;

/** Shows one stretch after the other, a frame each. */
export type Play = (stretches: Stretch[]) => Promise<void>;
