import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureDetails } from '../../domain/failure.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import type { ProofEnd } from './proofEnd.ts';
import { verificationMachine, type AwaitedProof, type VerificationInput } from './verification.machine.ts';

const awaited = { orderId: '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11', verifier: 'c2VjcmV0c2VjcmV0c2VjcmV0' };
const never = new Promise<never>(() => {});

interface Answers {
  watch?: Promise<{ end: ProofEnd }>;
  cancel?: (ProofEnd | Failure)[];
  proof?: (object | Failure)[];
  lookUp?: WriteState | Failure;
}

/** The verification over a server that answers as told. */
function open(input: VerificationInput, answers: Answers) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const actor = createActor(
    verificationMachine.provide({
      actors: {
        watch: fromPromise<{ end: ProofEnd }, AwaitedProof>(({ input: proof }) => {
          asked.push(['watch', proof]);
          return answers.watch ?? never;
        }),
        cancel: fromPromise<{ end: ProofEnd }, AwaitedProof>(async ({ input: proof }) => {
          asked.push(['cancel', proof]);
          const answer = answers.cancel?.shift();
          if (answer instanceof Failure || answer === undefined) throw answer ?? new Error('one call too many');
          return { end: answer };
        }),
        submission: submissionMachine.provide({
          actors: {
            send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
              async ({ input: sent }) => {
                asked.push(['prove', sent]);
                const answer = answers.proof?.shift();
                if (answer instanceof Failure || answer === undefined) throw answer ?? new Error('one call too many');
                return answer;
              },
            ),
            lookUp: fromPromise<WriteState, { key: string }>(async () => {
              if (answers.lookUp instanceof Failure || !answers.lookUp)
                throw answers.lookUp ?? new Error('one call too many');
              return answers.lookUp;
            }),
          },
        }),
      },
    }),
    { input },
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, told, settled };
}

const refused = (details: FailureDetails) => ({ proof: [new Failure(details)] });

describe('before the bank', () => {
  test('waits and looks, and offers the bank (verification.needed)', () => {
    const { actor, asked } = open({ awaited, key: null }, {});
    expect([actor.getSnapshot().value, asked]).toEqual([{ waiting: 'offered' }, [['watch', awaited]]]);
  });

  test.each([
    ['verified', 'verifiedElsewhere'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('learns that it was %s elsewhere (verification.elsewhere, verification.expired)', async (end, state) => {
    const { actor } = open({ awaited, key: null }, { watch: Promise.resolve({ end }) });
    const { value, output } = await waitFor(actor, ({ status }) => status === 'done');
    expect([value, output]).toEqual([state, { end }]);
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['verified', 'verifiedElsewhere'],
    ['expired', 'expired'],
  ] as const)('is given up, unless it was %s meanwhile (verification.cancel)', async (end, state) => {
    const { actor, asked } = open({ awaited, key: null }, { cancel: [end] });
    actor.send({ type: 'verification.cancel' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const { value, output } = await waitFor(actor, ({ status }) => status === 'done');
    expect([value, output, asked.at(-1)]).toEqual([state, { end }, ['cancel', awaited]]);
  });

  test('may be given up again where that failed (verification.cancel)', async () => {
    const { actor, settled } = open(
      { awaited, key: null },
      { cancel: [new Failure({ kind: 'unreachable' }), 'cancelled'] },
    );
    actor.send({ type: 'verification.cancel' });
    expect((await settled()).value).toEqual({ waiting: 'notCancelled' });
    actor.send({ type: 'verification.cancel' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().value).toBe('cancelled');
  });
});

describe('back from the bank', () => {
  const result = { orderNo: '88412207' };

  test('proves it under its key, and tells what came of it (verification.verifying, verification.verified)', async () => {
    const { actor, asked, told } = open({ awaited: null, key: 'k1', isGiven: true }, { proof: [result] });
    const { value, output } = await waitFor(actor, ({ status }) => status === 'done');
    expect([value, output]).toEqual(['verified', { end: 'verified' }]);
    expect(asked).toEqual([['prove', { key: 'k1', request: null, botCheck: null }]]);
    expect(told).toEqual([{ type: 'verification.verified', answer: result }]);
  });

  test.each([
    ['another person', { kind: 'denied', code: 'VERIFICATION_ERROR' }, 'VERIFICATION_ERROR'],
    ['too late', { kind: 'conflict', code: 'VERIFICATION_EXPIRED' }, 'VERIFICATION_EXPIRED'],
    ['given up', { kind: 'conflict', code: 'VERIFICATION_CANCELLED' }, 'VERIFICATION_CANCELLED'],
    ['an own contract there', { kind: 'conflict', code: 'order.ownContract' }, 'order.ownContract'],
    ['no contract there', { kind: 'conflict', code: 'addition.noContract' }, 'addition.noContract'],
    ['an add-on that is there', { kind: 'conflict', code: 'addition.held' }, 'addition.held'],
    ['a contract that takes none', { kind: 'conflict', code: 'addition.notPossible' }, 'addition.notPossible'],
    ['a price that is locked already', { kind: 'conflict', code: 'priceLock.held' }, 'priceLock.held'],
    ['a price that may not be locked', { kind: 'conflict', code: 'priceLock.notPossible' }, 'priceLock.notPossible'],
    ['a month that has begun', { kind: 'conflict', code: 'priceLock.closed' }, 'priceLock.closed'],
    ['no order', { kind: 'notFound', code: 'resource.notFound' }, 'ORDER_NOT_FOUND'],
  ] as const)(
    '%s is told by its code (verification.refused, verification.anotherPerson, verification.unknown)',
    async (_, details, code) => {
      const { told, settled } = open({ awaited: null, key: 'k1', isGiven: true }, refused(details));
      const { value, context } = await settled();
      expect([value, context.failure, told]).toEqual(['refused', null, [{ type: 'verification.refused', code }]]);
    },
  );

  test.each([
    { kind: 'signInNeeded', code: 'session.ended' },
    { kind: 'denied', code: 'session.strengthNeeded' },
  ] as const)('asks for a strong sign-in where there is none: $code (verification.signIn)', async (details) => {
    const { told, settled } = open({ awaited: null, key: 'k1', isGiven: true }, refused(details));
    expect([(await settled()).value, told]).toEqual(['signInNeeded', []]);
  });

  test('without a proof nothing is compared, whoever is signed in (verification.notGiven)', async () => {
    const { actor, asked, told } = open({ awaited: null, key: 'k1', isGiven: false }, { proof: [result] });
    expect([actor.getSnapshot().value, asked, told]).toEqual(['notGiven', [], []]);
  });

  test('tries again what did not come through (verification.failed)', async () => {
    const failure = new Failure({ kind: 'tooMany', retryAfter: 30 });
    const { actor, asked, settled } = open({ awaited: null, key: 'k1', isGiven: true }, { proof: [failure, result] });
    const { value, context } = await settled();
    expect([value, context.failure]).toEqual(['failed', failure]);
    actor.send({ type: 'verification.retry' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect([actor.getSnapshot().value, asked]).toEqual([
      'verified',
      Array(2).fill(['prove', { key: 'k1', request: null, botCheck: null }]),
    ]);
  });

  test('that did not arrive has no failure of the server (verification.failed)', async () => {
    const { settled } = open(
      { awaited: null, key: 'k1', isGiven: true },
      { ...refused({ kind: 'unreachable' }), lookUp: new Failure({ kind: 'notFound' }) },
    );
    const { value, context } = await settled();
    expect([value, context.failure]).toEqual(['failed', null]);
  });
});
