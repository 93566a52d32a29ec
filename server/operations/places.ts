import { isBound, productKindOf } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { SiteCheck } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { ProblemError } from '../problem.ts';
import { findSite, type RegisteredSite } from '../registers/meteringPoints.ts';
import { findStreets, findTown } from '../registers/places.ts';
import { findContractsAt } from '../store/meteringPoints.ts';
import type { Locale } from '../texts.ts';
import type { HandlersOf } from './handler.ts';

/**
 * Who has proven who they are, or works for the retailer. Anyone else is a stranger, who learns nothing of a metering
 * point or of whose contract runs there (`place.stranger`).
 */
const isProven = ({ session, employee, principals }: Actor): boolean =>
  session !== null && !principals.has('blocked') && (session.strongAuthentication || employee !== null);

function siteView({ meteringPointNo, meteringPointId, gridArea, is15minAvailable }: RegisteredSite, locale: Locale) {
  return { meteringPointNo, meteringPointId, gridArea: gridArea?.[locale] ?? '', is15minAvailable };
}

export const handlers: HandlersOf<'places'> = {
  getPostalCode: async ({ params: { postalCode }, locale }) => {
    const postalCity = findTown(postalCode, locale);
    if (postalCity === null) throw new ProblemError('resource.notFound');
    return { status: 200, body: { postalCode, postalCity } };
  },

  findStreets: async ({ query: { street, postalCode } }) => ({
    status: 200,
    body: { streets: findStreets(street, postalCode ?? null) },
  }),

  checkDeliverySite: async ({ body, locale }, actor, { database }) => {
    const answer = await findSite(database.db, body);
    if (answer.outcome === 'none') throw new ProblemError('METERING_POINT_NOT_FOUND');
    if (answer.outcome === 'outsideHeatNetwork')
      return { status: 200, body: { outcome: answer.outcome, correctedAddress: null, site: null } };
    const { outcome, site } = answer;
    const check: SiteCheck = {
      outcome,
      correctedAddress: outcome === 'corrected' ? site.address : null,
      site: isProven(actor) ? siteView(site, locale) : null,
    };
    return { status: 200, body: check };
  },

  getSiteContracts: async ({ params: { meteringPointNo }, query }, actor, { database, clock }) => {
    const today = helsinkiToday(clock().getTime());
    const contracts = await findContractsAt(database.db, { meteringPointNo, today });
    if (contracts === null) throw new ProblemError('resource.notFound');
    const running = contracts.filter((contract) => productKindOf(contract) === query.productKind);
    const ofCustomer = running.filter(({ customerId }) => customerId === query.customerId);
    // Of one that ends and one that follows it, the one that goes on.
    const own = ofCustomer.findLast(({ status }) => status !== 'M') ?? ofCustomer.at(-1);
    const isOthers = !own && running.length > 0 && isProven(actor);
    return {
      status: 200,
      body: { ownContractCode: own?.contractCode ?? null, isOwnBound: own !== undefined && isBound(own), isOthers },
    };
  },
};
