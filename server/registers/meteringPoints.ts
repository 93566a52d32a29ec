import { setTimeout as wait } from 'node:timers/promises';
import { isMeteringPointId } from '../../domain/identifiers/index.ts';
import { streetLine, plainNumber, plainWords } from '../../domain/places/index.ts';
import type { OrderAddress, SiteQuestion } from '../../domain/types.ts';
import { ProblemError } from '../problem.ts';
import { findPoints, type PlacedPoint } from '../store/meteringPoints.ts';
import type { LocalText } from '../store/productTables.ts';
import type { Queries } from '../store/queries.ts';
import { meantBy } from './addressMatch.ts';
import { otherStreetName, townNames } from './places.ts';
import { withinTime } from './withinTime.ts';

/** A metering point as the register knows it. */
export interface RegisteredSite {
  meteringPointNo: string;
  meteringPointId: string;
  /** The area of the grid company; null where the register does not say. */
  gridArea: LocalText | null;
  is15minAvailable: boolean;
  /** The retailer has the obligation to supply there. */
  isLiableCompanyGrid: boolean;
  /** A house whose connection the grid company checks first. */
  isSccHouseType: boolean;
  address: SiteAddress;
}

/** As the register writes it. */
export interface SiteAddress {
  streetName: string;
  houseNumber: string;
  houseLetter: string | null;
  residence: string | null;
  postalCode: string;
  postalCity: string;
}

/** `corrected`: the register writes the address otherwise than it was asked. */
export type SiteAnswer =
  { outcome: 'found' | 'corrected'; site: RegisteredSite } | { outcome: 'outsideHeatNetwork' } | { outcome: 'none' };

/** In milliseconds: how long the demo's register thinks about a metering point with which it is slow. */
const SLOW_ANSWER = 3_000;
/** In seconds. */
const RETRY_AFTER = 5;

/** Which kinds of metering points serve what is sold, the better first: own production may begin where one consumes. */
const kindsFor = {
  Electricity: ['electricity'],
  SmallProduction: ['production', 'electricity'],
  Heat: ['heat'],
} as const satisfies Record<SiteQuestion['productKind'], string[]>;

/**
 * Asks the register of metering points; the one place that does. What it answers is looked at before it is believed.
 *
 * @throws ProblemError `place.unavailable` where it does not answer, or what it answers cannot be (`place.register`)
 */
export async function findSite(db: Queries, question: SiteQuestion): Promise<SiteAnswer> {
  const answer = await withinTime(askRegister(db, question), 'away' as const);
  if (answer === 'away') throw new ProblemError('place.unavailable', { retryAfter: RETRY_AFTER });
  if ('site' in answer && !isCredible(answer.site, question))
    throw new ProblemError('place.unavailable', { retryAfter: RETRY_AFTER });
  return answer;
}

/** The register speaks of what it was asked for: of another house, or of no id, it would be wrong. */
function isCredible({ meteringPointId, address }: RegisteredSite, { address: asked, ...question }: SiteQuestion) {
  if (!isMeteringPointId(meteringPointId)) return false;
  if (question.meteringPointId !== null) return meteringPointId === question.meteringPointId;
  const isSameHouse = plainNumber(address.houseNumber) === plainNumber(asked?.houseNumber ?? null);
  return isSameHouse && address.postalCode === asked?.postalCode;
}

/**
 * The demo's register: what stands in the database, and the mood that a metering point's row has. A retailer asks its own
 * here (`place.register`).
 */
async function askRegister(db: Queries, question: SiteQuestion): Promise<SiteAnswer | 'away'> {
  const there = await pointsMeant(db, question);
  const kinds: readonly string[] = kindsFor[question.productKind];
  const [found] = there
    .filter(({ point }) => kinds.includes(point.kind))
    .sort((one, next) => kinds.indexOf(one.point.kind) - kinds.indexOf(next.point.kind));
  const mood = (found ?? there[0])?.point.registerMood;
  if (mood === 'slow') await wait(SLOW_ANSWER);
  if (mood === 'away') return 'away';

  if (!found) {
    const isOutside = there.length > 0 && !there.some(({ point }) => point.isInHeatNetwork);
    return { outcome: question.productKind === 'Heat' && isOutside ? 'outsideHeatNetwork' : 'none' };
  }
  const known = siteOf(found);
  // Of another house, and of another metering point.
  const elsewhere = { meteringPointId: 'Y0', address: { ...known.address, houseNumber: '0' } };
  const site = mood === 'wrong' ? { ...known, ...elsewhere } : known;
  const isAsked =
    question.meteringPointId !== null || (question.address && isWrittenSo(question.address, site.address));
  return { outcome: isAsked ? 'found' : 'corrected', site };
}

async function pointsMeant(db: Queries, { address, meteringPointId }: SiteQuestion): Promise<PlacedPoint[]> {
  if (meteringPointId !== null) return findPoints(db, { meteringPointId });
  if (address?.typeOfAddress !== 'regularAddress' || address.streetName === null) return [];
  const rows = await findPoints(db, { postalCode: address.postalCode });
  const otherName = otherStreetName(address.streetName, address.postalCode);
  const byAddress = rows.map((row) => ({ ...row.point, row }));
  return meantBy(address, byAddress, otherName).map(({ row }) => row);
}

function siteOf({ point, area }: PlacedPoint): RegisteredSite {
  const { meteringPointNo, meteringPointId, is15minAvailable, isSccHouseType } = point;
  const { streetName, houseNumber, houseLetter, residence, postalCode, postalCity } = point;
  return {
    meteringPointNo,
    meteringPointId,
    gridArea: area?.name ?? null,
    is15minAvailable,
    isLiableCompanyGrid: area?.isLiable ?? false,
    isSccHouseType,
    address: { streetName, houseNumber, houseLetter, residence, postalCode, postalCity },
  };
}

/** Letter by letter, but for the fields that its parts stand in; a town may go by any of its names. */
function isWrittenSo(typed: OrderAddress, registered: SiteAddress): boolean {
  const names = [registered.postalCity, ...townNames(registered.postalCode)].map(plainWords);
  return streetLine(typed) === streetLine(registered) && names.includes(plainWords(typed.postalCity));
}
