import { failures } from '../failures.ts';
import { flowModel, type Part } from '../flowModel.ts';
import { salesAgentMachine } from './salesAgent.machine.ts';

const field: Part = { role: 'textbox', name: { fi: 'Myyjätunnus', id: 'staff.salesAgentId' } };
const save: Part = { role: 'button', name: 'Tallenna tunnus' };
const heading = { fi: 'Työpöytä', id: 'staff.title' };
const holds = [{ part: field, text: '88213' }];

export const model = flowModel({
  machine: salesAgentMachine,
  starts: { '': { input: undefined, begins: { person: 'Marko Ranta', address: '/backup' } } },
  events: {
    'id.give': {
      'five digits': {
        carries: { salesAgentId: '88213' },
        does: [{ fill: field, text: '88213' }, { press: save }],
      },
      'four digits': { carries: { salesAgentId: '8821' }, does: [{ fill: field, text: '8821' }, { press: save }] },
      'six digits': { carries: { salesAgentId: '882130' }, does: [{ fill: field, text: '882130' }, { press: save }] },
    },
  },
  outcomes: {
    giveSalesAgentId: {
      'somebody has it': {
        output: { open: null, salesAgent: { salesAgentId: '88213', salesPoint: 'Tampereen myymälä' } },
        answer: 'let go',
      },
      ...failures,
    },
  },
  calls: {
    giveSalesAgentId: { method: 'POST', path: '/api/backup/sales-agent', body: { salesAgentId: '88213' } },
  },
  key: () => null,
  sees: [
    { in: 'asked.fresh', heading, can: [field, save] },
    { in: 'asked.malformed', heading, texts: ['Myyjätunnuksessa on viisi numeroa.'], can: [field, save] },
    { in: 'asked.unknown', heading, texts: ['Tunnusta ei löytynyt. Tarkista numerot.'], can: [field, save], holds },
    { in: 'asked.failed', heading, texts: ['Tunnusta ei tallennettu'], can: [field, save], holds },
    { in: 'giving', heading, cannot: [save], holds, waitsFor: ['giveSalesAgentId'] },
    { in: 'given', heading, texts: ['Myyjätunnus on voimassa tämän istunnon ajan.'] },
  ],
});
