/** What is used of pdfkit, which says nothing of its types itself. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    continued?: boolean;
    lineGap?: number;
    paragraphGap?: number;
  }
  interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): this;
  }
  interface Options {
    size: string;
    margins: { top: number; bottom: number; left: number; right: number };
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    pdfVersion: string;
    bufferPages: boolean;
    info: Record<string, string | Date>;
    font: string;
  }
  export default class PDFDocument extends Readable {
    constructor(options: Partial<Options>);
    x: number;
    y: number;
    page: { width: number; height: number; margins: Options['margins'] };
    registerFont(name: string, source: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x?: number | TextOptions, y?: number | TextOptions, options?: TextOptions): this;
    moveDown(lines?: number): this;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    struct(type: string, options?: object, children?: StructureElement[] | (() => void)): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: object): this;
    endMarkedContent(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    end(): this;
  }
}
