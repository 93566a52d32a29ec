/*
 * Chance that is always the same: a number of a seed and a place, so that a month can be made without those before it, on
 * every machine, and once more the same.
 */

const seeds = new Map<string, number>();

/** The seed of a name. */
export function seedOf(name: string): number {
  const known = seeds.get(name);
  if (known !== undefined) return known;
  let seed = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) seed = Math.imul(seed ^ name.charCodeAt(at), 0x01000193);
  seeds.set(name, seed | 0);
  return seed | 0;
}

/** A number from 0 up to 1. */
export function chance(seed: number, at: number): number {
  let bits = Math.imul(seed ^ Math.imul(at | 0, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** A number from −1 to 1 that goes gently from each whole place to the next. */
export function drift(seed: number, at: number): number {
  const whole = Math.floor(at);
  const part = at - whole;
  const before = chance(seed, whole);
  const gentle = part * part * (3 - 2 * part);
  return (before + (chance(seed, whole + 1) - before) * gentle) * 2 - 1;
}
