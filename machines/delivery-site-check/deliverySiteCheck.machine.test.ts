import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import type { SiteContracts } from '../../domain/types.ts';
import { checkedSiteOf } from './deliverySiteCheck.machine.ts';
import {
  address,
  home,
  byId,
  other,
  unknown,
  found,
  corrected,
  outside,
  notThere,
  away,
  start,
  ready,
  none,
} from './deliverySiteCheck.testing.ts';

/** In milliseconds. */
const A_SECOND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is asked (site.check.begins)', () => {
  test('the address, or the id alone', () => {
    const { actor, checks } = start();
    actor.send({ type: 'site.check', asked: home });
    actor.send({ type: 'site.check', asked: byId });
    expect(checks.map(({ input }) => input)).toEqual([
      { productKind: 'Electricity', meteringPointId: null, address },
      { productKind: 'Electricity', meteringPointId: 'Y7012345', address: null },
    ]);
  });

  test('the same once, also when it is typed anew', () => {
    const { actor, checks, state } = start();
    actor.send({ type: 'site.check', asked: home });
    actor.send({ type: 'site.check', asked: structuredClone(home) });
    actor.send({ type: 'site.change', asked: structuredClone(home) });
    expect([checks.length, state()]).toEqual([1, 'checking.waiting']);
  });

  test('whose contract runs there, of a customer and of a site that is known', async () => {
    const signedIn = start();
    signedIn.actor.send({ type: 'site.check', asked: home });
    await signedIn.answer(found);
    expect(signedIn.lookUps.map(({ input }) => input)).toEqual([
      { customerId: '40127731', meteringPointNo: '7012345', productKind: 'Electricity' },
    ]);
    for (const [customerId, check] of [
      [null, found],
      ['40127731', unknown],
    ] as const) {
      const { actor, answer, lookUps, state } = start(customerId);
      actor.send({ type: 'site.check', asked: home });
      await answer(check);
      expect([lookUps.length, state()]).toEqual([0, 'settled.checked']);
    }
  });

  test('what takes longer than a second is told of (site.check.slow)', async () => {
    const { actor, state, answer } = start();
    actor.send({ type: 'site.check', asked: home });
    vi.advanceTimersByTime(A_SECOND - 1);
    expect(state()).toBe('checking.waiting');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('checking.slow');
    await answer(found);
    vi.advanceTimersByTime(A_SECOND - 1);
    expect(state()).toBe('lookingUp.waiting');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('lookingUp.slow');
  });
});

