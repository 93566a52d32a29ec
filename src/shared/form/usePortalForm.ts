import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useResolvedForm, type PortalForm, type ResolvedFormOptions } from './useResolvedForm.ts';

export type { FieldWords, PortalForm } from './useResolvedForm.ts';

interface PortalFormOptions<Values extends FieldValues, Output> extends Omit<
  ResolvedFormOptions<Values, Output>,
  'resolver'
> {
  schema: GenericSchema<Values, Output>;
}

/** A form over a schema. */
export function usePortalForm<Values extends FieldValues, Output>({
  schema,
  ...options
}: PortalFormOptions<Values, Output>): PortalForm<Values, Output> {
  return useResolvedForm({ ...options, resolver: valibotResolver(schema) });
}
