import { isIdentityCode } from '../../domain/identifiers/index.ts';

let made = 0;

/** An identity code that nobody has had before in this process, of a number that is given to nobody. */
export function newIdentityCode(): string {
  made += 1;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${two(1 + (made % 28))}${two(1 + (Math.floor(made / 28) % 12))}${two(50 + (Math.floor(made / 336) % 50))}`;
  const number = 999 - (Math.floor(made / 16_800) % 50);
  const codes = [...'0123456789ABCDEFHJKLMNPRSTUVWXY'].map((check) => `${day}-${number}${check}`);
  const found = codes.find(isIdentityCode);
  if (found === undefined) throw new Error(`${day} is no day`);
  return found;
}
