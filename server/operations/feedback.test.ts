import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '../store/schema.ts';
import { setUpOperations } from './operations.testing.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
const here = setUpOperations(() => now);
const signedIn = async (sub: string) => (await here.signIn(sub)).authorization;
let aino: string;

beforeAll(async () => {
  aino = await signedIn('aino');
});
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00.000Z');
  for (const table of [tables.feedback, tables.surveyAnswer, tables.outboxMessage])
    await here.database.db.delete(table);
});

const idea = {
  customerId: '111111',
  kind: 'idea',
  text: ' Hei.\r\nLisää kaavioita\u0007 ',
  wantsAnswer: true,
  email: 'aino@kajo.example',
  view: '/contracts/$contractCode',
  faultRequestId: '7f3a20c1-0b52-4c55',
};
const thumb = { customerId: '111111', score: 1, feedbackText: '', source: 'loggedInPages' };

async function post(url: string, body: unknown, headers: Record<string, string> = { authorization: aino }) {
  const answer = await here.app.inject({
    method: 'POST',
    url,
    headers: {
      'idempotency-key': randomUUID(),
      'accept-language': 'sv',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const rows = async () => ({
  feedback: await here.database.db.select().from(tables.feedback),
  mails: await here.database.db.select().from(tables.outboxMessage),
});

test('a feedback is one row and one mail to the customer service (feedback.send, mail.outbox)', async () => {
  const { status, body } = await post('/api/feedback', idea);
  const { feedback, mails } = await rows();
  const serialNo = feedback[0]?.serialNo ?? 0;
  const feedbackNo = `P-2026-${String(serialNo).padStart(6, '0')}`;
  expect([status, body]).toEqual([201, { feedbackNo, receivedAt: now.toISOString() }]);
  expect(feedback).toEqual([
    {
      ...idea,
      serialNo,
      sub: 'aino',
      actingReason: null,
      text: 'Hei.\nLisää kaavioita',
      language: 'SV',
      receivedAt: now,
    },
  ]);
  expect(mails).toMatchObject([
    { recipient: 'asiakaspalvelu@kajo.example', replyTo: 'aino@kajo.example', state: 'waiting', attempts: 0 },
  ]);
  expect(mails[0]?.mail.subject).toBe(`Palaute ${feedbackNo}: Idea`);
  expect(JSON.stringify(mails[0]?.mail.parts)).toContain('Hei.\\nLisää kaavioita');
});

test('no address is kept where no answer is wanted (feedback.send)', async () => {
  await post('/api/feedback', { ...idea, wantsAnswer: false });
  const { feedback, mails } = await rows();
  expect([feedback[0]?.email, mails[0]?.replyTo]).toEqual([null, null]);
});

describe('what a feedback must hold is told by field (feedback.holds)', () => {
  test.each([
    ['no address for the answer', { wantsAnswer: true, email: null }, ['body.email required']],
    [
      'a header in the address',
      { wantsAnswer: true, email: 'aino@kajo.example\r\nBcc: all@kajo.example' },
      ['body.email format'],
    ],
    ['only a hidden character', { text: '\u200b' }, ['body.text required']],
    ['only spaces', { text: ' \n ' }, ['body.text pattern']],
    ['too long a text', { text: 'x'.repeat(4_001) }, ['body.text maxLength']],
    ['another kind', { kind: 'complaint' }, ['body.kind enum']],
    ['a filled address of a page', { view: '/contracts/1234?token=x' }, ['body.view pattern']],
  ])('%s', async (_name, change, errors) => {
    const { status, body } = await post('/api/feedback', { ...idea, ...change });
    const told = (body.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field} ${rule}`);
    expect([status, body.code, told]).toEqual([400, 'request.invalid', errors]);
    expect(await rows()).toEqual({ feedback: [], mails: [] });
  });
});

describe('a body that must be there is JSON, or the request is refused (server.body)', () => {
  const json = { authorization: '', 'content-type': 'application/json' };
  test.each<[string, string | undefined, Record<string, string>]>([
    ['nothing', undefined, {}],
    ['nothing, said to be JSON', undefined, json],
    ['an empty text', '', json],
    ['null', 'null', json],
    ['a list', '[]', json],
    ['a text', '"text"', json],
    ['broken JSON', '{"a":', json],
    ['JSON said to be text', JSON.stringify(thumb), { 'content-type': 'text/plain' }],
    ['JSON of no type', JSON.stringify(thumb), { 'content-type': '' }],
    ['a form', 'score=1&customerId=111111', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['parts', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s', async (_name, payload, headers) => {
    for (const url of ['/api/nps', '/api/feedback']) {
      const answer = await here.app.inject({
        method: 'POST',
        url,
        headers: { 'idempotency-key': randomUUID(), ...headers, authorization: aino },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 400, 'request.invalid']);
    }
  });
});

describe('the survey (survey.send, survey.pause)', () => {
  const isDue = async (authorization = aino, customerId?: string) => {
    const url = `/api/nps${customerId ? `?customerId=${customerId}` : ''}`;
    return (await here.app.inject({ url, headers: { authorization } })).json<{ isDue: boolean }>().isDue;
  };

  test('who has answered is not asked again for ninety days of Helsinki', async () => {
    expect(await isDue()).toBe(true);
    expect((await post('/api/nps', thumb)).status).toBe(201);
    const [kept] = await here.database.db.select().from(tables.surveyAnswer);
    expect(kept).toMatchObject({ customerId: '111111', sub: 'aino', score: 1, text: '', source: 'loggedInPages' });
    expect([await isDue(), await isDue(aino, '111111')]).toEqual([false, false]);
  });

  test.each([
    // The last moment of the 89th day in Helsinki, and the first of the ninetieth.
    ['2026-11-21T10:00:00.000Z', '2027-02-18T21:59:59.999Z', false],
    ['2026-11-21T10:00:00.000Z', '2027-02-18T22:00:00.000Z', true],
  ])('answered at %s, at %s due: %s', async (answeredAt, askedAt, due) => {
    await here.database.db.insert(tables.surveyAnswer).values({
      customerId: '111111',
      score: 0,
      text: '',
      source: 'newContract',
      receivedAt: new Date(answeredAt),
    });
    now = new Date(askedAt);
    expect(await isDue(await signedIn('aino'))).toBe(due);
  });

  test('who is no customer is not asked', async () => {
    expect(await isDue(await signedIn('nobody'))).toBe(false);
  });
});

describe('what became of a write is told by its key (server.writeLookup)', () => {
  const lookUp = async (key: string, headers: Record<string, string> = {}) => {
    const answer = await here.app.inject({ url: `/api/writes/${key}`, headers });
    return [answer.statusCode, answer.json<Record<string, unknown>>()];
  };

  test('the answer to who wrote, the bare fact to anyone else, nothing of what is not there', async () => {
    const key = randomUUID();
    expect((await lookUp(key, { authorization: aino }))[0]).toBe(404);
    const { body } = await post('/api/feedback', idea, { authorization: aino, 'idempotency-key': key });
    expect(await lookUp(key, { authorization: aino })).toEqual([200, { state: 'done', status: 201, answer: body }]);
    for (const headers of [{}, { authorization: await signedIn('nobody') }] as Record<string, string>[])
      expect(await lookUp(key, headers)).toEqual([200, { state: 'received' }]);
    expect((await lookUp(randomUUID()))[0]).toBe(404);
    expect((await lookUp('short'))[0]).toBe(400);
  });

  test('another who sends with the key is told that it is received, and nothing is written (server.idempotency)', async () => {
    const key = randomUUID();
    await post('/api/nps', thumb, { authorization: aino, 'idempotency-key': key });
    const other = await post(
      '/api/nps',
      { ...thumb, customerId: null },
      {
        authorization: await signedIn('nobody'),
        'idempotency-key': key,
      },
    );
    expect([other.status, other.body.code]).toEqual([409, 'idempotency.received']);
    expect(await here.database.db.select().from(tables.surveyAnswer)).toHaveLength(1);
  });
});

test('a stranger shows that no bot writes, and may try again with the same key (feedback.botCheck)', async () => {
  const refused = await post('/api/feedback', { ...idea, customerId: null }, {});
  expect([refused.status, refused.body.code]).toEqual([403, 'botCheck.needed']);
  expect(await rows()).toEqual({ feedback: [], mails: [] });
});
