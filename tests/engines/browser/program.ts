import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** In milliseconds. */
const PATIENCE = 60_000;

/** A program that runs beside the tests, and ends with them at the latest. */
export interface Program {
  /**
   * Waits for something that it says.
   *
   * @returns what stands in the brackets
   * @throws Error with all that it said where it ends before, or does not say it within a minute
   */
  heard(what: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export function startProgram(
  [path, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Program {
  // Into the last one a display writes its number.
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const killWithTests = () => child.kill('SIGKILL');
  process.once('exit', killWithTests);
  let said = '';
  for (const stream of child.stdio.slice(1)) stream?.on('data', (text: Buffer) => (said += text.toString()));
  return {
    heard: (what) =>
      hear(
        child,
        () => what.exec(said)?.[1],
        () => said,
      ),
    stop: async () => {
      process.off('exit', killWithTests);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

function hear(child: ChildProcess, found: () => string | undefined, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`${child.spawnfile} did not get ready:\n${said()}`));
    const timer = setTimeout(refuse, PATIENCE);
    child.once('error', reject);
    child.once('close', refuse);
    const listen = () => {
      const text = found();
      if (text === undefined) return;
      clearTimeout(timer);
      resolve(text);
    };
    for (const stream of child.stdio.slice(1)) stream?.on('data', listen);
    listen();
  });
}
