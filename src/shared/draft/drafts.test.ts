import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionStore } from '../../platform/storage.ts';
import { ibanField, identityCodeField, textField } from '../form/schemas.ts';
import { adoptDraft, draftKind, forgetDraft, readDraft, removeStale, writeDraft, type Draft } from './drafts.ts';
import { dropDraftsFor, hasDraftFor, hasDraftOf } from './waiting.ts';
import { EMPLOYEE } from './author.ts';
import { dropDrafts, dropEmployeesDrafts } from './draftStore.ts';
import { forgetProven } from './forgetProven.ts';
import { openTab } from './tab.testing.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-22T10:00:00Z');
const schema = v.object({
  text: textField(100),
  wantsAnswer: v.boolean(),
  ssn: identityCodeField(),
  account: ibanField(),
});
const defaultValues = { text: '', wantsAnswer: false, ssn: '', account: '' };
const kind = draftKind(schema, { name: 'order', version: 2, defaultValues, keeps: ['text', 'wantsAnswer'] });

// @ts-expect-error -- a field of an identity code may not be kept
draftKind(schema, { name: 'order', version: 1, defaultValues, keeps: ['ssn'] });
// @ts-expect-error -- nor one of an account
draftKind(schema, { name: 'order', version: 1, defaultValues, keeps: ['account'] });

let store: SessionStore;
let kept: Map<string, string>;

beforeEach(() => {
  ({ store, kept } = openTab());
});

const typed = { text: 'Sähkö katkesi', wantsAnswer: true, ssn: '131052-308T', account: 'FI2112345600000785' };
const draft: Draft<typeof defaultValues> = { key: 'k1', startedAt: now, isSent: false, proofId: null, values: typed };

/** Written by a customer for themselves, or for another. */
const by = (author: string | null, owner = author) => ({ owner, author });

/** What the browser keeps, once it has been written. */
function stored(): string {
  store.flush();
  return kept.get('drafts') ?? '';
}

test('comes back as it was typed, with its key and without what may not be kept (draft.kept, draft.key, draft.secrets)', () => {
  writeDraft(store, kind, by(null), draft);
  expect(readDraft(store, kind, by(null), now + 23 * HOUR)).toEqual({
    ...draft,
    values: { ...typed, ssn: '', account: '' },
    isOlder: false,
  });
  expect(stored()).not.toMatch(/131052|FI21/);
});

test.each([
  ['Tunnukseni on 131052-308T, kiitos', 'Tunnukseni on […], kiitos'],
  ['Tili FI21 1234 5600 0007 85.', 'Tili […].'],
  ['131052-308t', ''],
  ['fi2112345600000785', ''],
  ['131052 - 308T', ''],
  ['Hetu 131052\u2011308T ja 13 10 52 \u2013 308 t!', 'Hetu […] ja […]!'],
  ['Hetu １３１０５２－３０８Ｔ, 1310\u200B52-308T', 'Hetu […], […]'],
  ['Tili FI21-1234-5600-0007-85 on minun', 'Tili […] on minun'],
  ['Tili FI 2112 345600 0007 85, FI21\u00A01234\u00A05600\u00A00007\u00A085', 'Tili […], […]'],
  ['FI21\u20111234\u20115600\u20110007\u201185', ''],
  ['ＦＩ２１１２３４５６００\u2060０００７８５ kiitos', '[…] kiitos'],
  ['Fi\u00ADnanssi \u2013 ½ ｋＷｈ\u200B, 112038 - 9123, ①', 'Fi\u00ADnanssi \u2013 ½ ｋＷｈ\u200B, 112038 - 9123, ①'],
  ['ab12cdef-1234-4abc-89ab-123456789abc', 'ab12cdef-1234-4abc-89ab-123456789abc'],
  ['Lasku 14.11.2026 oli 128,47 €', 'Lasku 14.11.2026 oli 128,47 €'],
])('%j is kept as %j (draft.secrets)', (text, left) => {
  writeDraft(store, kind, by(null), { ...draft, values: { ...typed, text } });
  expect(readDraft(store, kind, by(null), now)?.values.text).toBe(left);
});

test('a text of adversarial length is looked through to its end (draft.secrets)', () => {
  const text = 'AB12 '.repeat(10_000);
  writeDraft(store, kind, by(null), { ...draft, values: { ...typed, text } });
  expect(readDraft(store, kind, by(null), now)?.values.text).toMatch(/^(\[…\] ){9}/);
});

describe('is not taken up', () => {
  test.each([
    ['24 hours after it was begun', 24 * HOUR],
    ['when a clock was more than a day ahead', -24 * HOUR],
  ])('%s (draft.time)', (_, later) => {
    writeDraft(store, kind, by(null), draft);
    expect(readDraft(store, kind, by(null), now + later)).toBeNull();
  });

  test.each([
    ['another customer', '20345678'],
    ['nobody', null],
  ])('by %s (draft.owner)', (_, reader) => {
    writeDraft(store, kind, by('10234567'), draft);
    expect(readDraft(store, kind, by(reader), now)).toBeNull();
    expect(readDraft(store, kind, by('10234567'), now)).not.toBeNull();
  });

  test.each(['', '{', '[]', '{"order":null}', '{"order":{"values":{}}}', '{"order":{"version":2,"owner":1}}'])(
    'where what is kept is %j',
    (text) => {
      store.write('drafts', text);
      expect(readDraft(store, kind, by(null), now)).toBeNull();
    },
  );
});

