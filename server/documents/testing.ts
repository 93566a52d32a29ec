interface Node {
  role?: string;
  children?: Node[];
}
interface ReadPage {
  view: number[];
  getTextContent(): Promise<{ items: { str?: string; hasEOL?: boolean }[] }>;
  getStructTree(): Promise<Node | null>;
}
interface ReadPdf {
  numPages: number;
  getPage(number: number): Promise<ReadPage>;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  getMarkInfo(): Promise<{ Marked: boolean } | null>;
}
interface Reader {
  getDocument(source: object): { promise: Promise<ReadPdf> };
}

/** Another library than the one that draws. By a name, as its types ask for a browser's. */
const reader = 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as another program reads it: its pages, its words, the roles in its structure. */
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
  return {
    pdf,
    pages,
    text: texts.join(' ').replace(/\s+/g, ' '),
    roles: new Set(trees.flat()),
    source: content.toString('latin1'),
  };
}
