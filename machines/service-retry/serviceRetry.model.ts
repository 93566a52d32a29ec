import { receivedBefore, UNTIL_NEXT_TRY } from '../failures.ts';
import { flowModel, type Part, type Place, type Sight } from '../flowModel.ts';
import { result, sentBefore, thanks } from '../order/model/parts.ts';
import { failedSubmissions } from '../submission/submission.outcomes.ts';
import { failureTexts } from '../words.ts';
import { serviceRetryMachine } from './serviceRetry.machine.ts';

const name = 'Tuulisähkö';
const service = { orderId: result.orderId, templateId: 'tuulisahko' };
/** An order of which one service did not come through. */
const ordered = {
  ...result,
  noOfServicesToImport: 1,
  serviceImportNos: [{ templateId: service.templateId, productName: name, importNo: null }],
};
const retry: Part = { role: 'button', name: 'Tilaa palvelu uudelleen' };
const unordered = { fi: `${name} jäi tilaamatta`, values: { name } };
const aloneLeft = 'Sopimuksesi on tilattu. Tämä palvelu jäi kesken.';
/** It may be tried again after a while only. */
interface Key {
  mustWait: boolean;
}
const refused: readonly string[] = [
  'the request is at fault',
  'the session is over',
  'not allowed',
  'not found',
  'too many calls',
];
const notTried = (look: string, cases: readonly string[], text: string): Sight<Key> => ({
  in: 'failed.notTried',
  name: look,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading: thanks,
  texts: [unordered, aloneLeft, text],
  can: [retry],
});
const answer = (importNo: string | null) => ({ templateId: service.templateId, productName: name, importNo });

export const model = flowModel({
  machine: serviceRetryMachine,
  starts: {
    '': {
      input: service,
      begins: {
        ...sentBefore,
        answers: [
          {
            call: { method: 'GET', path: '/api/writes/*' },
            answer: { status: 200, json: { state: 'done', status: 201, answer: ordered } },
          },
        ],
      },
    },
  },
  events: {
    'service.retry': {
      '': {
        carries: { key: 'k1' },
        does: [{ press: retry }],
        where: ({ key }: Place<Key>) => !key.mustWait,
      },
      'after a while': {
        carries: { key: 'k1' },
        does: [{ wait: UNTIL_NEXT_TRY }, { press: retry }],
        where: ({ key }: Place<Key>) => key.mustWait,
      },
    },
  },
  outcomes: {
    submission: {
      'it is ordered': {
        output: { outcome: 'answered', answer: answer('700124') },
        does: [{ answer: 'send', with: { status: 201, json: answer('700124') } }],
      },
      'it is not taken': {
        output: { outcome: 'answered', answer: answer(null) },
        does: [{ answer: 'send', with: { status: 201, json: answer(null) } }],
      },
      'it was ordered before': {
        output: { outcome: 'received' },
        does: [{ answer: 'send', with: receivedBefore.answer }],
      },
      ...failedSubmissions,
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/order/*/service/*', patience: 30_000 },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: ({ failure }): Key => ({ mustWait: (failure?.retryAfter ?? null) !== null }),
  sees: [
    {
      in: 'failed.told',
      heading: thanks,
      texts: [unordered, aloneLeft],
      can: [retry],
    },
    {
      in: 'failed.again',
      heading: thanks,
      texts: [unordered, 'Palvelua ei saatu tilattua nytkään. Yritä myöhemmin uudelleen, tai soita asiakaspalveluun.'],
      can: [retry],
    },
    ...(
      [
        ['the fault is ours', ['the request is at fault', 'the session is over'], failureTexts.invalid],
        ['not allowed', ['not allowed'], failureTexts.denied],
        ['not found', ['not found'], failureTexts.notFound],
      ] as const
    ).map(([look, cases, text]): Sight<Key> => notTried(look, cases, text)),
    { ...notTried('too many calls', ['too many calls'], failureTexts.tooMany), can: [], cannot: [retry] },
    notTried(
      'not arrived',
      Object.keys(failedSubmissions).filter((one) => !refused.includes(one)),
      'Pyyntö ei mennyt perille. Yritä uudelleen.',
    ),
    {
      in: 'trying',
      heading: thanks,
      texts: [unordered, aloneLeft],
      cannot: [retry],
      waitsFor: ['send'],
    },
    { in: 'ordered', heading: thanks, texts: [{ fi: `${name} on nyt tilattu.`, values: { name } }] },
  ],
});
