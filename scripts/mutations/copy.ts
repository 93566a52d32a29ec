import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Somebody has told the script to stop. */
export class Stopped extends Error {}

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
  run(...args: string[]): Promise<{ isGood: boolean; said: string }> {
    return this.follow(() => {}, ...args);
  }

  /**
   * Runs Node in the copy.
   *
   * @param hear gets each line of its output as it comes
   * @returns whether it went well, and what it said
   * @throws Stopped
   */
  async follow(hear: (line: string) => void, ...args: string[]): Promise<{ isGood: boolean; said: string }> {
    if (this.#stop.signal.aborted) throw new Stopped();
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: this.#stop.signal,
      // Playwright then ends its workers and their servers first.
      killSignal: 'SIGINT',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    createInterface(child.stdout).on('line', hear);
    const ended = new Promise<number | null>((done) => {
      // Being told to stop is no end yet.
      child.on('error', () => {});
      child.on('close', done);
    });
    this.#running = ended;
    const code = await ended;
    if (this.#stop.signal.aborted) throw new Stopped();
    return { isGood: code === 0, said };
  }

  async remove(): Promise<void> {
    await this.#running;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