describe('a stranger’s draft (draft.owner)', () => {
  const customer = '10234567';

  test('is left to nobody who signs in elsewhere', () => {
    writeDraft(store, kind, by(null), draft);
    expect(readDraft(store, kind, by(customer), now)).toBeNull();
    expect(readDraft(store, kind, by(null), now)?.key).toBe('k1');
  });

  test('goes on with who signs in from it, and is the stranger’s no more', () => {
    writeDraft(store, kind, by(null), draft);
    adoptDraft(store, kind, { owner: customer, author: customer });
    expect(readDraft(store, kind, by(customer), now)).toMatchObject({ key: 'k1', values: { text: typed.text } });
    expect([readDraft(store, kind, by(null), now), readDraft(store, kind, by('20345678'), now)]).toEqual([null, null]);
  });

  test('takes nothing from what the customer has begun', () => {
    writeDraft(store, kind, by(customer), { ...draft, key: 'k2' });
    writeDraft(store, kind, by(null), draft);
    adoptDraft(store, kind, { owner: customer, author: customer });
    expect(readDraft(store, kind, by(customer), now)?.key).toBe('k2');
  });
});

test('what one has written for another customer is nobody else’s, nor that customer’s, and takes nothing from theirs (draft.owner)', () => {
  const [aino, eero] = ['10234567', '20345678'];
  writeDraft(store, kind, by(eero), { ...draft, key: 'k2' });
  writeDraft(store, kind, by(aino, eero), draft);
  writeDraft(store, kind, by(null, eero), { ...draft, key: 'k3' });
  expect(readDraft(store, kind, by(aino, eero), now)?.key).toBe('k1');
  expect(readDraft(store, kind, by(eero), now)?.key).toBe('k2');
  expect(readDraft(store, kind, by('30456789', eero), now)).toBeNull();
  forgetDraft(store, kind, by(aino, eero));
  expect(stored()).not.toContain('k1');
});

describe('is removed', () => {
  const [aino, eero, hilja] = ['10234567', '20345678', '30456789'] as const;
  const owners = () =>
    Object.values(JSON.parse(stored()) as Record<string, { owner: string }>).map(({ owner }) => owner);

  test('24 hours after it was begun, whoever has begun it (draft.time)', () => {
    writeDraft(store, kind, by(aino, eero), draft);
    writeDraft(store, kind, by(hilja), { ...draft, startedAt: now + HOUR });
    removeStale(store, now + 23 * HOUR);
    expect(owners()).toEqual([eero, hilja]);
    removeStale(store, now + 24 * HOUR);
    expect(owners()).toEqual([hilja]);
  });

  test('when the mandate is over by which it was written (draft.mandate)', () => {
    for (const whose of [by(aino), by(aino, eero), by(aino, hilja), by(hilja, eero)])
      writeDraft(store, kind, whose, draft);
    writeDraft(store, { ...kind, name: 'move' }, by(null), draft);
    removeStale(store, now, { own: aino, others: [hilja] });
    expect(owners()).toEqual([aino, hilja, eero, null]);
    expect(readDraft(store, kind, by(aino, eero), now)).toBeNull();
    expect(readDraft(store, kind, by(hilja, eero), now)).not.toBeNull();
  });

  test('when an employee, who is no customer, closes whom it was for, and nothing of another (draft.mandate)', () => {
    for (const whose of [by(null, eero), by(null, hilja), by(eero), by(null)]) writeDraft(store, kind, whose, draft);
    writeDraft(store, { ...kind, name: 'move' }, by(null, eero), draft);
    dropDraftsFor(store, { owner: eero, author: null });
    expect(owners()).toEqual([hilja, eero, null]);
    expect(readDraft(store, kind, by(null, hilja), now)).not.toBeNull();
  });
});

test('what another writes in the tab takes nobody’s draft away (draft.owner)', () => {
  writeDraft(store, kind, by('10234567'), draft);
  writeDraft(store, kind, by(null), { ...draft, key: 'k2' });
  writeDraft(store, kind, by('20345678'), { ...draft, key: 'k3' });
  expect(readDraft(store, kind, by('10234567'), now)?.key).toBe('k1');
});

test('one of an older version keeps what fits, and is sent under another key (draft.version)', () => {
  const older = { ...kind, version: 1, keeps: ['text', 'wantsAnswer'] as const };
  writeDraft(store, older, by(null), { ...draft, isSent: true, values: { ...typed, wantsAnswer: 'yes' as never } });
  const taken = readDraft(store, kind, by(null), now);
  expect(taken).toMatchObject({ isSent: false, values: { ...defaultValues, text: 'Sähkö katkesi' }, isOlder: true });
  expect(taken?.key).not.toBe('k1');
});

