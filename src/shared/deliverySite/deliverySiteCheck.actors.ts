import { fromPromise } from 'xstate';
import type { SiteCheck, SiteContracts, SiteQuestion } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { checkDeliverySite, getSiteContracts } from '../../api/places.gen.ts';

type LookUp = Parameters<typeof getSiteContracts>[1];

/** What the machine of a delivery site's check invokes, done over the portal's calls. */
export function deliverySiteCheckActors(calls: Calls) {
  return {
    checkSite: fromPromise<SiteCheck, SiteQuestion>(({ input, signal }) => checkDeliverySite(calls, input, { signal })),
    getContracts: fromPromise<SiteContracts, LookUp>(({ input, signal }) => getSiteContracts(calls, input, { signal })),
  };
}
