import type { FlowModel } from '../../../machines/flowModel.ts';

const files = import.meta.glob<{ model: FlowModel }>('../../../machines/*/*.model.ts', { eager: true });
const models = Object.values(files).map(({ model }) => model);

/** What a person does in a machine, and sees; undefined for one that has no model. */
export const modelOf = (machine: string): FlowModel | undefined => models.find((model) => model.machine.id === machine);
