import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const kinds = new Set(['number', 'date', 'time', 'plural', 'selectordinal', 'select']);

/**
 * What is wrong with an editor's text for the place where it is going to stand (`content.placeholders`): it is no ICU
 * message, or it takes other values or tags than the portal's own text, so that a person would see a hole or a brace.
 *
 * @param own the portal's text; undefined for an id that the portal does not have
 * @returns what to say of it, each without a full stop; empty when it is right
 */
export function messageFaults(text: string, own: string | undefined): string[] {
  let tokens: CompiledMessage;
  try {
    tokens = compileMessageOrThrow(text);
  } catch (thrown) {
    const [first = ''] = (thrown as Error).message.split('\n');
    return [`is no ICU message (${first.replace(/[:.]?\s*$/, '')})`];
  }
  const { names, faults } = look(tokens);
  if (hasLooseBrace(tokens) && !/'[{}]/.test(text)) faults.push('has a brace that belongs to nothing');
  if (own === undefined || faults.length > 0) return faults;
  const wanted = look(compileMessageOrThrow(own)).names;
  return [
    ...[...wanted].filter((name) => !names.has(name)).map((name) => `lacks ${name}`),
    ...[...names].filter((name) => !wanted.has(name)).map((name) => `has ${name}, which the portal's text has not`),
  ];
}

/** A brace without a name beside it is read as a text; it is a slip of the pen, unless it stands in apostrophes. */
const hasLooseBrace = (tokens: CompiledMessage): boolean =>
  tokens.some((token) => typeof token === 'string' && /[{}]/.test(token));

/** The values and tags that a message takes, by name and kind, and what is wrong with it by itself. */
function look(message: CompiledMessage): { names: Set<string>; faults: string[] } {
  const names = new Set<string>();
  const faults: string[] = [];

  const visit = (tokens: CompiledMessage) => {
    const open: string[] = [];
    for (const token of tokens) {
      if (typeof token === 'string') faults.push(...visitTags(token, open, names));
      else visitValue(token[0], token[1], token[2]);
    }
    for (const tag of open) faults.push(`does not close <${tag}>`);
  };
  const visitValue = (name: string, kind: string | undefined, more: unknown) => {
    const shown = kind === undefined ? `{${name}}` : `{${name}, ${kind}}`;
    names.add(shown);
    if (kind !== undefined && !kinds.has(kind)) faults.push(`has ${shown}, which is nothing that ICU knows`);
    if (typeof more !== 'object' || more === null || kind === 'date' || kind === 'time') return;
    if (!Object.hasOwn(more, 'other')) faults.push(`has no other in ${shown}`);
    for (const branch of Object.values(more)) if (Array.isArray(branch)) visit(branch as CompiledMessage);
  };

  visit(message);
  return { names, faults };
}

/** Tags are balanced within their branch of a plural or a choice. */
function visitTags(text: string, open: string[], names: Set<string>): string[] {
  const faults: string[] = [];
  for (const [, isEnd, tag = '', isAlone] of text.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    names.add(`<${tag}>`);
    if (isAlone) continue;
    if (!isEnd) open.push(tag);
    else if (open.pop() !== tag) faults.push(`closes <${tag}> where it is not open`);
  }
  return faults;
}
