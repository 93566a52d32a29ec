import { Failure } from '../../domain/failure.ts';
import type { components } from '../../openapi/api.gen.ts';
import type { Locale } from '../i18n/locale.ts';
import type { CallOptions } from './caller.ts';
import type { Calls } from './calls.ts';
import { hasShape, isObject } from './shape.ts';

export type ContentFault = components['schemas']['ContentFault'];

/** The contents were refused; the answer says what is wrong with them, and where (`contentWorker.faults`). */
export class ContentsRefused extends Failure {
  readonly faults: ContentFault[];

  constructor(failure: Failure, faults: ContentFault[]) {
    super(failure);
    this.faults = faults;
  }
}

const isFault = (value: unknown): value is ContentFault =>
  hasShape(value, { file: 'string', message: 'string' }) && isObject(value) && typeof value['line'] === 'number';

const withFaults = (failure: Failure, problem: unknown): Failure => {
  const faults = isObject(problem) && Array.isArray(problem['faults']) ? problem['faults'].filter(isFault) : [];
  return failure.code === 'content.invalid' ? new ContentsRefused(failure, faults) : failure;
};

const isAddresses = (value: unknown): boolean =>
  Array.isArray(value) && value.every((address) => typeof address === 'string' && URL.canParse(address));

const isSettings = (value: unknown): boolean =>
  hasShape(value, { botCheck: 'object' }) &&
  isObject(value) &&
  isAddresses(value['backToOrigins']) &&
  isAddresses(value['imageOrigins']);

const isContent = (data: unknown): boolean =>
  hasShape(data, { translations: 'object' }) && isObject(data) && isSettings(data['settings']);

const isModal = (data: unknown): boolean =>
  hasShape(data, { heading: 'string', textSize: 'string', blocks: 'array' }) &&
  isObject(data) &&
  Array.isArray(data['blocks']) &&
  data['blocks'].every((block) => hasShape(block, { type: 'string', body: 'object' }));

const isReload = (data: unknown): boolean =>
  hasShape(data, { version: 'string', warnings: 'array' }) &&
  isObject(data) &&
  Array.isArray(data['warnings']) &&
  data['warnings'].every(isFault);

/** The texts that lie over the portal's own, and the settings. */
export const getContent = ({ client, read }: Calls, locale: Locale, includeEMP: boolean, options?: CallOptions) =>
  read(
    (sending) =>
      client.GET('/api/content/{locale}', {
        ...sending,
        params: { path: { locale }, query: includeEMP ? { includeEMP: 'true' } : {} },
      }),
    { isShape: isContent },
    options,
  );

/** The ids of the texts that an editor may change. */
export const getContentIds = ({ client, read }: Calls, includeEMP: boolean, options?: CallOptions) =>
  read(
    (sending) =>
      client.GET('/api/content/ids', {
        ...sending,
        params: { query: { showMessageIds: 'true', ...(includeEMP ? { includeEMP: 'true' } : {}) } },
      }),
    { isShape: (data) => hasShape(data, { ids: 'array' }) },
    options,
  );

/** A modal's content; an id that is none rejects with `modal.notFound`. */
export const getModal = ({ client, read }: Calls, language: Locale, id: string, options?: CallOptions) =>
  read(
    (sending) => client.GET('/api/modal/{language}', { ...sending, params: { path: { language }, query: { id } } }),
    { isShape: isModal },
    options,
  );

/** Has the server read the contents anew; the token goes into a header and nowhere else. Rejects with `ContentsRefused` where a file is wrong. */
export const reloadContent = ({ client, once }: Calls, purgeToken: string, options?: CallOptions) =>
  once(
    (sending) => client.PATCH('/api/content', { ...sending, params: { header: { 'X-Purge-Token': purgeToken } } }),
    { isShape: isReload, withProblem: withFaults },
    options,
  );

/** Where faults are reported. */
export const getErrorReporting = ({ client, read }: Calls, options?: CallOptions) =>
  read(
    (sending) => client.GET('/api/sentry', sending),
    { isShape: (data) => hasShape(data, { enabled: 'boolean', release: 'string', environment: 'string' }) },
    options,
  );

/** A puzzle for one action, to be solved before the operation that names it. */
export const getBotCheck = ({ client, read }: Calls, action: string, options?: CallOptions) =>
  read(
    (sending) => client.GET('/api/bot-check', { ...sending, params: { query: { action } } }),
    { isShape: (data) => hasShape(data, { challenge: 'object' }) },
    options,
  );
