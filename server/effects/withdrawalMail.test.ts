import { expect, test } from 'vitest';
import type { WithdrawalReceipt } from '../../domain/types.ts';
import { withdrawalMail } from './withdrawalMail.ts';

const receipt: WithdrawalReceipt = {
  receiptNo: 'PR-2026-000001',
  receivedAt: '2026-11-21T10:00:00.000Z',
  order: { orderNo: '12345678', productName: 'Kajo Kiinteä 24 kk', orderedOn: '2026-11-20', place: 'Koivukuja 4 B' },
  text: null,
  name: 'Aino Mäkelä',
  email: 'aino@kajo.example',
  usedCents: null,
  goesOn: null,
  isSwitching: false,
};

/** What the mail says last: what follows. */
function nextTo(more: Partial<WithdrawalReceipt>): string {
  const part = withdrawalMail({ receipt: { ...receipt, ...more }, locale: 'fi' }).parts.at(-1);
  return part?.kind === 'text' ? part.text : '';
}

test.each([
  ['who has moved', {}, /^Sopimus raukesi\. Siitä ei tule sinulle laskua\.$/],
  ['who has changed the seller', { isSwitching: true }, /laskua\. Jos haluat .* soita nykyiselle myyjällesi heti\.$/],
  ['whose contract goes on', { goesOn: 'Kajo Pörssi' }, /laskua\. Kajo Pörssi jatkuu ennallaan\.$/],
  [
    'who is supplied by now',
    { isSwitching: true, hasBegun: true, usedCents: 126 },
    /^Sopimus päättyi tänään\. Laskutamme vain .* toiseen myyjään heti, ettei toimitus katkea\.$/,
  ],
  [
    'who has not asked for an early start',
    { hasBegun: true },
    /^Sopimus päättyi tänään\. Siitä ei tule sinulle laskua\. Tarvitset nyt/,
  ],
  [
    'who has moved the contract since',
    { goesOn: 'Kajo Pörssi', moved: { place: 'Lammaskalliontie 3', ended: ['Kajo Pientuotanto'] } },
    /Kajo Pörssi jatkuu ennallaan vanhassa kodissasi, .* Lammaskalliontie 3, ei ole enää sopimusta.* päättyy silti: Kajo Pientuotanto\.$/,
  ],
  ['who has told it in words', { order: null, text: 'Perun' }, /vahvistaa .* sen peruutusajan kuluessa\.$/],
  [
    'who has taken the contract over',
    { order: null, text: 'Perun', isTakeover: true },
    /ei siirry sinulle: nykyisen haltijan sopimus jatkuu.* päättyy eikä palaa edelliselle haltijalle\..* käytetty\.$/,
  ],
])(
  '%s is told what follows, and whom to ring where there is somebody (withdrawal.receipt, withdrawal.moved, withdrawal.takeover)',
  (_who, more, told) => {
    expect(nextTo(more)).toMatch(told);
  },
);

const goesOn = 'Kajo Tarka';
test.each([
  ['a service to come', 'addon', {}, 'Palvelu ei ala. Siitä ei tule sinulle laskua.'],
  ['a service that has begun', 'addon', { hasBegun: true }, 'Palvelu päättyi tänään. Siitä ei tule sinulle laskua.'],
  ['a month to be locked', 'lock', {}, 'Hintaa ei lukita. Siitä ei tule sinulle laskua.'],
  [
    'a month that is locked',
    'lock',
    { hasBegun: true, usedCents: 900 },
    'Hinnan lukitus päättyi tänään. Lukituksen aikana käyttämäsi sähkö laskutetaan lukittuun hintaan.',
  ],
] as const)('of %s it is said that it alone ends (withdrawal.addition)', (_what, sold, more, told) => {
  const { order } = receipt;
  const next = nextTo({ ...more, goesOn, order: order && { ...order, sold } });
  expect(next.startsWith(`${told} Sähkösopimuksesi Kajo Tarka jatkuu ennallaan`)).toBe(true);
  expect(next.endsWith('ilman lukitusta sen hinta seuraa pörssiä.')).toBe(sold === 'lock');
});
