import '../../../src/ui/theme/base.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Drawn, Play } from './drawn.ts';
import { oursOf } from './Ours.tsx';
import { pointsOf } from './points.ts';
import { uPlotOf } from './uplot.ts';

/* A page that React has drawn, and a button that puts a chart under it: the portal's own, or the one that it is held against. */

const asked = new URLSearchParams(window.location.search);
const points = pointsOf(Number(asked.get('count')));
const draw = asked.has('ours') ? oursOf(points) : uPlotOf(points);
let drawn: Drawn | undefined;
const play: Play = async (stretches) => {
  for (const stretch of stretches) {
    drawn?.show(...stretch);
    await new Promise(requestAnimationFrame);
  }
};
Object.assign(window, { play });

const [root, place] = [document.querySelector('#root'), document.querySelector<HTMLElement>('#chart')];
if (!root || !place) throw new Error('the page has no places');
createRoot(root).render(
  <StrictMode>
    <h1>Kuvaaja</h1>
    <button
      type="button"
      onClick={() => {
        drawn = draw(place);
      }}
    >
      Piirrä
    </button>
  </StrictMode>,
);
