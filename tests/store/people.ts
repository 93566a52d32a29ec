import { demoPeople } from '../../server/demo/people.ts';

/** What the identity provider calls a demo person. */
export function subOf(familyName: string): string {
  const found = demoPeople.find((person) => person.familyName === familyName);
  if (!found) throw new Error(`nobody of the demo is called ${familyName}`);
  return found.sub;
}

export const aino = { sub: subOf('Mäkelä'), customerId: '40127731' };
export const asa = { sub: subOf('Öhman'), customerId: '40141178' };
/** She may act for Åsa. */
export const kirsi = { sub: subOf('Saarinen') };
