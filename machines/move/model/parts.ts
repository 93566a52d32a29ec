import type { MoveValues } from '../../../domain/move/index.ts';
import type { Move, MoveResult, OrderAddress } from '../../../domain/types.ts';

const orderId = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';

const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
};

/** What the steps come to. */
export const values: MoveValues = {
  move: { contractNo: '23014478016', named: null, startDate: '2026-12-28', lastDay: '2026-12-31' },
  home: { address, meteringPointId: null, isToBeFound: false },
  bill: { email: 'aino.makela@kajo.example', phone: '+358401234501', consents: [] },
};

export const moved: Move = {
  moveNo: 'M-2026-000123',
  contractCode: 'K23014478016',
  newContractCode: 'K90000001',
  productName: 'Kajo Pörssi',
  addons: ['Tuulisähkö', 'Häiriöturva'],
  ends: [{ kind: 'heat', productName: 'Kajo Kaukolämpö' }],
  oldPlace: 'Koivukuja 4 B, 33820 Tampere',
  newPlace: 'Hämeenpuisto 14 C 27, 33200 Tampere',
  meteringPointInfo: { meteringPointNo: '7060014', meteringPointId: 'Y7060014' },
  startDate: '2026-12-28',
  lastDay: '2026-12-31',
  email: 'aino.makela@kajo.example',
  billPlace: null,
  receivedAt: '2026-11-21T10:00:00.000Z',
};
export const made: MoveResult = { orderId, verifier: null, proofUntil: null, move: moved };
/** Of a stranger: it waits until they have proven who they are. */
export const pending: MoveResult = {
  orderId,
  verifier: 'dmVyaWZpZXJ2ZXJpZmllcg',
  proofUntil: '2026-11-21T10:30:00.000Z',
};
