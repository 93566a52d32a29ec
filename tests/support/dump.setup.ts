import { demoDump } from './dump.ts';

/** Before the first test, so that not each process makes a dump of its own. */
export default async function makeDump(): Promise<void> {
  await demoDump();
}
