import { failures } from '../failures.ts';
import { flowModel, type Action, type Part } from '../flowModel.ts';
import { customerSearchMachine } from './customerSearch.machine.ts';

const reason: Part = { role: 'textbox', name: 'Syy' };
const sought: Part = { role: 'textbox', name: 'Hae asiakasta' };
const search: Part = { role: 'button', name: { fi: 'Hae', id: 'staff.search' } };
const openAino: Part = { role: 'button', name: { fi: 'Avaa: Aino Mäkelä', values: { 0: 'Aino Mäkelä' } } };
const heading = { fi: 'Työpöytä', id: 'staff.title' };

const asked = { reason: 'Laskun selvitys', sought: '40127731', page: 1 };
const asks = (why: string, whom: string): Action[] => [
  { fill: reason, text: why },
  { fill: sought, text: whom },
  { press: search },
];
const holds = [
  { part: reason, text: asked.reason },
  { part: sought, text: asked.sought },
];
const nobody = { total: 0, customers: [] };

const sightOf = {
  found: { can: [search, openAino] },
  nothing: { texts: ['Ei osumia'], can: [search] },
  failed: { texts: ['Haku ei onnistunut'], can: [search] },
};

export const model = flowModel({
  machine: customerSearchMachine,
  starts: { '': { input: undefined, begins: { person: 'Kaisa Lehtonen', address: '/backup' } } },
  events: {
    'search.ask': {
      'a number, with a reason': { carries: { search: asked }, does: asks(asked.reason, asked.sought) },
      'without a reason': {
        carries: { search: { ...asked, reason: 'ab' } },
        does: asks('ab', asked.sought),
      },
      'two letters': { carries: { search: { ...asked, sought: 'ab' } }, does: asks(asked.reason, 'ab') },
    },
  },
  outcomes: {
    searchCustomers: {
      'somebody is found': {
        output: {
          total: 1,
          customers: [
            {
              customerId: '40127731',
              customerType: 'B2C',
              firstName: 'Aino',
              lastName: 'Mäkelä',
              street: 'Koivukuja 4 B',
              city: 'Tampere',
            },
          ],
        },
        answer: 'let go',
      },
      'nobody is found': { output: nobody, answer: { status: 200, json: nobody } },
      ...failures,
    },
  },
  calls: { searchCustomers: { method: 'POST', path: '/api/backup/customers/search', body: asked } },
  key: ({ isRefused }) => isRefused,
  sees: [
    { in: 'idle', heading, can: [reason, sought, search] },
    { in: 'seeking', heading, cannot: [search], holds, waitsFor: ['searchCustomers'] },
    ...(['found', 'nothing', 'failed'] as const).map((state) => ({ in: state, heading, ...sightOf[state], holds })),
  ],
});
