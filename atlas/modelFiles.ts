import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowModel } from '../machines/flowModel.ts';

const machines = join(import.meta.dirname, '..', 'machines');

/**
 * What the sources in a machine's folder say, as a hash: what the tests found of a machine belongs to its content, and
 * counts no more when that is otherwise. Its tests are none of it.
 */
export function contentOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test|\.testing)\.ts$/.test(name)).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A machine's model, as it is found. */
interface LoadedModel {
  file: string;
  /** The name of the folder that it stands in. */
  folder: string;
  content: string;
  model: FlowModel;
}

/** The models of all machines. */
export async function loadModels(): Promise<LoadedModel[]> {
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.model.ts'))
    .map((file) => join(machines, file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { model } = (await import(pathToFileURL(file).href)) as { model: FlowModel };
      return { file, folder: basename(dirname(file)), content: contentOf(dirname(file)), model };
    }),
  );
}

/** The file of each machine's model, by the machine's id. */
export const modelFiles = async (): Promise<Map<string, string>> =>
  new Map((await loadModels()).map(({ file, model }) => [model.machine.id, file]));
