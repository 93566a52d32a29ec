import type { MoveValues } from '../../../domain/move/index.ts';
import type { Move, MoveResult, OrderAddress } from '../../../domain/types.ts';
import type { Action, Beginning, KeptDraft, Part, Place, Texts } from '../../flowModel.ts';
import { fillsSite } from '../../order/model/parts.ts';

/*
 * The page on which somebody moves.
 */

export const address = '/my-move';
export const title = 'Sähköt uuteen kotiin';

/** What a guard reads: which steps are done, by whom, and whether it was sent by a page that is no more. */
export interface Key {
  done: string;
  isSentBefore: boolean;
  /** Nobody has signed in. */
  isStranger: boolean;
  /** It may be sent again after a while only. */
  mustWait: boolean;
}
export const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
export const isOld = ({ key }: Place<Key>) => key.isSentBefore;
export const isStranger = ({ key }: Place<Key>) => key.isStranger;
export const isKnown = ({ key }: Place<Key>) => !key.isStranger;
export const isAt =
  (state: string) =>
  ({ states }: Place<Key>) =>
    states.includes(`filling.${state}`);

/** What the steps are called, where that stands in another text. */
const stepNames = {
  home: { fi: 'Uusi koti', sv: 'Nytt hem', en: 'New home' },
  bill: { fi: 'Suostu\u00ADmukset', sv: 'Sam\u00ADtycken', en: 'Consents' },
  review: { fi: 'Yhteen\u00ADveto', sv: 'Sammandrag', en: 'Summary' },
} satisfies Record<string, Texts>;

/** The way on to a step. */
export const onTo = (step: keyof typeof stepNames): Part => ({
  role: 'button',
  name: { fi: `Jatka: ${stepNames[step].fi}`, values: { nextName: stepNames[step] } },
});
export const backTo = (step: 'move' | 'home' | 'bill'): Part => ({
  role: 'button',
  name: { fi: step === 'move' ? 'Muutto' : stepNames[step].fi, id: `move.step.${step}` },
});

/** The supply of Aino Mäkelä's home, in the words of the demo's data. */
export const spot: Part = {
  role: 'radio',
  name: { fi: 'Kajo Pörssi', sv: 'Kajo Börs', en: 'Kajo Spot', isData: true },
};
export const point: Part = { role: 'textbox', name: { fi: 'Käyttöpaikkatunnus', id: 'deliverySite.id' } };
export const holder: Part = { role: 'textbox', name: 'Sopimuksen haltijan nimi' };
export const street: Part = { role: 'combobox', name: { fi: 'Katuosoite', id: 'address.street' } };
export const email: Part = { role: 'textbox', name: { fi: 'Sähköpostiosoite', id: 'lastBill.email' } };
export const phone: Part = { role: 'textbox', name: { fi: 'Puhelinnumero', id: 'move.phone' } };
export const byEmail: Part = { role: 'radio', name: { fi: 'Sähköpostilla', id: 'lastBill.byEmail' } };
export const submit: Part = { role: 'button', name: 'Lähetä muuttoilmoitus' };
export const goOn: Part = { role: 'button', name: 'Jatka muuttoilmoitusta' };
export const otherDays: Part = { role: 'button', name: 'Valitse toiset päivät' };
export const otherContract: Part = { role: 'button', name: 'Tarkista sopimus' };

/** The second of two presses in one place would be a double one. */
export const goesOn = (step: keyof typeof stepNames): Action[] => [{ wait: 500 }, { press: onTo(step) }];
export const goesBack = (step: 'move' | 'home' | 'bill'): Action[] => [{ wait: 500 }, { press: backTo(step) }];
/** Where nobody has a contract. */
export const typesHome = fillsSite.slice(1);
export const submits: Action[] = [{ wait: 500 }, { press: submit }];

const orderId = '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11';

const newHome: OrderAddress = {
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
  move: { contractNo: '23014478016', named: null, startDate: '2026-12-01', lastDay: '2026-12-01' },
  home: { address: newHome, meteringPointId: null, isToBeFound: false },
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
  startDate: '2026-12-01',
  lastDay: '2026-12-01',
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

const draft = (whose: { contractCode: string; meteringPointId: string; name: string }): KeptDraft => ({
  name: 'move',
  version: 1,
  values: {
    done: ['move', 'home', 'bill'],
    // A day that is still to come, whenever the demo runs, is filled in by the page.
    move: { ...whose, startDate: '', lastDay: '' },
    home: {
      site: {
        address: { ...newHome, postalBox: '' },
        meteringPointId: '',
        isIdUnknown: true,
      },
      isToBeFound: false,
    },
    bill: { email: 'aino.makela@kajo.example', phone: '0401234567', method: 'email' },
  },
});
const own = draft({ contractCode: 'K23014478016', meteringPointId: '', name: '' });
export const filledIn: Beginning = { person: 'Aino Mäkelä', address, draft: own };
export const sentBefore: Beginning = { person: 'Aino Mäkelä', address, draft: { ...own, isSent: true } };
export const ofNobody: Beginning = { person: null, address };
export const ofStranger: Beginning = {
  person: null,
  address,
  draft: draft({ contractCode: '', meteringPointId: 'Y7012345', name: 'Aino Mäkelä' }),
};
