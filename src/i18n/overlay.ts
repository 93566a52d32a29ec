import type { Messages } from '@lingui/core';
import {
  compileMessageOrThrow,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';
import type { Overlay } from './catalogues.ts';

/** What a message asks of the page, each once. */
interface Needs {
  /** Values and tags: `{name}`, `<0>`, `<0/>`. */
  placeholders: Set<string>;
  /** Values that are formatted, with how: `["time","date","short"]`. */
  formats: Set<string>;
}

/** In characters: what is longer is no text of a page, and could nest deeper than a browser follows. */
const LONGEST = 10_000;

const choices = ['plural', 'selectordinal', 'select'];

/** The branches of a choice; the offset stands among them and is none. */
function branchesOf(cases: unknown): CompiledMessage[] {
  return Object.values(cases ?? {}).filter((branch) => Array.isArray(branch));
}

function needsOf(message: CompiledMessage): Needs {
  const needs: Needs = { placeholders: new Set(), formats: new Set() };
  const visit = (token: CompiledMessageToken) => {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\w+\/?>/g)) needs.placeholders.add(tag);
      return;
    }
    const [name, type, format] = token;
    needs.placeholders.add(`{${name}}`);
    if (type === undefined) return;
    if (choices.includes(type)) for (const branch of branchesOf(format)) branch.forEach(visit);
    else needs.formats.add(JSON.stringify(token));
  };
  message.forEach(visit);
  return needs;
}

/** Every choice has the branch that is taken when no other is: without it the page would break on it. */
function isWhole(message: CompiledMessage): boolean {
  return message.every((token) => {
    if (typeof token === 'string' || !choices.includes(token[1] ?? '')) return true;
    const branches = branchesOf(token[2]);
    return Object.hasOwn(Object(token[2]), 'other') && branches.every(isWhole);
  });
}

const isSubset = (part: Set<string>, whole: Set<string>) => [...part].every((item) => whole.has(item));

/**
 * Whether a text can stand where the portal's own does: the same values and tags, no formatting that its author has not
 * used there. Tags in a text whose own has none are no placeholders: they are shown as the characters that they are.
 */
function fits(text: CompiledMessage, own: CompiledMessage): boolean {
  const [given, wanted] = [needsOf(text), needsOf(own)];
  const hasTags = [...wanted.placeholders].some((placeholder) => placeholder.startsWith('<'));
  const counted = [...given.placeholders].filter((placeholder) => hasTags || !placeholder.startsWith('<'));
  return (
    isSubset(new Set(counted), wanted.placeholders) &&
    isSubset(wanted.placeholders, given.placeholders) &&
    isSubset(given.formats, wanted.formats) &&
    isWhole(text)
  );
}

/** The text as Lingui takes it, null where it cannot stand in the place of the portal's own. */
function layOver(text: unknown, own: CompiledMessage): CompiledMessage | null {
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST) return null;
  try {
    const compiled = compileMessageOrThrow(text);
    return fits(compiled, own) ? compiled : null;
  } catch {
    return null;
  }
}

/**
 * The texts of an editor, ICU messages by id, as they lie over an area's own. One that does not compile or asks for other
 * values is left out, so that no text can break a page (`content.safeTexts`); the server has refused it already.
 */
export function textsOverlay(texts: Record<string, unknown>): Overlay {
  return (messages) => {
    const over: Messages = {};
    for (const [id, own] of Object.entries(messages)) {
      const text = Object.hasOwn(texts, id) ? texts[id] : null;
      const compiled = layOver(text, typeof own === 'string' ? [own] : own);
      if (compiled) over[id] = compiled;
    }
    return over;
  };
}

/** Every text that an editor may change shows its id (`content.messageIds`). */
export function idsOverlay(ids: readonly string[]): Overlay {
  const known = new Set(ids);
  return (messages) => Object.fromEntries(Object.keys(messages).flatMap((id) => (known.has(id) ? [[id, [id]]] : [])));
}
