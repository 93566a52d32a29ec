import type { GuardAnswers } from './internals.ts';

/*
 * A comparison is proven where it turns: a value on each side of its limit, and nothing between them.
 */

/** In milliseconds. */
const DAY = 86_400_000;
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Every value in what a guard was asked with, by its path; a list is known by its length too. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
  return Array.isArray(value) ? [[`${path}.length`, value.length], ...inner] : inner;
}

/** Whether nothing lies between two values: whole numbers, days, instants, or a text and the same with one more letter. */
function areNeighbours(one: unknown, two: unknown): boolean {
  if (typeof one === 'number' && typeof two === 'number') return Math.abs(one - two) === 1;
  if (typeof one !== 'string' || typeof two !== 'string') return false;
  const apart = Math.abs(Date.parse(one) - Date.parse(two));
  if (!Number.isNaN(apart)) return apart === (isDay(one) && isDay(two) ? DAY : 1);
  return Math.abs(one.length - two.length) === 1 && (one.startsWith(two) || two.startsWith(one));
}

/** Whether a guard that is asked with both sees no other difference than that of neighbours. */
function isOneStepApart(yes: Map<string, unknown>, no: Map<string, unknown>): boolean {
  const differing = [...new Set([...yes.keys(), ...no.keys()])].filter((path) => yes.get(path) !== no.get(path));
  return differing.length > 0 && differing.every((path) => areNeighbours(yes.get(path), no.get(path)));
}

/** The guards that compare and were never asked on both sides of their limit with nothing between. */
export function farFromLimits(guards: GuardAnswers): string[] {
  return [...guards].flatMap(([name, { compared }]) => {
    if (!compared) return [];
    const [yes, no] = [compared.yes, compared.no].map((asked) =>
      [...asked].map((facts) => new Map(leaves(JSON.parse(facts)))),
    );
    return yes?.some((one) => no?.some((two) => isOneStepApart(one, two))) ? [] : [name];
  });
}
