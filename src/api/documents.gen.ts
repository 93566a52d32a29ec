// Made of openapi/documents.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';

/** A document as PDF. */
export const getDocument = (calls: Calls, params: Params<'getDocument'>, options?: CallOptions) =>
  calls.read<Data<'getDocument'>>(
    {
      method: 'GET',
      path: `/api/documents/${encodeURIComponent(params['documentId'])}`,
      query: { lang: params['lang'] },
      shape: 'undefined',
      isOpen: true,
    },
    options,
  );
