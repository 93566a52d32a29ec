import { failures, refusal } from '../failures.ts';
import { flowModel, type Part } from '../flowModel.ts';
import { contentReloadMachine } from './contentReload.machine.ts';

const token: Part = { role: 'textbox', name: 'Lataustunnus' };
const reload: Part = {
  role: 'button',
  name: 'Lataa sisällöt',
};
const heading = 'Sisällöt';

export const model = flowModel({
  machine: contentReloadMachine,
  starts: { '': { input: undefined, begins: { person: 'Hanna Sirén', address: '/content-worker' } } },
  events: {
    'reload.request': {
      'a token': {
        carries: { token: 'kajo-demo' },
        does: [{ fill: token, text: 'kajo-demo' }, { press: reload }],
      },
      'spaces alone': { carries: { token: '  ' }, does: [{ fill: token, text: '  ' }, { press: reload }] },
    },
  },
  outcomes: {
    reloadContent: {
      'the contents are read': { output: { version: '1', warnings: [] }, answer: 'let go' },
      'a file is wrong': {
        ...refusal(422, { kind: 'invalid', code: 'content.invalid' }),
        answer: {
          status: 422,
          json: {
            type: 'about:blank',
            title: 'content.invalid',
            status: 422,
            code: 'content.invalid',
            requestId: '7f3a20c1',
            faults: [{ file: 'fi.json', line: 12, message: 'landing.lead has no placeholder {name}' }],
          },
        },
      },
      'another token': refusal(403, { kind: 'denied', code: 'content.tokenInvalid' }),
      ...failures,
    },
  },
  calls: {
    reloadContent: { method: 'PATCH', path: '/api/content', headers: { 'x-purge-token': 'kajo-demo' } },
  },
  delays: { dotInterval: { takes: 500 } },
  key: ({ dots }) => dots,
  sees: [
    { in: 'idle', heading, cannot: [reload], can: [token] },
    {
      in: 'running.counting',
      // Each reload begins without dots.
      where: ({ key: dots }, by) => dots === 0 || by.startsWith('after'),
      heading,
      texts: ['Palvelin lukee sisältöjä'],
      cannot: [reload],
      holds: [{ part: token, text: 'kajo-demo' }],
      waitsFor: ['reloadContent'],
    },
    {
      in: 'success',
      heading,
      texts: ['Toiminto onnistui. Voi kestää vielä hetken, ennen kuin muutokset näkyvät.'],
      can: [token, reload],
    },
    {
      in: 'error',
      name: 'a file is wrong',
      where: (_, by) => by.includes('a file is wrong'),
      heading,
      texts: [
        'Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.',
        { fi: 'fi.json, rivi 12', values: { file: 'fi.json', line: 12 } },
      ],
      can: [token, reload],
    },
    {
      in: 'error',
      where: (_, by) => !by.includes('a file is wrong'),
      heading,
      texts: ['Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.'],
      can: [token, reload],
      holds: [{ part: token, text: 'kajo-demo' }],
    },
  ],
});
