// Made of openapi/content.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const contentFaultShape = { file: 'string', line: 'number', message: 'string' } satisfies Shape;
export const contentReloadShape = { version: 'string', warnings: { '[]': contentFaultShape } } satisfies Shape;
export const contentSettingsShape = {
  disclaimerActiveFrom: ['string', 'null'],
  linkPrefix: ['string', 'null'],
  backToOrigins: { '[]': 'uri' },
  imageOrigins: { '[]': 'uri' },
  botCheck: { kind: 'string', siteKey: ['string', 'undefined'] },
  priceLock: { hasWindow: 'boolean' },
} satisfies Shape;
export const contentShape = { translations: 'object', settings: contentSettingsShape } satisfies Shape;
export const contentIdsShape = { ids: { '[]': 'string' } } satisfies Shape;
export const richTextShape = 'object' satisfies Shape;
export const modalBlockShape = { type: 'string', title: ['string', 'undefined'], body: richTextShape } satisfies Shape;
export const modalShape = {
  id: 'string',
  language: 'string',
  heading: 'string',
  textSize: 'string',
  blocks: { '[]': modalBlockShape },
} satisfies Shape;
export const errorReportingShape = {
  enabled: 'boolean',
  dsn: ['string', 'null'],
  release: 'string',
  environment: 'string',
  sampleSize: 'number',
} satisfies Shape;
export const botCheckShape = { challenge: 'object' } satisfies Shape;

/** Read the contents anew. */
export const reloadContent = (calls: Calls, params: Params<'reloadContent'>, options?: CallOptions) =>
  calls.once<Data<'reloadContent'>>(
    {
      method: 'PATCH',
      path: '/api/content',
      headers: { 'X-Purge-Token': params['X-Purge-Token'] },
      shape: contentReloadShape,
    },
    options,
  );

/** Texts and settings that an editor may change. */
export const getContent = (calls: Calls, params: Params<'getContent'>, options?: CallOptions) =>
  calls.read<Data<'getContent'>>(
    {
      method: 'GET',
      path: `/api/content/${encodeURIComponent(params['locale'])}`,
      query: { includeEMP: params['includeEMP'] },
      shape: contentShape,
      isOpen: true,
    },
    options,
  );

/** The ids of the texts. */
export const getContentIds = (calls: Calls, params: Params<'getContentIds'> = {}, options?: CallOptions) =>
  calls.read<Data<'getContentIds'>>(
    {
      method: 'GET',
      path: '/api/content/ids',
      query: { showMessageIds: params['showMessageIds'], includeEMP: params['includeEMP'] },
      shape: contentIdsShape,
      isOpen: true,
    },
    options,
  );

/** A modal's content. */
export const getModal = (calls: Calls, params: Params<'getModal'>, options?: CallOptions) =>
  calls.read<Data<'getModal'>>(
    {
      method: 'GET',
      path: `/api/modal/${encodeURIComponent(params['language'])}`,
      query: { id: params['id'] },
      shape: modalShape,
      isOpen: true,
    },
    options,
  );

/** Where the portal reports its faults. */
export const getErrorReporting = (calls: Calls, options?: CallOptions) =>
  calls.read<Data<'getErrorReporting'>>(
    { method: 'GET', path: '/api/sentry', shape: errorReportingShape, isOpen: true },
    options,
  );

/** A puzzle that shows a browser and not a bot to be at work. */
export const getBotCheck = (calls: Calls, params: Params<'getBotCheck'>, options?: CallOptions) =>
  calls.read<Data<'getBotCheck'>>(
    { method: 'GET', path: '/api/bot-check', query: { action: params['action'] }, shape: botCheckShape, isOpen: true },
    options,
  );
