import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { contactUpdateMachine } from '../../../machines/contact-update/contactUpdate.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { updateActors } from './update.actors.ts';

const orderId = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';
const kept = {
  kind: 'bankAccount',
  state: 'proofNeeded',
  orderId,
  verifier: 'v'.repeat(22),
  proofUntil: '2099-01-01T10:00:00.000Z',
  isMailed: false,
};
const request = { kind: 'bankAccount', customerNo: '40127731', value: 'FI2112345600000785' } as const;

afterEach(() => vi.unstubAllGlobals());

test('an update goes out under its key with a solution, then its proof is looked at (update.once, update.verification)', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (one: Request) => {
    sent.push(one.clone());
    const isLook = new URL(one.url).pathname.startsWith('/api/verification/');
    return isLook
      ? Response.json({ state: 'cancelled', until: kept.proofUntil, now: kept.proofUntil })
      : Response.json(kept, { status: 201 });
  });
  const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false };
  const actors = updateActors(createCalls(credentials, 'https://oma.kajo.example'), async () => 'a solution');
  const actor = createActor(contactUpdateMachine.provide({ actors }), {
    input: { kind: 'emailAddress', isStranger: true, sentKey: null },
  });
  actor.start().send({ type: 'update.send', key: 'k1', request });
  await expect.poll(() => actor.getSnapshot().value).toEqual({ unproven: 'cancelled' });
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/update',
    `GET /api/verification/${orderId}`,
  ]);
  const [first] = sent;
  expect([first?.headers.get('idempotency-key'), first?.headers.get('x-bot-check'), await first?.json()]).toEqual([
    'k1',
    'a solution',
    request,
  ]);
});
