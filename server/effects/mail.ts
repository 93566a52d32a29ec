import type { Locale } from '../texts.ts';

/**
 * What a mail says, in the language of whoever reads it. It is written down with the write that caused it; how it looks
 * is decided when it is sent.
 */
export interface Mail {
  locale: Locale;
  subject: string;
  heading: string;
  /** The first sentence; mail programs show it beside the subject. */
  intro: string;
  parts: MailPart[];
}

export type MailPart =
  | { kind: 'text'; title: string | null; text: string }
  /** What a person wrote, as they wrote it. */
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'facts'; title: string | null; facts: [label: string, value: string][] };
