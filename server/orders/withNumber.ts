import { randomInt } from 'node:crypto';

/** Keeps something under eight digits that nothing else has. @returns the number */
export async function withNumber(keep: (number: string) => Promise<boolean>): Promise<string> {
  for (;;) {
    const number = String(randomInt(10_000_000, 100_000_000));
    if (await keep(number)) return number;
  }
}
