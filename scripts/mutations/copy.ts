import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Somebody has told the script to stop. */
export class Stopped extends Error {}

/** Whether a run went well, and all that it said. */
export interface Ended {
  isGood: boolean;
  said: string;
}

/** The project in a folder of its own, where it may be broken; ignored files stay behind. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'oma-kajo-mutated-'));
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#stop.abort());
    const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
      '\0',
    );
    for (const file of files) if (file && existsSync(file)) cpSync(file, join(this.folder, file));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /**
   * Runs Node in the copy.
   *
   * @returns whether it went well, and what it said
   * @throws Stopped
   */
  run(...args: string[]): Promise<Ended> {
    return this.start(args).ended;
  }

  /**
   * Starts Node in the copy, in a process group of its own: nothing that it began outlives it.
   *
   * @param hear gets each line of its output as it comes
   * @returns its end, which is `Stopped` where somebody told the script to stop, and what ends it at once
   */
  start(args: string[], hear: (line: string) => void = () => {}): { ended: Promise<Ended>; kill: () => void } {
    if (this.#stop.signal.aborted) throw new Stopped();
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      signal: this.#stop.signal,
      // Playwright then ends its workers and their servers first.
      killSignal: 'SIGINT',
    });
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // None of the group is left.
      }
    };
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    createInterface(child.stdout).on('line', hear);
    const closed = new Promise<number | null>((done) => {
      // Being told to stop is no end yet.
      child.on('error', () => {});
      child.on('exit', kill);
      child.on('close', done);
    });
    this.#running = closed;
    const ended = closed.then((code) => {
      if (this.#stop.signal.aborted) throw new Stopped();
      return { isGood: code === 0, said };
    });
    return { ended, kill };
  }

  async remove(): Promise<void> {
    await this.#running;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
