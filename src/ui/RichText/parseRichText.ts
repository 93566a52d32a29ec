import type { RichAlign, RichNode } from './richNodes.ts';
import { linkKind } from '../../../domain/links/index.ts';
import { isImageAllowed } from './safeAddress.ts';

export interface ParsedRichText {
  nodes: RichNode[];
  /** What was left out and why, each said once; for an editor's eyes. */
  warnings: string[];
}

const MAX_DEPTH = 20;
const MAX_NODES = 5000;

const inline = ['text', 'hyperlink'];
const lists = ['unordered-list', 'ordered-list'];
const headings = ['heading-1', 'heading-2', 'heading-3'];

/** What may stand in what. All else is left out, so that the page is never built of parts that do not fit. */
const contentOf: Record<string, readonly string[]> = {
  document: [...headings, 'paragraph', ...lists, 'table', 'image'],
  'heading-1': inline,
  'heading-2': inline,
  'heading-3': inline,
  paragraph: inline,
  hyperlink: ['text'],
  'unordered-list': ['list-item'],
  'ordered-list': ['list-item'],
  'list-item': ['paragraph', ...lists, ...inline],
  table: ['table-row'],
  'table-row': ['table-cell', 'table-header-cell'],
  'table-cell': ['paragraph', ...lists, ...inline],
  'table-header-cell': ['paragraph', ...inline],
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what the object itself holds: nothing that came to it by `__proto__`. */
const field = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** What is quoted in a warning, cut short. */
const quoted = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : typeof value);

class RichTextParser {
  readonly #warnings = new Set<string>();
  readonly #imageSources: readonly string[];
  #count = 0;

  constructor(imageSources: readonly string[]) {
    this.#imageSources = imageSources;
  }

  parse(document: unknown): ParsedRichText {
    const nodes = isFields(document) && field(document, 'nodeType') === 'document' ? this.#content(document, 1) : null;
    if (!nodes) this.#warn('This is not a document');
    return { nodes: nodes ?? [], warnings: [...this.#warnings] };
  }

  #warn(text: string): void {
    this.#warnings.add(text);
  }

  /** The nodes within a node that may stand there, with their type: one by one, so that what comes first is whole. */
  *#children(parent: Fields, depth: number): Generator<{ node: Fields; type: string }> {
    const content = field(parent, 'content');
    const parentType = String(field(parent, 'nodeType'));
    if (!Array.isArray(content)) {
      if (content !== undefined) this.#warn(`The content of ${parentType} is no list`);
      return;
    }
    if (depth > MAX_DEPTH) {
      if (content.length > 0) this.#warn(`Deeper than ${MAX_DEPTH} levels`);
      return;
    }
    for (const node of content as unknown[]) {
      this.#count += 1;
      if (this.#count > MAX_NODES) {
        this.#warn(`Longer than ${MAX_NODES} nodes`);
        return;
      }
      const type = isFields(node) ? field(node, 'nodeType') : undefined;
      if (isFields(node) && typeof type === 'string' && contentOf[parentType]?.includes(type)) {
        yield { node, type };
      } else {
        this.#warn(`No place in ${parentType} for ${quoted(type)}`);
      }
    }
  }

  #content(parent: Fields, depth: number): RichNode[] {
    return Array.from(this.#children(parent, depth), ({ node, type }) => this.#node(node, type, depth + 1)).flat();
  }

  #node(node: Fields, type: string, depth: number): RichNode[] {
    switch (type) {
      case 'text':
        return this.#text(node);
      case 'hyperlink':
        return this.#link(node, depth);
      case 'unordered-list':
      case 'ordered-list':
        return this.#list(node, type === 'ordered-list', depth);
      case 'table':
        return this.#table(node, depth);
      case 'image':
        return this.#image(node);
      default:
        return this.#block(node, type, depth);
    }
  }

  #text(node: Fields): RichNode[] {
    const text = field(node, 'value');
    if (typeof text !== 'string') {
      this.#warn(`A text is ${quoted(text)}`);
      return [];
    }
    const marks = this.#marks(field(node, 'marks'));
    if (text === '') return [];
    return [{ type: 'text', text, isBold: marks.includes('bold'), isItalic: marks.includes('italic') }];
  }

  #marks(marks: unknown): unknown[] {
    if (marks === undefined) return [];
    if (!Array.isArray(marks)) {
      this.#warn('The marks of a text are no list');
      return [];
    }
    const types = marks.slice(0, 10).map((mark: unknown) => (isFields(mark) ? field(mark, 'type') : undefined));
    for (const type of types) if (type !== 'bold' && type !== 'italic') this.#warn(`Unknown mark ${quoted(type)}`);
    return types;
  }

  /** A link that may lead nowhere leaves its words. */
  #link(node: Fields, depth: number): RichNode[] {
    const content = this.#content(node, depth);
    const data = field(node, 'data');
    const href = isFields(data) ? field(data, 'uri') : undefined;
    const kind = typeof href === 'string' ? linkKind(href) : null;
    if (typeof href !== 'string' || kind === null) {
      this.#warn(`A link to ${quoted(href)} is not allowed`);
      return content;
    }
    return content.length > 0 ? [{ type: 'link', href, isExternal: kind === 'external', content }] : [];
  }

  /** Editors leave empty paragraphs at the end; they are no fault and no paragraph. */
  #block(node: Fields, type: string, depth: number): RichNode[] {
    const content = this.#content(node, depth);
    if (content.length === 0) return [];
    const level = ([1, 2, 3] as const)[headings.indexOf(type)];
    return [level ? { type: 'heading', level, content } : { type: 'paragraph', level: 0, content }];
  }

  #list(node: Fields, isOrdered: boolean, depth: number): RichNode[] {
    const all = Array.from(this.#children(node, depth), (item) => this.#content(item.node, depth + 1));
    const items = all.filter((item) => item.length > 0);
    return items.length > 0 ? [{ type: 'list', isOrdered, items }] : [];
  }

  #table(node: Fields, depth: number): RichNode[] {
    const rows = Array.from(this.#children(node, depth), (row) =>
      Array.from(this.#children(row.node, depth + 1), (cell) => ({
        isHeader: cell.type === 'table-header-cell',
        content: this.#content(cell.node, depth + 2),
      })),
    );
    const filled = rows.filter((row) => row.length > 0);
    return filled.length > 0 ? [{ type: 'table', rows: filled }] : [];
  }

  #image(node: Fields): RichNode[] {
    const data = field(node, 'data');
    const { src, alt, align } = isFields(data)
      ? { src: field(data, 'src'), alt: field(data, 'alt'), align: field(data, 'align') }
      : {};
    if (typeof src !== 'string' || !isImageAllowed(src, this.#imageSources)) {
      this.#warn(`An image from ${quoted(src)} is not allowed`);
      return [];
    }
    if (typeof alt !== 'string') this.#warn(`The image ${quoted(src)} has no text in its place`);
    const place: RichAlign = align === 'left' || align === 'right' ? align : 'block';
    return [{ type: 'image', src, alt: typeof alt === 'string' ? alt : '', align: place }];
  }
}

/**
 * Makes of what an editor's system sent, whatever it is, a document that can be drawn. Never throws on JSON: what is
 * unknown, malformed, too deep or too long is left out with a warning. `imageSources` are https addresses.
 */
export function parseRichText(document: unknown, imageSources: readonly string[]): ParsedRichText {
  return new RichTextParser(imageSources).parse(document);
}
