import type { DocumentWords } from '../documents/documentWords.ts';
import type { Locale } from '../texts.ts';

/**
 * What a mail says, in the language of whoever reads it. It is written down with the write that caused it; how it looks
 * is decided when it is sent.
 */
export interface Mail {
  locale: Locale;
  subject: string;
  heading: string;
  /** Who is spoken to; left out where that is nobody by name. */
  greeting?: string;
  /** The first sentence; mail programs show it beside the subject. */
  intro: string;
  parts: MailPart[];
  /** The documents that go with it, in the words that they had when the mail was written (`mail.attachments`). */
  attachments?: DocumentWords[];
}

export type MailPart =
  /** `link`: where one can go from it. */
  | { kind: 'text'; title: string | null; text: string; link?: { label: string; href: string } }
  /** What a person wrote, as they wrote it; no link is made of any of it (`mail.typed`). */
  | { kind: 'quote'; title: string; text: string }
  /** What it is about in a number, such as a price. */
  | { kind: 'price'; title: string | null; label: string; amount: string; unit: string }
  | { kind: 'facts'; title: string | null; facts: [label: string, value: string][] }
  /** What can be done from the mail, on a page of the portal. */
  | { kind: 'link'; title: string | null; text: string; href: string };
