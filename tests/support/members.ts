/** The way to a member of a JSON value, from the outside in. */
type Way = readonly (string | number)[];

/** What stands at a place of a JSON value; undefined where nothing does. */
export const at = (whole: unknown, way: Way): unknown =>
  way.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | null)?.[step], whole);

/** The same JSON value with something else at a place. */
export function put(whole: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string, unknown>;
  copy[step] = put(copy[step], rest, value);
  return copy;
}
