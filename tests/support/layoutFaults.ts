import type { Page } from '@playwright/test';
import { isAllTested } from './everyDay.ts';

/** In pixels: from the narrowest window that the portal is made for to one that is wider than its content. */
export const widths = Array.from({ length: (1600 - 320) / 40 + 1 }, (_, index) => 320 + index * 40);

/** Those at which layouts change, for every page and every look of a flow every day; and some between where all is tested. */
export const fewWidths = isAllTested
  ? [320, 390, 480, 640, 760, 880, 1000, 1120, 1280, 1600]
  : [320, 390, 640, 1000, 1280];

/** In pixels: what is off by less nobody sees. */
const SLACK = 1.5;

/**
 * What a person would see to be wrong with how the page is laid out in the window as it is: words broken in the middle,
 * text that is cut or stands out of its box or of the window, and texts and controls over one another. Where a dialog is
 * open, what lies behind it is not looked at.
 */
const findLayoutFaults = async (slack: number): Promise<string[]> => {
  /** Resolves once what measures itself, as rows of many do, has been measured and drawn again. The page's clock may stand. */
  const measured = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        // Behind what the other observers have had drawn.
        port2.postMessage(null);
      });
      observer.observe(document.documentElement);
    });
  // What is laid out once it comes near the window is looked at as well.
  const far = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const element of far) element.style.contentVisibility = 'visible';
  await measured();

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Surroundings {
    isHidden: boolean;
    /** What lies over the rest on purpose: a menu, what stays in view; null is the page. */
    layer: Element | null;
    /** What cuts off whatever stands out of it. */
    clips: Element[];
    /** What can be seen to have an edge. */
    frames: Element[];
    /** Whether it is within what one can scroll sideways. */
    isScrolled: boolean;
    /** What it is scrolled in, up and down: what is outside of that is not seen. */
    scrollers: Element[];
  }
  const faults = new Set<string>();
  const root = document.querySelector('dialog:modal') ?? document.body;
  const windowWidth = document.documentElement.clientWidth;
  const known = new Map<Element, Surroundings>();
  const outside: Surroundings = {
    isHidden: false,
    layer: null,
    clips: [],
    frames: [],
    isScrolled: false,
    scrollers: [],
  };

  const isSmall = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

  function surroundings(element: Element | null): Surroundings {
    if (!element || element === document.body || element === document.documentElement) return outside;
    const found = known.get(element);
    if (found) return found;
    const around = surroundings(element.parentElement);
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const isHidden =
      around.isHidden ||
      (style.position === 'absolute' && style.clipPath !== 'none') ||
      (style.overflow === 'hidden' && isSmall(rect)) ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const isAbove = style.position === 'fixed' || style.position === 'sticky' || style.zIndex !== 'auto';
    const isLayer = isAbove || element.matches('dialog, [popover]');
    const hasGround = !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
    const hasSides = [style.borderLeftWidth, style.borderRightWidth].every((width) => width !== '0px');
    const hasFrame = style.display !== 'inline' && style.display !== 'contents' && (hasGround || hasSides);
    const isClipping = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isScrolling = style.overflowX === 'auto' || style.overflowX === 'scroll';
    const own: Surroundings = {
      isHidden,
      layer: isLayer ? element : around.layer,
      clips: isClipping ? [...around.clips, element] : around.clips,
      frames: [...(isLayer ? [] : around.frames), ...(hasFrame ? [element] : [])],
      isScrolled: isScrolling || (around.isScrolled && style.position !== 'fixed'),
      scrollers: [
        ...(style.position === 'fixed' ? [] : around.scrollers),
        ...(/auto|scroll/.test(style.overflowY) ? [element] : []),
      ],
    };
    known.set(element, own);
    return own;
  }

  const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const standsOut = (inner: Box, outer: Box) => inner.left < outer.left - slack || inner.right > outer.right + slack;
  const standsOutBelow = (inner: Box, outer: Box) => {
    const room = (inner.bottom - inner.top) / 4;
    return inner.top < outer.top - room || inner.bottom > outer.bottom + room;
  };

  /** What of it is in sight where it is scrolled. */
  function inSight(box: Box, scrollers: readonly Element[]): Box | null {
    const rects = scrollers.map((scroller) => scroller.getBoundingClientRect());
    const top = Math.max(box.top, ...rects.map((rect) => rect.top));
    const bottom = Math.min(box.bottom, ...rects.map((rect) => rect.bottom));
    return top < bottom ? { left: box.left, right: box.right, top, bottom } : null;
  }

  interface Line extends Box {
    text: string;
    element: Element;
    layer: Element | null;
  }
  const lines: Line[] = [];
  const range = document.createRange();

  /** What is set as one: neither a space that breaks, nor a hyphen, a dash or a slash, nor a place that a text names. */
  const words = /[^\t\n\r \u00AD\u200B\-\u2010\u2013\u2014/]{2,}/g;

  const isBelow = (one: DOMRect, other: DOMRect) => one.top > other.bottom - other.height * 0.4;

  function rectsOf(node: Text, index: number): DOMRect[] {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function lookAtWords(node: Text) {
    for (const { 0: word, index } of node.data.matchAll(words)) {
      // The number of a meter is longer than any word, and none.
      if (/^\d{12,}$/.test(word)) continue;
      // A hyphen that a break before the word has shown belongs to its first letter, on the line before.
      const first = rectsOf(node, index).at(-1);
      const last = rectsOf(node, index + word.length - 1)[0];
      if (first && last && isBelow(last, first)) faults.add(`broken in the middle: ${word}`);
    }
  }

  function lookAtText(node: Text) {
    const element = node.parentElement;
    if (!element || !/\S/.test(node.data)) return;
    const { isHidden, layer, clips, frames, isScrolled, scrollers } = surroundings(element);
    if (isHidden) return;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => !isSmall(rect));
    const [first, last] = [rects[0], rects.at(-1)];
    if (!first || !last) return;
    const text = short(node.data);
    if (isBelow(last, first)) lookAtWords(node);
    for (const rect of rects) {
      if (!isScrolled && standsOut(rect, { left: 0, right: windowWidth, top: 0, bottom: 0 }))
        faults.add(`out of the window: ${text}`);
      for (const clip of clips) {
        const box = clip.getBoundingClientRect();
        if (standsOut(rect, box) || standsOutBelow(rect, box)) faults.add(`cut: ${text}`);
      }
      for (const frame of frames) {
        const box = frame.getBoundingClientRect();
        if (!isScrolled && (standsOut(rect, box) || standsOutBelow(rect, box))) faults.add(`out of its box: ${text}`);
      }
      // Lines may stand closer than their letters are high: what must be free is the middle.
      const inset = rect.height / 4;
      const { left, right, top, bottom } = rect;
      const seen = inSight({ left, right, top: top + inset, bottom: bottom - inset }, scrollers);
      if (seen) lines.push({ ...seen, text, element, layer });
    }
  }

  interface Control extends Box {
    element: Element;
    layer: Element | null;
    name: string;
  }

  function controlsIn(): Control[] {
    const found = root.querySelectorAll('a[href], button, input, select, textarea, summary, svg, img');
    return [...found].flatMap((element) => {
      const { isHidden, layer, scrollers } = surroundings(element);
      const rect = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (isHidden || isSmall(rect) || style.display === 'inline') return [];
      // Drawn behind or over on purpose.
      const isDrawing = element.matches('svg, img');
      const isPlaced = style.position === 'absolute' || (isDrawing && (rect.width > 64 || rect.height > 64));
      if (isPlaced) return [];
      const name = short(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.tagName;
      const seen = inSight(rect, scrollers);
      return seen ? [{ ...seen, element, layer, name }] : [];
    });
  }

  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  const holds = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  /** Such as the unit of a field, which is said with it. */
  const describes = (field: Element, { id }: Element) =>
    field.getAttribute('aria-describedby')?.split(' ').includes(id) === true;
  /** A field that keeps room for a mark within its edge. */
  const isMarked = (field: Element, mark: Element) =>
    field.matches('input, select') &&
    (mark.matches('svg, img, button') || describes(field, mark)) &&
    field.parentElement?.contains(mark) === true;

  function lookForOverlaps() {
    const controls = controlsIn();
    const all = [
      ...lines.map((line) => ({ ...line, name: line.text, isLine: true })),
      ...controls.map((control) => ({ ...control, isLine: false })),
    ].sort((one, other) => one.top - other.top);
    for (const [index, one] of all.entries()) {
      for (let next = index + 1; next < all.length; next += 1) {
        const other = all[next];
        if (!other || other.top >= one.bottom) break;
        if (one.layer !== other.layer || !overlap(one, other)) continue;
        if ((!one.isLine || !other.isLine) && holds(one.element, other.element)) continue;
        if (isMarked(one.element, other.element) || isMarked(other.element, one.element)) continue;
        faults.add(`over one another: ${one.name} | ${other.name}`);
      }
    }
  }

  function lookAtFields() {
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="radio"])')) {
      if (surroundings(field).isHidden) continue;
      // A field as wide as the window would not hold it either.
      const isLong = field.scrollWidth > window.innerWidth - 32;
      if (field.scrollWidth > field.clientWidth + slack && !isLong) faults.add(`cut: ${field.value}`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of root.querySelectorAll('select')) {
      if (!pen || surroundings(field).isHidden) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const shown = field.selectedOptions[0]?.text ?? '';
      if (pen.measureText(shown).width > room + slack) faults.add(`cut: ${shown}`);
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) lookAtText(walker.currentNode as Text);
  lookForOverlaps();
  lookAtFields();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > windowWidth) faults.add(`the page is ${scrollWidth - windowWidth} px wider than the window`);
  for (const element of far) element.style.contentVisibility = '';
  return [...faults];
};

/**
 * Has the window of a page be of each width, and looks at how it is laid out there.
 *
 * @param among in pixels
 * @returns what is wrong, each with the widths at which it is so
 */
export async function layoutFaults(page: Page, among: readonly number[] = widths): Promise<string[]> {
  const before = page.viewportSize();
  const found = new Map<string, number[]>();
  for (const width of among) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    const isRight = (await page.evaluate(findLayoutFaults, SLACK)).length === 0;
    // A drawing that took its new size in this frame has what is around it laid out whole in the next: what stays is seen.
    const faults = isRight ? [] : await page.evaluate(findLayoutFaults, SLACK);
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  if (before) await page.setViewportSize(before);
  return [...found].map(([fault, at]) => `${fault}, at ${inRanges(at)} px`);
}

/** Widths that follow each other as one: `320–480, 960`. */
function inRanges(at: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const width of at) {
    const last = ranges.at(-1);
    if (last && width - last[1] <= 40) last[1] = width;
    else ranges.push([width, width]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
