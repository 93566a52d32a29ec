interface Node {
  role?: string;
  children?: Node[];
}
/** What a page is drawn on. */
interface Sheet {
  canvas: { width: number; height: number };
  context: {
    getImageData(x: number, y: number, width: number, height: number): Pixels;
  };
}
interface Pixels {
  colorSpace: 'srgb';
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
interface ReadPage {
  view: number[];
  getViewport(wish: { scale: number }): { width: number; height: number };
  render(wish: { canvasContext: Sheet['context']; viewport: object }): { promise: Promise<void> };
  getTextContent(): Promise<{ items: { str?: string; hasEOL?: boolean }[] }>;
  getStructTree(): Promise<Node | null>;
}
interface ReadPdf {
  numPages: number;
  canvasFactory: { create(width: number, height: number): Sheet };
  getPage(number: number): Promise<ReadPage>;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  getMarkInfo(): Promise<{ Marked: boolean } | null>;
}
interface Reader {
  getDocument(source: object): { promise: Promise<ReadPdf> };
}

/** Another library than the one that draws. By a name, as its types ask for a browser's. */
const reader = 'pdfjs-dist/legacy/build/pdf.mjs';

/** So many pixels a point: a module of a code has several. */
const SCALE = 4;

/** A PDF as another program reads it: its pages, its words, the roles in its structure, and what is drawn on a page. */
export async function readPdf(content: Buffer) {
  const pdfjs = (await import(reader)) as Reader;
  // Only what the file itself has is drawn with.
  const pdf = await pdfjs.getDocument({ data: new Uint8Array(content), disableFontFace: true }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map(({ str, hasEOL }) => (str ?? '') + (hasEOL ? ' ' : '')).join(''),
    ),
  );
  const roles = (node: Node): string[] => [node.role ?? '', ...(node.children ?? []).flatMap(roles)].filter(Boolean);
  const trees = await Promise.all(pages.map(async (page) => roles((await page.getStructTree()) ?? {})));
  /** The pixels of a page, from 1 on. */
  const drawn = async (number: number): Promise<Pixels> => {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const { canvas, context } = pdf.canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvasContext: context, viewport }).promise;
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  return {
    pdf,
    pages,
    drawn,
    texts: texts.map((text) => text.replace(/\s+/g, ' ')),
    allRoles: trees.flat(),
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: new Set(trees.flat()),
    source: content.toString('latin1'),
  };
}
