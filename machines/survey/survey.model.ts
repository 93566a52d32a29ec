import { failures, readFailures, receivedBefore } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { surveyMachine } from './survey.machine.ts';

const heading = 'Sopimukset';
const question: Part = { role: 'radiogroup', name: 'Sujuiko asiointi?' };
const up: Part = { role: 'radio', name: 'Kyllä' };
const down: Part = { role: 'radio', name: 'Ei' };
const send: Part = { role: 'button', name: 'Lähetä palaute' };
const dismiss: Part = { role: 'button', name: 'En halua vastata' };
const mark = '(vapaaehtoinen)';
const good: Part = { role: 'textbox', name: 'Mikä toimi hyvin?', mark };
const bad: Part = { role: 'textbox', name: 'Mitä voisimme parantaa?', mark };

type Key = 0 | 1 | null;
const isGood = ({ key }: Place<Key>) => key === 1;
const isBad = ({ key }: Place<Key>) => key === 0;

const denied = failures['not allowed'];

export const model = flowModel({
  machine: surveyMachine,
  starts: {
    '': {
      input: { key: 'k1', customerId: '40127731', source: 'loggedInPages', needsBotCheck: false },
      begins: { person: 'Aino Mäkelä', address: '/contracts' },
    },
  },
  events: {
    'thumb.choose': {
      up: { carries: { score: 1 }, does: [{ choose: up }], where: ({ key }: Place<Key>) => key !== 1 },
      down: { carries: { score: 0 }, does: [{ choose: down }], where: ({ key }: Place<Key>) => key !== 0 },
    },
    'survey.send': { '': { carries: { feedbackText: '' }, does: [{ press: send }] } },
    'survey.dismiss': {
      '': {
        does: [{ press: dismiss }],
        where: ({ states }: Place<Key>) =>
          states.some((state) => ['unset', 'chosen', 'sending', 'error'].includes(state)),
      },
    },
  },
  outcomes: {
    askWhetherDue: {
      'it is due': { output: true, answer: 'let go' },
      'it is not due': { output: false, answer: { status: 200, json: { isDue: false } } },
      ...readFailures,
    },
    submission: {
      'it is received': {
        output: { outcome: 'answered', answer: { receivedAt: '2026-11-22T10:00:00.000Z' } },
        does: [{ answer: 'send', with: 'let go' }],
      },
      'it was received before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'send', with: denied.answer }],
      },
    },
  },
  calls: {
    askWhetherDue: { method: 'GET', path: '/api/nps*' },
    send: { method: 'POST', path: '/api/nps' },
  },
  key: ({ score }): Key => score,
  sees: [
    { in: 'asking', heading, waitsFor: ['askWhetherDue'] },
    { in: 'unset', heading, shows: [question], can: [up, down, dismiss] },
    { in: 'chosen', name: 'up', where: isGood, heading, shows: [question], can: [up, down, good, send, dismiss] },
    { in: 'chosen', name: 'down', where: isBad, heading, shows: [question], can: [up, down, bad, send, dismiss] },
    {
      in: 'sending',
      name: 'up',
      where: isGood,
      heading,
      can: [dismiss],
      cannot: [up, down, good, send],
      waitsFor: ['send'],
    },
    {
      in: 'sending',
      name: 'down',
      where: isBad,
      heading,
      can: [dismiss],
      cannot: [up, down, bad, send],
      waitsFor: ['send'],
    },
    {
      in: 'error',
      name: 'up',
      where: isGood,
      heading,
      texts: ['Vastauksen lähetys ei onnistunut. Yritä hetken päästä uudelleen.'],
      can: [up, down, good, send, dismiss],
    },
    {
      in: 'error',
      name: 'down',
      where: isBad,
      heading,
      texts: ['Vastauksen lähetys ei onnistunut. Yritä hetken päästä uudelleen.'],
      can: [up, down, bad, send, dismiss],
    },
    { in: 'sent', heading, texts: ['Kiitos vastauksestasi', 'Se auttaa meitä parantamaan palvelua.'] },
    { in: 'over', heading },
  ],
});
