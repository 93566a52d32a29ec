/** An answer as it came: anything, until its shape has been looked at. */
export type Fields = Record<string, unknown>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the answer has these fields, each of its kind. Enough for a page not to break on it; the server checks the rest. */
export function hasShape(
  value: unknown,
  kinds: Record<string, 'string' | 'boolean' | 'array' | 'object'>,
): value is Fields {
  if (!isObject(value)) return false;
  return Object.entries(kinds).every(([field, kind]) => {
    const found = value[field];
    if (kind === 'array') return Array.isArray(found);
    return kind === 'object' ? isObject(found) : typeof found === kind;
  });
}
