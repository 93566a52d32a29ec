/*
 * A chart as it stands on the page, as a file of its own: what style sheets say of it is written into it, so that it looks
 * the same wherever it is opened.
 */

const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Pixels of the PNG a pixel of the drawing. */
const SHARPNESS = 2;

/** Colours as every program knows them: `#0f7a5a`, and how opaque. */
function createColors() {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, { color: string; opacity: number }>();
  return (color: string) => {
    const found = known.get(color);
    if (found || !context) return found ?? { color, opacity: 1 };
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
    const made = { color: `#${hex}`, opacity: Math.round((alpha / 255) * 100) / 100 };
    known.set(color, made);
    return made;
  };
}

type Colors = ReturnType<typeof createColors>;

function inlineStyle(original: Element, copy: Element, colors: Colors): void {
  if (original instanceof SVGTitleElement) return;
  const style = getComputedStyle(original);
  const names = Array.from(copy.attributes, ({ name }) => name);
  for (const name of names) if (/^(class|role|tabindex|aria-|data-)/.test(name)) copy.removeAttribute(name);
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    if (property !== 'fill' && property !== 'stroke') copy.setAttribute(property, value.replace(/px$/, ''));
    else if (value === 'none') copy.setAttribute(property, value);
    else {
      const { color, opacity } = colors(value);
      copy.setAttribute(property, opacity === 0 ? 'none' : color);
      if (opacity > 0 && opacity < 1) copy.setAttribute(`${property}-opacity`, String(opacity));
    }
  }
  // As wide as with the portal's own font, which the program that opens the file may lack.
  if (original instanceof SVGTextElement) copy.setAttribute('textLength', String(original.getComputedTextLength()));
}

/** The text of an SVG file, with the faces of its fonts in it. */
function fileOf(svg: SVGSVGElement, fonts: string): { text: string; width: number; height: number } {
  const colors = createColors();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  const [originals, copies] = [[...svg.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (original) inlineStyle(original, element, colors);
  });
  // What can be pressed but not seen, and pictures, which are files of their own.
  for (const element of copies) if (element.matches('[fill=none][stroke=none], image')) element.remove();
  inlineStyle(svg, copy, colors);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS(svg.namespaceURI, 'rect');
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', colors(groundOf(svg)).color);
  const faces = document.createElementNS(svg.namespaceURI, 'style');
  faces.textContent = fonts;
  copy.prepend(faces, ground);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** The colour on which an element stands. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor);
  return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The faces come as a part of the atlas: a page from a file could not read the fonts themselves. None where it does not come. */
const fontFaces = () => globalThis.atlasParts.ask('fonts').then(String, () => '');

export async function saveSvg(svg: SVGSVGElement, name: string): Promise<void> {
  save(new Blob([fileOf(svg, await fontFaces()).text], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** @throws where the browser cannot draw it */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const { text, width, height } = fileOf(svg, await fontFaces());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) save(blob, `${name}.png`);
}
