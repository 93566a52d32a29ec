import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Contracts } from '../../domain/types.ts';
import { consent, contract, contractDelivery, customer, outboxMessage, person } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { aino, before, contractNo, day, mika, Transfers } from './transferring.ts';

let server: TestServer;
let shop: Transfers;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Transfers(server);
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;

const eeva = demoPerson('Laine');
const veikko = demoPerson('Hirvonen');

describe('the acceptance', () => {
  test('with e-invoices says that they are approved in the own bank, in the mail and on the receipt (eInvoice.chosen)', async () => {
    const headers = await shop.opened(await shop.offersContract(), mika.sub);
    const billing = { method: 'eInvoice', bankId: 'op' } as const;
    expect((await shop.accept(headers, { billing })).status).toBe(201);
    const sent = await db().select().from(outboxMessage).where(eq(outboxMessage.recipient, 'mika@salo.example'));
    expect(JSON.stringify(sent[0]?.mail.parts)).toContain('Hyväksy e-lasku pankissasi');
    expect((await shop.read(headers)).body.offer?.isEInvoiceToApprove).toBe(true);
  });

  test('ends the one the day before, begins the other on the day, and makes a customer (transfer.accepted, transfer.consents, transfer.mails, transfer.confirmation)', async () => {
    const headers = await shop.opened(await shop.offersContract(), mika.sub);
    const key = randomUUID();
    const first = await shop.accept(headers, {}, key);
    expect([first.status, first.body]).toEqual([
      201,
      { day, address: 'Koivukuja 4 B, 33820 Tampere', productName: 'Kajo Pörssi' },
    ]);
    expect([(await shop.accept(headers, {}, key)).body, (await shop.accept(headers)).body]).toEqual([
      first.body,
      first.body,
    ]);
    const [known] = await db().select().from(person).where(eq(person.sub, mika.sub));
    const customerId = known?.customerId ?? '';
    const [made] = await db().select().from(customer).where(eq(customer.customerId, customerId));
    expect([made?.firstName, made?.lastName, made?.email]).toEqual(['Mika', 'Salo', 'mika@salo.example']);
    expect(await shop.contracts()).toEqual([
      { ...before[0], status: 'M', endDate: '2026-12-14' },
      { customerId, status: 'O', tariffNo: 594, startDate: day, endDate: null },
    ]);
    const [delivery] = await db()
      .select()
      .from(contractDelivery)
      .where(eq(contractDelivery.contractCode, 'K23014478016'));
    expect(delivery?.tariffToDate).toBe('2026-12-14');
    expect(
      (await db().select().from(consent)).map(({ consentId, customerId: of, source }) => [consentId, of, source]),
    ).toEqual([['terms', customerId, expect.any(String)]]);
    const [confirmation] = await db()
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, 'mika@salo.example'));
    const titles = confirmation?.mail.attachments?.map(({ title }) => title);
    expect(titles).toEqual(['Sähkönmyyntiehdot', 'Hinnasto', 'Peruuttamislomake']);
    const said = JSON.stringify(confirmation?.mail.parts);
    for (const part of ['Marginaali', 'Perusmaksu', '14 päivää', '5.12.2026']) expect(said).toContain(part);
    // The exchange's price comes on top; the number is the new contract's, and the links are of it.
    expect(said).toContain('marginaali tulee sen päälle');
    const [own] = await db().select().from(contract).where(eq(contract.customerId, customerId));
    const no = own?.contractNo ?? '';
    for (const part of [
      `"Sopimusnumero","${no}"`,
      `/contracts/K${no}"`,
      `/withdrawal?contract=${no}"`,
      '"Lasku","Sähköpostilla"',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('23014478016');
    expect(said).not.toContain('e-lasku');
    expect(await shop.mails()).toEqual([
      ['aino.makela@kajo.example', 'fi', 'Sopimuksesi siirtyy uudelle haltijalle'],
      ['mika@salo.example', 'fi', 'Sähkösopimus siirtyy sinulle'],
    ]);
    const { body } = await shop.call<Contracts>(
      'GET',
      `/api/contracts/customer/${customerId}`,
      await shop.signedIn(mika.sub),
    );
    expect(body.starting.map(({ productName, startDate }) => [productName, startDate])).toEqual([['Kajo Pörssi', day]]);
    // What was accepted stays: nobody offers it to another meanwhile.
    const again = await shop.begin(await shop.signedIn(aino.sub));
    expect([again.status, again.problem.code]).toEqual([409, 'transfer.accepted']);
  });

  test('is the first one’s: another sees that it is taken, and changes nothing (transfer.accepted, transfer.privacy)', async () => {
    const secret = await shop.offersContract();
    await shop.accept(await shop.opened(secret, mika.sub));
    const other = await shop.opened(secret, veikko.sub);
    expect((await shop.read(other)).body).toEqual({ state: 'taken', customer: null, offer: null });
    const answers = [await shop.accept(other), await shop.refuse(other)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'transfer.over'],
      [409, 'transfer.over'],
    ]);
  });

  test('of both at once is one (transfer.accepted)', async () => {
    const secret = await shop.offersContract();
    const [one, other] = [await shop.opened(secret, mika.sub), await shop.opened(secret, veikko.sub)];
    const answers = await Promise.all([shop.accept(one), shop.accept(other), shop.accept(one)]);
    const statuses = answers.map(({ status }) => status);
    expect([
      [201, 409, 201],
      [409, 201, 409],
    ]).toContainEqual(statuses);
    expect(await shop.contracts()).toHaveLength(2);
  });

  test('asks for an early start where the day is near, and for what was read today (transfer.earlyStart, transfer.consents)', async () => {
    const headers = await shop.opened(await shop.offersContract({ day: '2026-12-04' }), mika.sub);
    const early = await shop.accept(headers);
    expect([early.status, early.problem.errors]).toEqual([
      400,
      [{ field: 'body.consents.earlyStart', rule: 'required' }],
    ]);
    const old = await shop.accept(headers, { consents: [{ id: 'terms', version: '2025-01-01', isGiven: true }] });
    expect([old.status, old.problem.code]).toEqual([409, 'order.termsChanged']);
  });

  test('is refused for want of credit, and waits on (transfer.credit)', async () => {
    const headers = await shop.opened(await shop.offersContract(), eeva.sub);
    const { status, problem } = await shop.accept(headers, { address: null });
    expect([status, problem.code]).toEqual([409, 'transfer.notCreditable']);
    expect([(await shop.read(headers)).body.state, await shop.contracts(), await shop.mails()]).toEqual([
      'waiting',
      before,
      [],
    ]);
  });

  test('finds a contract that has changed meanwhile (transfer.which)', async () => {
    const headers = await shop.opened(await shop.offersContract(), mika.sub);
    await db().update(contract).set({ status: 'M', endDate: '2026-12-31' }).where(eq(contract.contractNo, contractNo));
    const { status, problem } = await shop.accept(headers);
    expect([status, problem.code]).toEqual([409, 'transfer.notPossible']);
  });
});
