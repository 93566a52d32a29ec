import { componentStyle } from '../theme/componentStyle.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';
import type { SceneColor } from './sceneTicks.ts';

/** Only a drawing: it is left out on paper. */
export const scene = componentStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [media.print]: { display: 'none' } },
});

const stroke = (color: string, forced: 'CanvasText' | 'GrayText' | 'Highlight') =>
  componentStyle({ stroke: color, '@media': { [media.forcedColors]: { stroke: forced } } });

export const colors: Record<SceneColor, string> = {
  sun: stroke(vars.color.sceneSun, 'Highlight'),
  far: stroke(vars.color.sceneFar, 'GrayText'),
  mid: stroke(vars.color.sceneMid, 'GrayText'),
  near: stroke(vars.color.sceneNear, 'GrayText'),
  water: stroke(vars.color.sceneMid, 'GrayText'),
  tree: stroke(vars.color.sceneTree, 'CanvasText'),
  house: stroke(vars.color.sceneHouse, 'CanvasText'),
  fault: stroke(vars.color.alert, 'CanvasText'),
};
