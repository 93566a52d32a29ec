/** How deep a file of contents may nest. */
const DEPTH = 30;

/** Members that every object has already. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** A file that is no JSON, and the line where that shows. */
export class JsonFault extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.name = 'JsonFault';
    this.line = line;
  }
}

export interface JsonDocument {
  value: unknown;
  /**
   * The line, from 1, of the member that a path leads to; of what would hold it where there is none, so that a missing
   * member is told at its object.
   */
  lineOf(path: readonly PropertyKey[]): number;
}

type Place = Map<PropertyKey, number>;

/**
 * Reads JSON as `JSON.parse` does and remembers where everything stood, so that an editor is told the line of each fault
 * (`content.refused`). A name that stands twice in one object is a fault too, where `JSON.parse` would keep the last one
 * in silence, and so is one that every object has.
 *
 * @throws JsonFault
 */
export function readJson(text: string): JsonDocument {
  const places = new WeakMap<object, Place>();
  let at = 0;

  const lineAt = linesOf(text);
  const refuse = (message: string, offset = at): never => {
    throw new JsonFault(message, lineAt(offset));
  };
  const next = (): string => {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
    return text.charAt(at);
  };
  const isNext = (sign: string): boolean => {
    if (next() !== sign) return false;
    at += 1;
    return true;
  };
  const told = (sign: string) => (sign === '' ? 'the file ends' : `there is ${JSON.stringify(sign)}`);
  const separated = (end: string): boolean => {
    if (isNext(end)) return false;
    if (!isNext(',')) refuse(`${told(next())} where a comma or ${end} should be`);
    return true;
  };

  function readString(): string {
    const start = at;
    for (at += 1; text.charAt(at) !== '"'; at += text.charAt(at) === '\\' ? 2 : 1)
      if (at >= text.length || text.charAt(at) === '\n') refuse('a text has no closing quotation mark', start);
    at += 1;
    let value = '';
    try {
      value = JSON.parse(text.slice(start, at)) as string;
    } catch {
      refuse('a text has a character or a \\ that JSON does not allow', start);
    }
    if (!value.isWellFormed()) refuse('a text has half a character', start);
    return value;
  }

  function readWord(): unknown {
    const start = at;
    while (/[\w.+-]/.test(text.charAt(at))) at += 1;
    try {
      return JSON.parse(text.slice(start, at));
    } catch {
      at = start;
      return refuse(`${told(text.charAt(at))} where a value should be`);
    }
  }

  function readArray(depth: number): unknown[] {
    const list: unknown[] = [];
    const place: Place = new Map();
    places.set(list, place);
    at += 1;
    if (isNext(']')) return list;
    do {
      next();
      place.set(list.length, at);
      list.push(readValue(depth));
    } while (separated(']'));
    return list;
  }

  function readObject(depth: number): object {
    const members: [string, unknown][] = [];
    const place: Place = new Map();
    at += 1;
    if (!isNext('}'))
      do {
        if (next() !== '"') refuse(`${told(next())} where a name in quotation marks should be`);
        const start = at;
        const name = readString();
        if (unsafeNames.has(name)) refuse(`${name} cannot be a name`, start);
        if (place.has(name)) refuse(`${name.slice(0, 60)} stands here twice`, start);
        place.set(name, start);
        if (!isNext(':')) refuse(`${told(next())} where a colon should be`);
        members.push([name, readValue(depth)]);
      } while (separated('}'));
    const object = Object.fromEntries(members);
    places.set(object, place);
    return object;
  }

  function readValue(depthLeft: number): unknown {
    const sign = next();
    if (depthLeft === 0) refuse(`it nests more than ${DEPTH} levels`);
    if (sign === '{') return readObject(depthLeft - 1);
    if (sign === '[') return readArray(depthLeft - 1);
    return sign === '"' ? readString() : readWord();
  }

  next();
  const start = at;
  const value = readValue(DEPTH);
  if (next() !== '') refuse(`${told(next())} after the end`);

  return {
    value,
    lineOf: (path) => {
      let offset = start;
      let node: unknown = value;
      for (const key of path) {
        const found: number | undefined = isObject(node) ? places.get(node)?.get(key) : undefined;
        if (found === undefined) break;
        offset = found;
        node = (node as Record<PropertyKey, unknown>)[key];
      }
      return lineAt(offset);
    },
  };
}

/** The line, from 1, of an offset; the ends of lines are looked for once, with the first question. */
function linesOf(text: string): (offset: number) => number {
  let ends: number[] | undefined;
  return (offset) => {
    ends ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) < offset) from = middle + 1;
      else to = middle;
    }
    return from + 1;
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
