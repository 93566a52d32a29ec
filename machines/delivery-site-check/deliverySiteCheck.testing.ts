import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import type { OrderAddress, SiteCheck, SiteContracts } from '../../domain/types.ts';
import { deliverySiteCheckMachine } from './deliverySiteCheck.machine.ts';
import type { AskedSite, DeliverySiteCheckEmitted, DeliverySiteCheckInput } from './deliverySiteCheck.types.ts';

export const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Koivukuja',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
};
export const home: AskedSite = { address, meteringPointId: null };
export const byId: AskedSite = { address, meteringPointId: 'Y7012345' };
export const other: AskedSite = { address: { ...address, houseNumber: '6' }, meteringPointId: null };

const site = { meteringPointNo: '7012345', meteringPointId: 'Y7012345', gridArea: 'Tampere', is15minAvailable: true };
export const unknown: SiteCheck = { outcome: 'found', correctedAddress: null, site: null };
export const found: SiteCheck = { ...unknown, site };
const { typeOfAddress: _type, country: _country, postalBox: _box, ...written } = address;
export const corrected = (streetName: string): SiteCheck => ({
  outcome: 'corrected',
  correctedAddress: { ...written, streetName, houseNumber: '4' },
  site,
});
export const outside: SiteCheck = { outcome: 'outsideHeatNetwork', correctedAddress: null, site: null };
export const notThere = new Failure({ kind: 'notFound', code: 'METERING_POINT_NOT_FOUND' });
export const away = new Failure({ kind: 'unavailable', code: 'place.unavailable' });

interface Pending<Output> {
  input: unknown;
  signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** Starts a check whose calls are answered when the test says so. */
export function start(customerId: string | null = '40127731', leftToFind: DeliverySiteCheckInput['leftToFind'] = null) {
  const checks: Pending<SiteCheck>[] = [];
  const lookUps: Pending<SiteContracts>[] = [];
  const held = <Output>(calls: Pending<Output>[]) =>
    fromPromise<Output, never>(
      ({ input, signal }) => new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject })),
    );
  const machine = deliverySiteCheckMachine.provide({
    actors: { checkSite: held(checks), getContracts: held(lookUps) } as never,
  });
  const actor = createActor(machine, { input: { productKind: 'Electricity', customerId, leftToFind } });
  const told: DeliverySiteCheckEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  };
  const tags = () => [...actor.getSnapshot().tags].sort();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const answer = async (check: SiteCheck | Failure) => {
    const call = checks.at(-1);
    if (check instanceof Failure) call?.reject(check);
    else call?.resolve(check);
    await settle();
  };
  const answerContracts = async (contracts: SiteContracts | Failure) => {
    const call = lookUps.at(-1);
    if (contracts instanceof Failure) call?.reject(contracts);
    else call?.resolve(contracts);
    await settle();
  };
  return { actor, checks, lookUps, told, state, tags, answer, answerContracts };
}

export const ready = (more: object = {}, deliverySite: object = {}) => ({
  type: 'site.ready',
  site: {
    deliverySite: { ...home, isToBeFound: false, ...deliverySite },
    meteringPointInfo: { meteringPointNo: '7012345', meteringPointId: 'Y7012345' },
    ownContractCode: null,
    ...more,
  },
});
export const none: SiteContracts = { ownContractCode: null, isOwnBound: false, isOthers: false };
