import { describe, expect, test } from 'vitest';
import { call, handedOver, signInAs, tokenOf, setUpPortal } from '../identity/testing.ts';
import { readSettings } from '../settings.ts';
import { actingGrant } from '../store/schema.ts';
import { openForEditor } from './editorsCustomer.ts';

const AINO = '40127731';
const contracts = `/api/contracts/customer/${AINO}?status=A`;

const here = setUpPortal();

describe('the customer who is open for a content editor of the demo (content.editorsCustomer)', () => {
  test('is handed over with the sign-in, and may be read', async () => {
    const { address } = await signInAs(here.browser, 'Sirén');
    expect(handedOver(address)).toMatchObject({ customer_id: AINO });
    expect((await call(here.portal.app, 'GET', contracts, await tokenOf(here.browser, address))).statusCode).toBe(200);
  });

  test('is open once in a session', async () => {
    const [{ sessionId } = { sessionId: '' }] = await here.database.db.select().from(actingGrant);
    const context = { database: here.database, settings: readSettings({ DEMO: 'true' }), clock: () => new Date() };
    const editor = { id: sessionId, sub: '5a1e0000-0000-4000-8000-000000000013' };
    expect(await openForEditor(context, editor)).toBe(AINO);
    expect(await here.database.db.select().from(actingGrant)).toHaveLength(1);
    expect(await openForEditor({ ...context, settings: { ...context.settings, isDemo: false } }, editor)).toBeNull();
  });

  test('is open for no other employee', async () => {
    const { address } = await signInAs(here.browser, 'Lehtonen');
    expect(handedOver(address)).not.toHaveProperty('customer_id');
    const answer = await call(here.portal.app, 'GET', contracts, await tokenOf(here.browser, address));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'acting.required']);
  });
});
