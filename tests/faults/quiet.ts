import { failures } from '../../machines/failures.ts';
import type { Action, Answer, Beginning, Call, Part, Sight, Text } from '../../machines/flowModel.ts';
import {
  address,
  email,
  giveUp,
  onTo,
  pending,
  proofTitle,
  stranger,
  strangerFilledIn,
  strangerSentBefore,
  street,
  title,
  toBank,
} from '../../machines/order/model/parts.ts';

/*
 * The calls that a page makes while a person types or waits, one after the other. Where one fails nothing is said, and the
 * person goes on; it is data, and written from the requirements.
 */

export type Fault = keyof typeof failures;
type Look = Omit<Sight<unknown>, 'in'>;

export interface QuietRead {
  /** `the streets while one types`. */
  name: string;
  requirement: string;
  begins: Beginning;
  call: Call;
  /** What a person does, or waits for, until it is asked for the so-manieth time. */
  asks(time: number): Action[];
  /** What is there without it. */
  sees(time: number, fault: Fault): Look;
  /** How it ends, and what is there then; a fault of the call may be the end of it. */
  ends: { answer: Answer; asks: Action[]; sees: Look; fault?: Fault };
}

/** Another each time: what was asked for before is not asked again. */
const letter = (time: number) => 'ABCDEFGHIJKLMNOP'.charAt(time);
const postalCode: Part = { role: 'textbox', name: 'Postinumero' };
const town: Part = { role: 'textbox', name: 'Postitoimipaikka' };
const code: Part = { role: 'textbox', name: 'Suosituskoodi', mark: '(vapaaehtoinen)' };
const hasStreet: Part = { role: 'option', name: { fi: 'Hämeenpuisto 33200 Tampere', isData: true } };
const benefit = '20 € ensimmäisestä laskusta';
const friend: Text = {
  fi: `Koodin antoi Aino. Etu: ${benefit}.`,
  values: { firstName: 'Aino', benefit },
};
const atPerson: Beginning = { ...strangerFilledIn, address: `${address}?step=person` };

export const quietReads: QuietRead[] = [
  {
    name: 'the streets while one types',
    requirement: 'address.streets',
    begins: atPerson,
    call: { method: 'GET', path: '/api/streets*' },
    asks: (time) => [{ fill: street, text: `Hämeenp${letter(time).toLowerCase()}` }],
    sees: (time) => ({
      heading: title,
      can: [street, onTo('review')],
      holds: [
        { part: street, text: `Hämeenp${letter(time).toLowerCase()}` },
        { part: email, text: stranger.contact.email },
      ],
    }),
    ends: {
      answer: 'let go',
      asks: [{ fill: street, text: 'Hämeenp' }],
      sees: { heading: title, shows: [hasStreet], holds: [{ part: street, text: 'Hämeenp' }] },
    },
  },
  {
    name: 'the town of a postal code while one types',
    requirement: 'address.town',
    // That of the draft is asked for at once.
    begins: { ...atPerson, answers: [{ call: { method: 'GET', path: '/api/postal-codes/*' }, answer: 'let go' }] },
    call: { method: 'GET', path: '/api/postal-codes/*' },
    asks: (time) => [{ fill: postalCode, text: String(99_900 + time) }],
    sees: (time, fault) => ({
      heading: title,
      can: [postalCode, town, onTo('review')],
      holds: [
        { part: postalCode, text: String(99_900 + time) },
        { part: town, text: 'Tampere' },
      ],
      ...(fault === 'not found' && {
        texts: [
          {
            fi: `Emme tunne postinumeroa ${99_900 + time}. Tarkista se, tai kirjoita postitoimipaikka itse.`,
            values: { postalCode: 99_900 + time },
          },
        ],
      }),
    }),
    ends: {
      answer: 'let go',
      asks: [
        { fill: town, text: '' },
        { fill: postalCode, text: '00100' },
      ],
      sees: { heading: title, holds: [{ part: town, text: 'Helsinki' }] },
    },
  },
  {
    name: 'whose a friend’s code is, while one types',
    requirement: 'order.product',
    begins: strangerFilledIn,
    call: { method: 'GET', path: '/api/referral/*' },
    asks: (time) => [{ fill: code, text: `KOODI${letter(time)}` }],
    sees: (time, fault) => ({
      heading: title,
      can: [code, onTo('person')],
      holds: [{ part: code, text: `KOODI${letter(time)}` }],
      ...(fault === 'not found' && { texts: ['Koodia ei löytynyt. Voit tilata ilman sitä.'] }),
    }),
    ends: {
      answer: 'let go',
      asks: [{ fill: code, text: 'AINO2026' }],
      sees: { heading: title, texts: [friend], holds: [{ part: code, text: 'AINO2026' }] },
    },
  },
  {
    name: 'how a proof stands while it is waited for',
    requirement: 'verification.elsewhere',
    begins: {
      ...strangerSentBefore,
      answers: [
        {
          call: { method: 'GET', path: '/api/writes/*' },
          answer: { status: 200, json: { state: 'done', status: 201, answer: pending } },
        },
      ],
    },
    call: { method: 'GET', path: '/api/verification/*' },
    // At most every five seconds.
    asks: (time) => (time === 0 ? [] : [{ wait: 5_000 }]),
    sees: () => ({ heading: proofTitle, can: [toBank, giveUp] }),
    // What the server does not know any more is over.
    ends: {
      fault: 'not found',
      answer: failures['not found'].answer,
      asks: [{ wait: 5_000 }],
      sees: { heading: 'Tilausta ei vahvistettu ajoissa' },
    },
  },
];
