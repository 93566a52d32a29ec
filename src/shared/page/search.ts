import * as v from 'valibot';
import { isOwnPath } from '../../../domain/links/index.ts';

/** A path of the portal in the address, to go on to; anything that could lead elsewhere counts as not given. */
export const OwnPath = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isOwnPath))), undefined));

/** `app` and `embed` ask for the embedded view, and stay in the address from page to page (`frame.embedded`). */
export const ViewSearch = v.object({
  app: v.optional(v.fallback(v.optional(v.literal('true')), undefined)),
  embed: v.optional(v.fallback(v.optional(v.literal('true')), undefined)),
});
