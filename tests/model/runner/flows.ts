import { explore, type Graph } from '../../../atlas/explorer/explore.ts';
import { loadModels } from '../../../atlas/modelFiles.ts';
import type { FlowModel } from '../../../machines/flowModel.ts';

/** A flow, and what can happen in it on the page. */
export interface Flow {
  model: FlowModel;
  /** All that the machine can do. */
  machine: Graph;
  /** What of it can happen on the page. */
  page: Graph;
}

/** Every flow that has a model. */
export async function loadFlows(): Promise<Flow[]> {
  const models = await loadModels();
  return models.map(({ model }) => ({ model, machine: explore(model), page: explore(model, 'page') }));
}
