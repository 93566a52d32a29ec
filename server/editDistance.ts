/**
 * How many slips of the pen lie between two words: letters left out, put in or taken for another, and neighbours that have
 * changed places.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const steps = [(last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
      const areSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && areSwapped) steps.push((before[column - 2] ?? 0) + 1);
      now.push(Math.min(...steps));
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
