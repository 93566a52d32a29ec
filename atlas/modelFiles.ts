import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowModel } from '../machines/flowModel.ts';

const machines = join(import.meta.dirname, '..', 'machines');

/** The models of all machines, each with its file and the folder that it stands in. */
export async function loadModels(): Promise<{ file: string; folder: string; model: FlowModel }[]> {
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.model.ts'))
    .map((file) => join(machines, file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { model } = (await import(pathToFileURL(file).href)) as { model: FlowModel };
      return { file, folder: basename(dirname(file)), model };
    }),
  );
}

/** The file of each machine's model, by the machine's id. */
export const modelFiles = async (): Promise<Map<string, string>> =>
  new Map((await loadModels()).map(({ file, model }) => [model.machine.id, file]));
