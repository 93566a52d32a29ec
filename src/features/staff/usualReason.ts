/**
 * A reason with one of the usual ones chosen: it takes the place of another usual one, and stands before what the employee
 * has written, so that nothing of that is lost.
 */
export function withUsual(written: string, chosen: string, usual: readonly string[]): string {
  const text = written.trim();
  const before = usual.find((reason) => text === reason || text.startsWith(`${reason}: `));
  const own = before === undefined ? text : text.slice(before.length + 2);
  return own === '' ? chosen : `${chosen}: ${own}`;
}
