import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chart } from '../chart/chart.ts';

const project = join(import.meta.dirname, '..', '..');

/** A revision that cannot be compared with. */
export class RevisionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RevisionError';
  }
}

function run(command: string, args: string[], cwd = project): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new RevisionError(error?.message ?? stderr.trim());
  return stdout;
}

function commitOf(revision: string): string {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).trim();
  } catch {
    throw new RevisionError(`git knows no revision ${revision}`);
  }
}

/**
 * The charts of all machines as they were in a revision. Its machines are run in a process of their own, from a copy
 * that is removed again; they are described by the tools of today.
 *
 * @throws RevisionError where git does not know the revision, or its machines cannot be read
 */
export function chartsAt(revision: string): Chart[] {
  const commit = commitOf(revision);
  const folder = mkdtempSync(join(tmpdir(), 'oma-kajo-atlas-'));
  try {
    const archive = join(folder, 'revision.tar');
    run('git', ['archive', '--output', archive, commit]);
    run('tar', ['-xf', archive, '-C', folder]);
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const out = join(folder, 'charts.json');
    const describe = join(project, 'atlas', 'difference', 'describeAll.ts');
    run(process.execPath, ['--import', 'tsx', describe, join(folder, 'machines'), out], folder);
    return JSON.parse(readFileSync(out, 'utf8')) as Chart[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
