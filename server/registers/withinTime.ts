/** In milliseconds: longer nobody waits for a register. One that only thinks takes less (`registers.time`). */
export const REGISTER_TIME = 8_000;

/**
 * What a register answers, or `late` where it has not answered in time; what it says later is not heard
 * (`registers.time`).
 */
export async function withinTime<Answer, Late>(asked: Promise<Answer>, late: Late): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, REGISTER_TIME, late);
  });
  try {
    return await Promise.race([asked, over]);
  } finally {
    clearTimeout(timer);
  }
}
