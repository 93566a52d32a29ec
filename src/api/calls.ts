import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/api.gen.ts';
import { createCaller, type Caller, type Credentials } from './caller.ts';

/** What a call is made with: the client that knows the API's paths and types, and the ways to send. */
export interface Calls extends Caller {
  client: Client<paths>;
}

export function createCalls(credentials: Credentials, origin: string): Calls {
  return { client: createClient<paths>({ baseUrl: origin }), ...createCaller(credentials) };
}
