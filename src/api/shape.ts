/** An answer as it came: anything, until its shape has been looked at. */
export type Fields = Record<string, unknown>;

/**
 * What a page relies on in an answer: the kind of each field. A list of shapes is any of them, `[]` stands for the items
 * of an array, `*` for every member of an object. The server checks the rest.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | 'null'
  | 'undefined'
  | 'any'
  /** An absolute address. */
  | 'uri'
  | readonly Shape[]
  | { readonly [field: string]: Shape };

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has the shape; members that it does not name may be anything. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'any') return true;
  if (shape === 'null') return value === null;
  if (shape === 'uri') return typeof value === 'string' && URL.canParse(value);
  if (shape === 'object') return isObject(value);
  if (typeof shape === 'string') return typeof value === shape;
  if (isListed(shape)) return shape.some((one) => hasShape(value, one));
  const { '[]': item, '*': member, ...fields } = shape;
  if (item) return Array.isArray(value) && value.every((one) => hasShape(one, item));
  if (!isObject(value)) return false;
  if (member) return Object.values(value).every((one) => hasShape(one, member));
  return Object.entries(fields).every(([field, one]) => hasShape(value[field], one));
}

const isListed = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
