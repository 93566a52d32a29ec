import { fromPromise } from 'xstate';
import type { NewAddonRemoval, RemovableAddons } from '../../../domain/types.ts';
import { addonRemovalShape, getRemovableAddons, terminateVap } from '../../api/addonRemoval.gen.ts';
import type { Calls } from '../../api/calls.ts';
import { submissionOf } from '../submission/submission.actors.ts';

/** The end of a service, and of which contract it is. */
interface Request extends NewAddonRemoval {
  customerId: string;
  contractNo: string;
  tariffNo: number;
}

/** What the machine of the end of a service invokes, done over the portal's calls. */
export const addonRemovalActors = (calls: Calls) => ({
  read: fromPromise<RemovableAddons, { customerId: string }>(({ input, signal }) =>
    getRemovableAddons(calls, input, { signal }),
  ),
  submission: submissionOf<Request>(calls, {
    send: (api, { customerId, contractNo, tariffNo, ...removal }, options) =>
      terminateVap(api, { customerId, contractNo, tariffNo: String(tariffNo) }, removal, options),
    answerShape: addonRemovalShape,
  }),
});
