import type { ComponentGallery } from '../gallery/gallery.ts';
import { Scene } from './Scene.tsx';

export const gallery: ComponentGallery = {
  name: 'Scene',
  purpose: 'A landscape of ticks; its sun tells the story.',
  states: {
    'rising: it is done': () => <Scene kind="rising" />,
    'setting: the session is over': () => <Scene kind="setting" />,
    'stopped: nothing goes on here': () => <Scene kind="stopped" />,
    'broken: the fault is ours': () => <Scene kind="broken" />,
    'lake: nothing here yet': () => <Scene kind="lake" />,
    'night: the landing page': () => <Scene kind="night" />,
  },
};
