import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Contracts } from '../../domain/types.ts';
import { consent, move } from '../../server/store/schema.ts';
import { demoPerson } from '../orders/ordering.ts';
import { begun, codeOf } from './begun.ts';
import { heat, moveOf, newAddress, production, spot } from './moving.ts';

const { db, shop, signedIn, contractOf, deliveriesOf, addonsOf, rows, mails } = begun();
const code = `K${spot}`;
const contractsOfAino = `/api/contracts/customer/${demoPerson('Mäkelä').customerId}`;

describe('a move of who has signed in through a bank', () => {
  test('ends the old half and begins the new one with all that it had (move.made, move.same, move.ends)', async () => {
    const { status, body } = await shop().move(moveOf(), await signedIn('Mäkelä'));
    expect([status, body.verifier, body.proofUntil]).toEqual([201, null, null]);
    expect(body.move).toEqual({
      moveNo: expect.stringMatching(/^M-2026-\d{6}$/),
      contractCode: code,
      newContractCode: expect.stringMatching(/^K\d+$/),
      productName: 'Kajo Pörssi',
      addons: ['Tuulisähkö', 'Häiriöturva'],
      ends: [
        { kind: 'heat', productName: expect.any(String) },
        { kind: 'smallProduction', productName: expect.any(String) },
      ],
      oldPlace: 'Koivukuja 4 B, 33820 Tampere',
      newPlace: 'Hämeenpuisto 14 C 27, 33200 Tampere',
      meteringPointInfo: { meteringPointNo: '7060014', meteringPointId: 'Y7060014' },
      startDate: '2026-12-28',
      lastDay: '2026-12-31',
      email: 'aino.makela@kajo.example',
      billPlace: null,
      receivedAt: '2026-11-21T10:00:00.000Z',
    });
    const newCode = body.move?.newContractCode ?? '';
    const [old, begins] = [await contractOf(code), await contractOf(newCode)];
    expect([old?.status, old?.endDate]).toEqual(['M', '2026-12-31']);
    expect(begins).toEqual({
      ...old,
      contractCode: newCode,
      contractNo: newCode.slice(1),
      meteringPointNo: '7060014',
      status: 'O',
      startDate: '2026-12-28',
      endDate: null,
    });
    expect(await deliveriesOf(code)).toEqual([[594, '2023-09-01', '2026-12-31']]);
    expect(await deliveriesOf(newCode)).toEqual([[594, '2026-12-28', null]]);
    expect(await addonsOf(newCode)).toEqual([
      [701, '2026-12-28'],
      [702, '2026-12-28'],
    ]);
    for (const ended of [heat, production]) {
      const row = await contractOf(`K${ended}`);
      expect([row?.status, row?.endDate]).toEqual(['M', '2026-12-31']);
    }
  });

  test('is one row with both halves, and one mail (move.made, move.mail)', async () => {
    const key = randomUUID();
    const headers = await signedIn('Mäkelä');
    const first = await shop().move(moveOf({ billAddress: { ...newAddress } }), headers, key);
    const again = await shop().move(moveOf({ billAddress: { ...newAddress } }), headers, key);
    expect(again.body).toEqual(first.body);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      contractCode: code,
      customerId: '40127731',
      newContractCode: first.body.move?.newContractCode,
      startDate: '2026-12-28',
      lastDay: '2026-12-31',
      billAddress: newAddress,
      named: null,
      employee: null,
      state: 'waiting',
    });
    expect(row?.ended.map(({ contractCode }) => contractCode).sort()).toEqual([`K${heat}`, `K${production}`].sort());
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['aino.makela@kajo.example']);
    const words = JSON.stringify(sent[0]?.mail);
    for (const said of [first.body.move?.moveNo, '28.12.2026', '31.12.2026', 'Tuulisähkö', 'kummassakin', 'Kaukolämpö'])
      expect(words).toContain(said);
  });

  test.each([
    ['sv', 'Ditt avtal flyttar med dig'],
    ['en', 'Your contract moves with you'],
  ] as const)('is confirmed in %s (move.mail)', async (locale, heading) => {
    await shop().move(moveOf({ locale }), await signedIn('Mäkelä'));
    expect((await mails())[0]?.mail).toMatchObject({ locale, heading });
  });

  test('notes what was ticked, and no more (move.consents)', async () => {
    const box = (id: 'marketingEmail' | 'marketingSms', isGiven: boolean) => ({ id, version: '2026-11-01', isGiven });
    await shop().move(
      moveOf({ consents: [box('marketingEmail', true), box('marketingSms', false)] }),
      await signedIn('Mäkelä'),
    );
    const noted = await db().select().from(consent).where(eq(consent.useCase, 'MyMove'));
    expect(noted.map(({ consentId, customerId, isGiven }) => [consentId, customerId, isGiven])).toEqual([
      ['marketingEmail', '40127731', true],
    ]);
    const old = { id: 'marketingSms', version: '2020-01-01', isGiven: true } as const;
    expect(codeOf(await shop().move(moveOf({ consents: [old] }), await signedIn('Mäkelä')))).toEqual([
      409,
      'order.termsChanged',
    ]);
  });

  test('begins at once where they have moved in today (move.same)', async () => {
    const { body } = await shop().move(
      moveOf({ startDate: '2026-11-21', lastDay: '2026-11-21' }),
      await signedIn('Mäkelä'),
    );
    expect((await contractOf(body.move?.newContractCode ?? ''))?.status).toBe('A');
  });

  test('to a place that the register does not know ends the old half, and the rest is looked for (move.toBeFound, move.mail)', async () => {
    const address = { ...newAddress, streetName: 'Olematonkatu' };
    const { status, body } = await shop().move(
      moveOf({ newHome: { address, meteringPointId: null, isToBeFound: true } }),
      await signedIn('Mäkelä'),
    );
    expect([status, body.move?.newContractCode, body.move?.meteringPointInfo, body.move?.newPlace]).toEqual([
      201,
      null,
      null,
      'Olematonkatu 14 C 27, 33200 Tampere',
    ]);
    expect([(await contractOf(code))?.endDate, (await rows())[0]?.newContractCode]).toEqual(['2026-12-31', null]);
    const [sent] = await mails();
    expect(sent?.mail.intro).toContain('Sopimus alkaa siellä heti, kun se on löytynyt, aikaisintaan 28.12.2026.');
    const parts = JSON.stringify(sent?.mail.parts);
    expect(parts).toContain('kun käyttöpaikka on löytynyt, aikaisintaan 28.12.2026');
    // How many days there are in both homes nobody knows yet (move.between).
    expect(parts).not.toContain('kummassakin kodissa');
  });

  test('to such a place is told with the old contract until the place is found (move.underWay)', async () => {
    const headers = await signedIn('Mäkelä');
    const shown = async () => {
      const { body } = await shop().call<Contracts>('GET', contractsOfAino, headers);
      return [...body.ending, ...body.active].flatMap(({ contractCode, movesTo }) =>
        movesTo ? [contractCode, movesTo] : [],
      );
    };
    const address = { ...newAddress, streetName: 'Olematonkatu' };
    await shop().move(moveOf({ newHome: { address, meteringPointId: null, isToBeFound: true } }), headers);
    expect(await shown()).toEqual([code, { place: 'Olematonkatu 14 C 27, 33200 Tampere', startDate: '2026-12-28' }]);
    await db().update(move).set({ newContractCode: 'K26000001' });
    expect(await shown()).toEqual([]);
  });

  test('to a place that the register knows is told of by the new contract alone (move.underWay)', async () => {
    const headers = await signedIn('Mäkelä');
    await shop().move(moveOf(), headers);
    const { body } = await shop().call<Contracts>('GET', contractsOfAino, headers);
    expect([...body.ending, ...body.starting].filter(({ movesTo }) => movesTo)).toEqual([]);
  });
});

