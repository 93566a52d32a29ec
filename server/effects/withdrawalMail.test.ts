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

test.each([
  ['who has moved', {}, false, 'Sopimus raukesi, eikä sinulle tule siitä laskua.'],
  ['who has changed the seller', { isSwitching: true }, false, /soita nykyiselle myyjällesi heti\.$/],
  ['whose contract goes on', { goesOn: 'Kajo Pörssi' }, false, /Kajo Pörssi jatkuu ennallaan\.$/],
  ['who is supplied by now', { isSwitching: true }, true, /toiseen myyjään heti, ettei toimitus katkea\.$/],
  ['who has told it in words', { order: null, text: 'Perun' }, false, /vahvistaa peruutuksen sähköpostitse/],
])(
  '%s is told what follows, and whom to ring where there is somebody (withdrawal.receipt)',
  (_who, more, hasBegun, told) => {
    const { parts } = withdrawalMail({ receipt: { ...receipt, ...more }, locale: 'fi', hasBegun });
    expect(parts.at(-1)).toMatchObject({ kind: 'text', text: expect.stringMatching(told) as string });
  },
);
