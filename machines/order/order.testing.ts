import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '../../domain/failure.ts';
import { newOrder, orderSteps, type OrderValues } from '../../domain/orders/index.ts';
import { koivukuja, soundForm, templateOf } from '../../domain/orders/orders.testing.ts';
import type { OrderResult } from '../../domain/types.ts';
import { submissionMachine, type WriteState } from '../submission/submission.machine.ts';
import type { ProofEnd } from '../verification/proofEnd.ts';
import { verificationMachine, type AwaitedProof } from '../verification/verification.machine.ts';
import { orderMachine } from './order.machine.ts';
import type { OrderInput } from './order.types.ts';

/** What the steps come to for a stranger. */
export const values: OrderValues = {
  product: { household: null, priceOffer: null, rafCode: null },
  person: { person: soundForm.person, company: null, contact: soundForm.contact, address: koivukuja },
  site: { deliverySite: soundForm.deliverySite, meteringPointInfo: null, ownContractCode: null },
  start: { start: soundForm.start, presentSupplier: null },
  billing: { billing: soundForm.billing, iban: null },
  services: { services: [] },
};
export const request = newOrder(templateOf(), values, {
  customerId: null,
  locale: 'fi',
  salesInfo: null,
  importAsOffer: false,
  consents: { terms: true },
});
export const submit = { type: 'order.submit', key: 'k1', request, needsBotCheck: false } as const;

interface Answers {
  send?: (OrderResult | Failure)[];
  lookUp?: (WriteState | Failure)[];
  end?: ProofEnd;
}

/** An order over a server that answers as told. */
export function open(answers: Answers = {}, input: Partial<OrderInput> = {}) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const take = <Answer>(list: (Answer | Failure)[] | undefined): Answer => {
    const answer = list?.shift();
    if (answer === undefined) throw new Error('one call too many');
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, { key: string; request: unknown; botCheck: string | null }>(
        async ({ input: sent }) => {
          asked.push(sent);
          return take(answers.send);
        },
      ),
      lookUp: fromPromise<WriteState, { key: string }>(async ({ input: sent }) => {
        asked.push(sent);
        return take(answers.lookUp);
      }),
    },
  });
  const verification = verificationMachine.provide({
    actors: {
      watch: fromPromise<{ end: ProofEnd }, AwaitedProof>(async ({ input: proof }) => {
        asked.push(proof);
        return answers.end ? { end: answers.end } : new Promise(() => {});
      }),
    },
  });
  const actor = createActor(orderMachine.provide({ actors: { submission, verification } }), {
    input: { steps: orderSteps, values: {}, isReviewed: false, sentKey: null, ...input },
  });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, told, settled };
}

/** The same at its review. */
export const filled = (answers: Answers) => {
  const opened = open(answers, { values });
  opened.actor.send({ type: 'step.open', step: 'review' });
  return opened;
};
