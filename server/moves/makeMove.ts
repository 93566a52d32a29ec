import { areMoveDays, endingWith, moveConsents, moveNumber, moveObstacle } from '../../domain/move/index.ts';
import { kindOf } from '../../domain/contracts/index.ts';
import { addressLine, postalLine } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { ConsentText, EndsWithMove, Move, NewMove } from '../../domain/types.ts';
import type { WrittenBy } from '../access/writtenBy.ts';
import { noteConsents, PORTAL } from '../consents/noteConsents.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import { mailLocale } from '../effects/mailLocale.ts';
import { moveMail } from '../effects/moveMail.ts';
import { mailsOfCustomer } from '../effects/recipients.ts';
import { goingOnAt } from '../orders/placesTaken.ts';
import { residentsTold } from '../orders/residentsTold.ts';
import { siteOf } from '../orders/site.ts';
import { ProblemError } from '../problem.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import { endContracts } from '../store/endContracts.ts';
import { holdPoint } from '../store/meteringPoints.ts';
import { addMove, copyContract, findBuildingContracts, findMovedAddons } from '../store/moves.ts';
import type { Queries } from '../store/queries.ts';
import { endContract } from '../store/terminations.ts';
import { languageOf, type Locale } from '../texts.ts';
import { endOffered } from '../transfers/endOffered.ts';

/** What moves, as it was asked for, and by whom. */
export interface Moving {
  moveId: string;
  move: NewMove;
  contractCode: string;
  by: WrittenBy;
  /** In which flow it was asked for: signed in, or not. */
  useCase: 'MyMove' | 'MyMoveAnonymous';
  /** The boxes in the words that were read. */
  consents: readonly ConsentText[];
  /** When it was sent, and agreed to what it says. */
  agreedAt: Date;
}

const sold = { template: { product: { productKind: 'Electricity' } } } as const;

/**
 * Moves a contract (`move.made`): it ends in the old home, with what belongs to the building there, and the same one begins in
 * the new one; one row has both halves, and all of it holds, or nothing.
 *
 * @param db of the transaction
 * @throws ProblemError `move.notPossible`, `move.dayNotPossible`, `move.ownContract`
 */
export async function makeMove(
  { db, now }: { db: Queries; now: Date },
  moving: Moving,
): Promise<{ answer: Move; mails: OutgoingMail[] }> {
  const { moveId, move, contractCode, by } = moving;
  const { startDate, lastDay, newHome, email, phone, billAddress, named, locale } = move;
  const today = helsinkiToday(now.getTime());
  const site = await siteOf(db, { deliverySite: newHome }, sold.template.product, null);
  const present = await held(db, contractCode, site?.meteringPointNo ?? null);
  const { contract, meteringPoint, product } = present;
  if (moveObstacle(contract, today) !== null) throw new ProblemError('move.notPossible');
  if (!areMoveDays(move, contract, today)) throw new ProblemError('move.dayNotPossible');
  if (site !== null) await refuseOwn(db, present, { meteringPointNo: site.meteringPointNo, startDate, today });

  const { customerId } = contract;
  const customer = await findCustomer(db, customerId);
  const told = mailLocale(locale, by, customer);
  const ending = await endingAt(db, present, today);
  const addons = await findMovedAddons(db, contractCode, startDate);
  const newContractCode =
    site && (await copyContract(db, present, { startDate, today, meteringPointNo: site.meteringPointNo }));
  const ended = await endContracts(
    db,
    ending.map((one) => one.contract.contractCode),
    lastDay,
  );
  await endContract(db, contractCode, lastDay);
  const serialNo = await addMove(db, {
    moveId,
    contractCode,
    customerId,
    lastDay,
    ended,
    newContractCode,
    startDate,
    newHome,
    email,
    phone,
    billAddress: billAddress ?? null,
    named,
    language: languageOf(told),
    ...by,
    receivedAt: now,
  });
  await noteConsents(db, {
    asked: moveConsents(moving.consents),
    consents: move.consents,
    locale,
    useCase: moving.useCase,
    customerId,
    sub: by.sub,
    employee: by.employee,
    channel: PORTAL,
    source: moveId,
    at: moving.agreedAt,
  });

  const answerIn = (language: Locale): Move => ({
    moveNo: moveNumber(today, serialNo),
    contractCode,
    newContractCode,
    productName: product.name[language],
    addons: addons.map(({ name }) => name[language]),
    ends: ending.map((one): EndsWithMove => ({
      kind: kindOf(one.contract) === 'heat' ? 'heat' : 'smallProduction',
      productName: one.product.name[language],
    })),
    oldPlace: addressLine(meteringPoint),
    newPlace: addressLine(site?.address ?? newHome.address),
    meteringPointInfo: site && { meteringPointNo: site.meteringPointNo, meteringPointId: site.meteringPointId },
    startDate,
    lastDay,
    email,
    billPlace: billAddress ? postalLine(billAddress, language) : null,
    receivedAt: now.toISOString(),
  });
  const there = { site, startDate, contractCode: newContractCode, customerId, today };
  return {
    answer: answerIn(locale),
    mails: [
      ...mailsOfCustomer(email, customer, { mail: moveMail(answerIn(told), told) }),
      ...(await residentsTold(db, sold, there)),
      ...(await endOffered({ db, now }, contractCode, 'moved')),
    ],
  };
}

/** The contract, held with both places: always in the same order, so that two who change homes wait for each other in turn. */
async function held(db: Queries, contractCode: string, newPoint: string | null): Promise<ContractAtSite> {
  const found = await findContractAtSite(db, contractCode);
  const points = [found?.meteringPoint.meteringPointNo ?? null, newPoint].filter((point) => point !== null);
  for (const point of [...new Set(points)].sort()) await holdPoint(db, point);
  const present = await holdContractAtSite(db, contractCode);
  if (!present) throw new ProblemError('resource.notFound');
  return present;
}

/** Where the customer has a contract that goes on, nothing moves: the one of the old home is ended instead (`move.ownContract`). */
async function refuseOwn(
  db: Queries,
  { contract: { customerId } }: ContractAtSite,
  there: { meteringPointNo: string; startDate: string; today: string },
): Promise<void> {
  const goingOn = await goingOnAt(db, sold.template.product, there);
  if (goingOn.some((one) => one.customerId === customerId)) throw new ProblemError('move.ownContract');
}

/** What belongs to the building of the old home (`move.ends`). */
async function endingAt(db: Queries, { contract, meteringPoint }: ContractAtSite, today: string) {
  const { postalCode } = meteringPoint;
  const all = await findBuildingContracts(db, { customerId: contract.customerId, postalCode });
  const others = all.map((one) => ({ ...one.contract, of: one }));
  return endingWith(others, { home: meteringPoint, addressOf: ({ of }) => of.meteringPoint, today }).map(
    ({ of }) => of,
  );
}
