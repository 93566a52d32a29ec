const NO_BREAK_SPACE = '\u00A0';

/**
 * A Finnish mobile number in groups, as it is written in the country: `+358 40 123 4501`. Any other stays as it is: each
 * country groups its own.
 *
 * @param number in the international form, without spaces
 */
export function groupPhone(number: string): string {
  const [, ...groups] = /^(\+358)(4\d|50)(\d{3})(\d{3,5})$/.exec(number) ?? [];
  return groups.length > 0 ? groups.join(NO_BREAK_SPACE) : number;
}