describe('what is refused leaves all as it was', () => {
  const asBefore = async () => {
    expect([await rows(), await mails(), (await contractOf(code))?.status]).toEqual([[], [], 'A']);
  };
  test.each([
    ['heat', heat, 'move.notPossible'],
    ['small production', production, 'move.notPossible'],
    ['a contract that is ending', '25012218850', 'move.notPossible'],
  ])('%s (move.which)', async (_what, contractNo, problem) => {
    expect(codeOf(await shop().move(moveOf({ contractNo }), await signedIn('Mäkelä')))).toEqual([409, problem]);
    await asBefore();
  });
  test.each([
    ['yesterday', { startDate: '2026-11-20' }],
    ['after 91 days', { startDate: '2027-02-20', lastDay: '2027-02-20' }],
    ['a last day 31 days after', { lastDay: '2027-01-28' }],
    ['a last day 31 days before', { startDate: '2026-12-28', lastDay: '2026-11-27' }],
    ['a last day that has gone by', { startDate: '2026-11-25', lastDay: '2026-11-20' }],
  ])('%s (move.startDays, move.lastDays)', async (_what, days) => {
    expect(codeOf(await shop().move(moveOf(days), await signedIn('Mäkelä')))).toEqual([409, 'move.dayNotPossible']);
    await asBefore();
  });
  test('a home where they have a contract, and the one that they live in (move.ownContract)', async () => {
    const home = { streetName: 'Koivukuja', houseNumber: '4', houseLetter: 'B', residence: null, postalCode: '33820' };
    const newHome = { address: { ...newAddress, ...home }, meteringPointId: null, isToBeFound: false };
    expect(codeOf(await shop().move(moveOf({ newHome }), await signedIn('Mäkelä')))).toEqual([409, 'move.ownContract']);
    await asBefore();
  });
  test('a contract that has moved (move.once)', async () => {
    const headers = await signedIn('Mäkelä');
    expect((await shop().move(moveOf(), headers)).status).toBe(201);
    expect(codeOf(await shop().move(moveOf(), headers))).toEqual([409, 'move.notPossible']);
    expect(await rows()).toHaveLength(1);
  });
  test('another’s contract is none that is found (access)', async () => {
    expect((await shop().move(moveOf(), await signedIn('Öhman'))).status).toBe(404);
    await asBefore();
  });
  test('what is missing is named (move.complete)', async () => {
    const { problem } = await shop().move(moveOf({ email: 'aino', phone: 'x' }), await signedIn('Mäkelä'));
    expect([problem.code, problem.errors?.map(({ field }) => field)]).toEqual([
      'order.missingMandatoryData',
      ['body.email', 'body.phone'],
    ]);
    await asBefore();
  });
});

test('what is asked is the same for everyone (move.consents)', async () => {
  const { status, body } = await shop().call<{ today: string; consents: { id: string }[] }>(
    'GET',
    '/api/contract/move/form',
    {},
  );
  expect([status, body.today, body.consents.map(({ id }) => id)]).toEqual([
    200,
    '2026-11-21',
    ['marketingEmail', 'marketingSms'],
  ]);
});
