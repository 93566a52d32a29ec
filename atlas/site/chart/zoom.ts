/** How large a chart is drawn: whole, or as chosen; 1 is a pixel of the drawing a pixel. */
export type Zoom = 'whole' | number;

export interface Size {
  width: number;
  height: number;
}

const LEAST = 0.1;
const MOST = 3;
/** Between one press of a button and the next. */
const STEP = 1.25;
/** A chart is drawn no larger than this by itself. */
const COMFORTABLE = 1.15;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The factor that a zoom comes to, for a drawing in a place. */
export function factorOf(zoom: Zoom, drawing: Size, place: Size): number {
  if (typeof zoom === 'number') return zoom;
  return between(LEAST, Math.min(place.width / drawing.width, place.height / drawing.height), COMFORTABLE);
}

/** The next factor: `by` 1 is one press of the button that enlarges, -1 one of the other. */
export const zoomedBy = (factor: number, by: number): number => between(LEAST, factor * STEP ** by, MOST);
