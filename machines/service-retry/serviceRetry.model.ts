import { failures, receivedBefore } from '../failures.ts';
import { flowModel, type Part, type Place } from '../flowModel.ts';
import { result, sentBefore, thanks } from '../order/model/parts.ts';
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
const aloneLeft = 'Sopimuksesi on tilattu. Vain tämä palvelu jäi kesken.';
const denied = failures['not allowed'];
const by = (outcome: string) => (_: Place<null>, led: string) => led.includes(outcome);
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
  events: { 'service.retry': { '': { carries: { key: 'k1' }, does: [{ press: retry }] } } },
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
      'it is refused': {
        output: { outcome: 'refused', failure: denied.error },
        does: [{ answer: 'send', with: denied.answer }],
      },
      'it did not arrive': {
        output: { outcome: 'lost' },
        does: [
          { answer: 'send', with: 'connection lost' },
          { answer: 'lookUp', with: failures['not found'].answer },
        ],
      },
    },
  },
  calls: {
    send: { method: 'POST', path: '/api/contract/order/*/service/*' },
    lookUp: { method: 'GET', path: '/api/writes/*' },
  },
  key: () => null,
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
    {
      in: 'failed.notTried',
      name: 'refused',
      where: by('it is refused'),
      heading: thanks,
      texts: [unordered, aloneLeft, failureTexts.denied],
      can: [retry],
    },
    {
      in: 'failed.notTried',
      name: 'not arrived',
      where: (place, led) => !by('it is refused')(place, led),
      heading: thanks,
      texts: [unordered, aloneLeft, 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.'],
      can: [retry],
    },
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
