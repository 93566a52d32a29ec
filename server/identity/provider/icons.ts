import { html, type Html } from '../../pages/html.ts';

/** The strokes of the few icons on the provider's pages: Lucide's (ISC), 24 px, drawn in the colour of the text. */
const strokes = {
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z M9 12l2 2 4-4',
  flask:
    'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2 M6.453 15h11.094 M8.5 2h7',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z M12 18h.01',
  back: 'm12 19-7-7 7-7 M19 12H5',
  search: 'm21 21-4.34-4.34 M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16z',
  next: 'm9 18 6-6-6-6',
} as const;

export function icon(name: keyof typeof strokes): Html {
  return html`<svg
    class="ic"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="${strokes[name]}" />
  </svg>`;
}

/** The portal's mark: a quarter-hour's ticks, the middle one lit. */
export function portalMark(): Html {
  const heights = [8, 14, 20, 26, 20, 14, 8];
  return html`<svg class="mark" viewBox="0 0 40 28" aria-hidden="true">
    ${heights.map((height, index) => html`<rect class="${index === 3 ? 'lit' : 'tick'}" x="${index * 6}" y="${28 - height}" width="3" height="${height}" rx="1.5" />`)}
  </svg>`;
}
