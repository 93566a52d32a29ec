import type { components } from '../../../openapi/api.gen.ts';
import type { Failure } from '../../../domain/failure.ts';
import { contentFaultShape } from '../../api/content.gen.ts';
import { hasShape } from '../../api/shape.ts';

export type ContentFault = components['schemas']['ContentFault'];

const isFault = (value: unknown): value is ContentFault => hasShape(value, contentFaultShape);

/** What is wrong with the contents that were refused, and where (`contentWorker.faults`). */
export function faultsOf(failure: Failure | null): ContentFault[] {
  const faults = failure?.more['faults'];
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}