test('several flows have a draft each, and one is forgotten alone (draft.sent)', () => {
  writeDraft(store, kind, by(null), draft);
  writeDraft(store, { ...kind, name: 'move' }, by(null), { ...draft, key: 'k2' });
  forgetDraft(store, kind, by(null));
  expect(readDraft(store, kind, by(null), now)).toBeNull();
  expect(readDraft(store, { ...kind, name: 'move' }, by(null), now)?.key).toBe('k2');
  forgetDraft(store, { name: 'move' }, by(null));
  expect(stored()).toBe('');
});

test('what was proven is forgotten by the id under which it waited, whoever has begun it; the others stay (draft.sent)', () => {
  writeDraft(store, kind, by(null), { ...draft, isSent: true, proofId: 'p1' });
  writeDraft(store, kind, by('10234567'), { ...draft, isSent: true, proofId: 'p2' });
  writeDraft(store, { ...kind, name: 'move' }, by(null), draft);
  forgetProven(store, 'p3');
  expect(readDraft(store, kind, by(null), now)).toMatchObject({ isSent: true, proofId: 'p1' });
  forgetProven(store, 'p1');
  expect([readDraft(store, kind, by(null), now), readDraft(store, kind, by('10234567'), now)?.proofId]).toEqual([
    null,
    'p2',
  ]);
  expect(readDraft(store, { ...kind, name: 'move' }, by(null), now)?.proofId).toBeNull();
});

test('of what a tab has kept without such an id nothing is waited for (draft.sent)', () => {
  writeDraft(store, kind, by(null), draft);
  store.write('drafts', stored().replace('"proofId":null,', ''));
  expect(readDraft(store, kind, by(null), now)?.proofId).toBeNull();
});

describe('who leaves the tab (draft.left)', () => {
  const [aino, eero, kirsi] = ['10234567', '20345678', '30456789'] as const;
  const left = () =>
    Object.values(JSON.parse(stored() || '{}') as Record<string, { owner: string | null }>).map(({ owner }) => owner);

  test('takes along what they wrote, for whomever, and what a stranger began; what another wrote waits for them', () => {
    writeDraft(store, kind, by(null), draft);
    writeDraft(store, kind, by(aino), draft);
    writeDraft(store, kind, by(aino, eero), draft);
    writeDraft(store, kind, by(kirsi), draft);
    expect([hasDraftOf(store, aino), hasDraftOf(store, kirsi), hasDraftOf(store, eero)]).toEqual([true, true, false]);
    expect([hasDraftFor(store, aino), hasDraftFor(store, 'nobody')]).toEqual([true, false]);
    dropDrafts(store, aino);
    expect([left(), hasDraftOf(store, aino)]).toEqual([[kirsi], false]);
    dropDrafts(store, kirsi);
    expect(stored()).toBe('');
  });

  test('leaves nothing of their own affairs, whoever wrote it', () => {
    writeDraft(store, kind, by(kirsi, aino), draft);
    dropDrafts(store, aino);
    expect(left()).toEqual([]);
  });

  test('leaves nothing where it is not known who they are, or who wrote it', () => {
    writeDraft(store, kind, by(kirsi), draft);
    dropDrafts(store, null);
    expect(left()).toEqual([]);
    writeDraft(store, kind, by(null, aino), draft);
    expect(hasDraftOf(store, null)).toBe(true);
    dropDrafts(store, eero);
    expect(left()).toEqual([]);
  });

  test('what an employee has written goes with the session, whoever it was, and that of nobody else (draft.left)', () => {
    writeDraft(store, kind, by(EMPLOYEE, aino), draft);
    writeDraft(store, kind, by(EMPLOYEE, null), draft);
    writeDraft(store, kind, by(kirsi), draft);
    dropEmployeesDrafts(store);
    expect(left()).toEqual([kirsi]);
  });

  test('a stranger has left nothing that could be promised to anybody', () => {
    writeDraft(store, kind, by(null), draft);
    expect(hasDraftOf(store, null)).toBe(false);
  });
});

test('what an employee types of somebody who is no customer is neither a stranger’s nor a customer’s, and theirs not an employee’s (draft.owner)', () => {
  const aino = '40127731';
  const of = (author: string | null) => readDraft(store, kind, by(author, null), now)?.values.text ?? null;
  writeDraft(store, kind, by(EMPLOYEE, null), draft);
  expect([of(EMPLOYEE), of(null), of(aino)]).toEqual([typed.text, null, null]);
  adoptDraft(store, kind, { owner: aino, author: aino });
  expect(readDraft(store, kind, by(aino), now)).toBeNull();
  writeDraft(store, kind, by(null), { ...draft, values: { ...typed, text: 'Oma' } });
  expect([of(EMPLOYEE), of(null)]).toEqual([typed.text, 'Oma']);
});
