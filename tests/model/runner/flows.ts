import type { Explored } from '../../../atlas/explorer/coverage.ts';
import { explore } from '../../../atlas/explorer/explore.ts';
import { loadModels } from '../../../atlas/modelFiles.ts';

export type Flow = Explored;

/** Every flow that has a model. */
export async function loadFlows(): Promise<Flow[]> {
  const models = await loadModels();
  return models.map(({ model, content }) => ({
    model,
    content,
    machine: explore(model),
    page: explore(model, 'page'),
  }));
}
