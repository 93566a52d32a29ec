/** How many pixels of the picture one of the page comes to. */
const SCALE = 2;
const MARGIN = 24;
/** Above the chart, for its title. */
const HEAD = 44;
const TITLE_SIZE = 20;

const looks = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'];

/** What stands with a chart and is no part of its picture: what is chosen there, and the table for paper. */
const isBeside = (element: Element) => element.closest('[role="radiogroup"], table') !== null;

/** A drawing with the look that the page's style gives it, as an image. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.getBoundingClientRect();
  const copies = [...copy.querySelectorAll('path')];
  for (const [index, path] of [...drawing.querySelectorAll('path')].entries()) {
    const style = getComputedStyle(path);
    for (const look of looks) copies[index]?.setAttribute(look, style.getPropertyValue(look));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Lines that the page draws as borders, such as those of the grid. */
function drawLines(ink: CanvasRenderingContext2D, chart: HTMLElement): void {
  for (const span of chart.querySelectorAll('span')) {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(span);
    if (borderTopStyle !== 'solid') continue;
    const { left, top, width } = span.getBoundingClientRect();
    ink.fillStyle = borderTopColor;
    ink.fillRect(left, top, width, Number.parseFloat(borderTopWidth));
  }
}

/** What is written, but what only a reader of the screen finds. */
function drawTexts(ink: CanvasRenderingContext2D, chart: HTMLElement): void {
  const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  ink.textBaseline = 'middle';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    // A visually hidden one is a pixel wide.
    if (!holder || isBeside(holder) || (holder.closest('[class]')?.getBoundingClientRect().width ?? 0) <= 1) continue;
    range.selectNodeContents(node);
    const { left, top, height } = range.getBoundingClientRect();
    const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(holder);
    ink.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    ink.fillStyle = color;
    ink.fillText(node.textContent ?? '', left, top + height / 2);
  }
}

/** A chart with its legend as it stands on the page, below its title, as a picture in double size; null where the browser makes none. */
export async function chartPicture(chart: HTMLElement, title: string): Promise<Blob | null> {
  const { left, top, width, height } = chart.getBoundingClientRect();
  const size = { width: (width + 2 * MARGIN) * SCALE, height: (height + HEAD + 2 * MARGIN) * SCALE };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const ink = canvas.getContext('2d');
  if (!ink) return null;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  ink.scale(SCALE, SCALE);
  ink.fillStyle = backgroundColor;
  ink.fillRect(0, 0, size.width, size.height);
  ink.font = `600 ${TITLE_SIZE}px ${fontFamily}`;
  ink.fillStyle = color;
  ink.fillText(title, MARGIN, MARGIN + TITLE_SIZE, width);
  ink.translate(MARGIN - left, MARGIN + HEAD - top);
  drawLines(ink, chart);
  for (const drawing of chart.querySelectorAll('svg')) {
    if (isBeside(drawing)) continue;
    const box = drawing.getBoundingClientRect();
    ink.drawImage(await imageOf(drawing), box.left, box.top, box.width, box.height);
  }
  drawTexts(ink, chart);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
