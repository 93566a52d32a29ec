import { compiledServer } from './compiledServer.ts';
import { demoDump } from './dump.ts';

/** Before the first test, so that not each process makes its own. */
export default async function makeOnce(): Promise<void> {
  await demoDump();
  await compiledServer();
}