describe('an answer that is old (site.check.stale)', () => {
  test('a change makes it so, and what comes late is not heard', async () => {
    const { actor, checks, state, answer } = start();
    actor.send({ type: 'site.check', asked: home });
    const [late] = checks;
    actor.send({ type: 'site.change', asked: other });
    expect([state(), late?.signal.aborted, checkedSiteOf(actor.getSnapshot())]).toEqual(['empty', true, null]);
    actor.send({ type: 'site.check', asked: other });
    late?.resolve(found);
    await answer(unknown);
    expect(actor.getSnapshot().context).toMatchObject({ asked: other, check: unknown });
    actor.send({ type: 'site.change', asked: null });
    expect([state(), actor.getSnapshot().context]).toEqual([
      'empty',
      expect.objectContaining({ asked: null, check: null }),
    ]);
  });

  test('nothing of it is left where all is taken away, and nothing is awaited once the field is no more (site.check.destroy)', async () => {
    const { actor, answer, answerContracts, lookUps, state } = start();
    actor.send({ type: 'site.proceed', asked: home });
    await answer(found);
    await answerContracts({ ...none, ownContractCode: 'K1' });
    actor.send({ type: 'site.change', asked: null });
    const nothing = { asked: null, check: null, ownContractCode: null, failure: null, isLeaving: false };
    expect([state(), actor.getSnapshot().context]).toEqual([
      'empty',
      { productKind: 'Electricity', customerId: '40127731', leftToFind: null, ...nothing },
    ]);
    actor.send({ type: 'site.check', asked: home });
    await answer(found);
    actor.stop();
    expect(lookUps.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });
});

describe('what it comes to', () => {
  test.each<[string, SiteContracts | Failure, string]>([
    ['no contract (site.check.found)', none, 'settled.checked'],
    ['another’s (site.check.othersContract)', { ...none, isOthers: true }, 'settled.othersContract'],
    ['nothing known of contracts (site.check.contracts)', away, 'settled.checked'],
  ])('%s', async (_what, contracts, settled) => {
    const { actor, answer, answerContracts, state, tags, told } = start();
    actor.send({ type: 'site.check', asked: home });
    expect(tags()).toEqual(['busy']);
    await answer(found);
    expect(tags()).toEqual(['busy']);
    await answerContracts(contracts);
    expect([state(), tags(), told]).toEqual([settled, ['allChecksDone', 'mayGoOn'], []]);
    expect(checkedSiteOf(actor.getSnapshot())).toEqual(ready().site);
  });

  test('an own contract: a product change, or the order all the same (site.check.ownContract)', async () => {
    const { actor, answer, answerContracts, state, tags } = start();
    actor.send({ type: 'site.check', asked: home });
    await answer(found);
    await answerContracts({ ...none, ownContractCode: 'K23014478016', isOthers: true });
    expect([state(), tags(), checkedSiteOf(actor.getSnapshot())]).toEqual([
      'undecided.ownContract',
      ['allChecksDone'],
      null,
    ]);
    actor.send({ type: 'site.goOn' });
    expect(state()).toBe('settled.besideOwn');
    expect(checkedSiteOf(actor.getSnapshot())).toEqual(ready({ ownContractCode: 'K23014478016' }).site);
  });

  test('a contract whose term runs: a product change alone (site.check.boundContract)', async () => {
    const { actor, answer, answerContracts, state, tags } = start();
    actor.send({ type: 'site.check', asked: home });
    await answer(found);
    await answerContracts({ ...none, ownContractCode: 'K23014478016', isOwnBound: true });
    actor.send({ type: 'site.goOn' });
    const { context } = actor.getSnapshot();
    expect([state(), tags(), context.ownContractCode, checkedSiteOf(actor.getSnapshot())]).toEqual([
      'undecided.boundContract',
      ['allChecksDone'],
      'K23014478016',
      null,
    ]);
  });

  test('another writing: the person chooses, then goes on (site.check.corrected)', async () => {
    const { actor, answer, answerContracts, state, told } = start();
    actor.send({ type: 'site.check', asked: home });
    await answer(corrected('Koivukujantie'));
    expect([state(), told]).toEqual(['undecided.corrected', []]);
    actor.send({ type: 'site.takeCorrected' });
    const taken = { ...address, streetName: 'Koivukujantie' };
    expect([state(), told]).toEqual(['lookingUp.waiting', [{ type: 'site.addressTaken', address: taken }]]);
    // The form, which has taken it up, changes nothing.
    actor.send({ type: 'site.change', asked: { address: taken, meteringPointId: null } });
    await answerContracts(none);
    expect(checkedSiteOf(actor.getSnapshot())).toEqual(ready({}, { address: taken }).site);

    const keeping = start();
    keeping.actor.send({ type: 'site.check', asked: home });
    await keeping.answer(corrected('Koivukujantie'));
    keeping.actor.send({ type: 'site.keepOwn' });
    await keeping.answerContracts(none);
    expect([keeping.told, checkedSiteOf(keeping.actor.getSnapshot())]).toEqual([[], ready().site]);

    for (const chosen of ['site.keepOwn', 'site.takeCorrected'] as const) {
      const stranger = start(null);
      stranger.actor.send({ type: 'site.check', asked: home });
      await stranger.answer(corrected('Koivukujantie'));
      stranger.actor.send({ type: chosen });
      expect([stranger.state(), stranger.lookUps.length]).toEqual(['settled.checked', 0]);
    }
  });

  test('other capitals alone are taken without a question (site.check.corrected)', async () => {
    const { actor, answer, state, told } = start(null);
    actor.send({ type: 'site.check', asked: { ...home, address: { ...address, streetName: 'koivukuja' } } });
    await answer(corrected('Koivukuja'));
    expect([state(), told]).toEqual(['settled.checked', [{ type: 'site.addressTaken', address }]]);
  });

  test('none there: found by the retailer (site.check.notFound)', async () => {
    const { actor, answer, state, tags } = start();
    actor.send({ type: 'site.check', asked: byId });
    await answer(notThere);
    expect([state(), tags(), actor.getSnapshot().context.failure]).toEqual(['undecided.notFound', [], null]);
    actor.send({ type: 'site.goOn' });
    expect([state(), tags()]).toEqual(['settled.toBeFound', ['allChecksDone', 'mayGoOn']]);
    expect(actor.getSnapshot().context.leftToFind).toEqual({ ...byId, isToBeFound: true });
    expect(checkedSiteOf(actor.getSnapshot())).toEqual({
      deliverySite: { ...byId, isToBeFound: true },
      meteringPointInfo: null,
      ownContractCode: null,
    });
  });

  test('what was left to the retailer before is so again, as long as it is the same site (site.check.kept)', async () => {
    const toBeFound = { deliverySite: { ...home, isToBeFound: true }, meteringPointInfo: null, ownContractCode: null };
    const first = start();
    first.actor.send({ type: 'site.check', asked: home });
    await first.answer(notThere);
    first.actor.send({ type: 'site.goOn' });
    expect(first.told).toEqual([{ type: 'site.leftToFind', site: toBeFound }]);
    const { actor, answer, state } = start('40127731', toBeFound.deliverySite);
    for (const [asked, check, expected] of [
      [home, notThere, 'settled.toBeFound'],
      [other, notThere, 'undecided.notFound'],
      [byId, notThere, 'undecided.notFound'],
      [home, away, 'settled.toBeFound'],
      [other, away, 'undecided.failed'],
      [home, unknown, 'settled.checked'],
    ] as const) {
      actor.send({ type: 'site.check', asked });
      await answer(check);
      expect([asked, state()]).toEqual([asked, expected]);
    }
  });

  test('it could not be checked: again, or found by the retailer (site.check.failure)', async () => {
    const { actor, answer, checks, state, tags, told } = start();
    actor.send({ type: 'site.check', asked: home });
    await answer(away);
    expect([state(), tags(), actor.getSnapshot().context.failure]).toEqual(['undecided.failed', [], away]);
    actor.send({ type: 'site.retry' });
    expect([checks.length, state(), actor.getSnapshot().context.failure]).toEqual([2, 'checking.waiting', null]);
    await answer(away);
    actor.send({ type: 'site.goOn' });
    const site = { deliverySite: { ...home, isToBeFound: true }, meteringPointInfo: null, ownContractCode: null };
    expect([state(), told]).toEqual(['settled.toBeFound', [{ type: 'site.leftToFind', site }]]);
    expect([checkedSiteOf(actor.getSnapshot()), actor.getSnapshot().context.leftToFind]).toEqual([
      site,
      site.deliverySite,
    ]);
  });

  test('outside of the heat network nothing is sold (site.check.heatNetwork)', async () => {
    const { actor, answer, state, tags } = start();
    actor.send({ type: 'site.check', asked: home });
    await answer(outside);
    actor.send({ type: 'site.goOn' });
    expect([state(), tags(), checkedSiteOf(actor.getSnapshot())]).toEqual(['undecided.outsideHeatNetwork', [], null]);
    expect(actor.getSnapshot().context.check).toEqual(outside);
  });
});
