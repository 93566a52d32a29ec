/**
 * Waits for something, but not longer than so many milliseconds. What comes of it later is nobody's error.
 *
 * @param late why it is given up
 */
export async function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
