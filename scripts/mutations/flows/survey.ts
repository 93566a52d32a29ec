import type { WrittenFault } from '../mutation.ts';

const machine = 'survey';
const file = 'src/shared/survey/Survey.tsx';
const spec = ['tests/e2e/survey.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'who does not want to be asked is asked again',
    kind: 'missing action',
    machine,
    file,
    find: `store.write('surveyAsked', 'true')`,
    replace: `store.write('surveyAsked', null)`,
    tests: { files: spec, named: 'who does not want it' },
  },
  {
    name: 'it is asked where a page does without it',
    kind: 'wrong page',
    machine,
    file,
    find: ` && !props.isHidden;`,
    replace: `;`,
    tests: { files: spec, named: 'who does not want it' },
  },
  {
    name: 'a thumb up is sent as a thumb down',
    kind: 'wrong event',
    machine,
    file,
    find: `score: thumb === 'up' ? 1 : 0`,
    replace: `score: thumb === 'down' ? 1 : 0`,
    tests: { files: spec, named: 'below the page' },
  },
  {
    name: 'that it could not be sent is not read out',
    kind: 'accessibility',
    machine,
    file,
    find: `<Notice tone="critical" role="alert">`,
    replace: `<Notice tone="critical">`,
    tests: { files: spec, named: 'where it cannot be sent' },
  },
];
