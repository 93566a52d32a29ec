/** A document whose every part has been checked: what `RichText` draws. */
export type RichNode = RichText | RichLink | RichBlock | RichList | RichTable | RichImage;

export interface RichText {
  type: 'text';
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

export interface RichLink {
  type: 'link';
  href: string;
  /** It leads out of the portal. */
  isExternal: boolean;
  content: RichNode[];
}

export interface RichBlock {
  type: 'paragraph' | 'heading';
  /** Of a heading, 1 to 3; of a paragraph 0. */
  level: 0 | 1 | 2 | 3;
  content: RichNode[];
}

export interface RichList {
  type: 'list';
  isOrdered: boolean;
  items: RichNode[][];
}

interface RichCell {
  isHeader: boolean;
  content: RichNode[];
}

export interface RichTable {
  type: 'table';
  rows: RichCell[][];
}

export type RichAlign = 'left' | 'right' | 'block';

export interface RichImage {
  type: 'image';
  src: string;
  alt: string;
  align: RichAlign;
}
