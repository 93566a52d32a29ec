import type { WrittenFault } from '../mutation.ts';

const machine = 'layout';
const tests = { files: ['tests/e2e/widths.spec.ts'], named: 'what Aino Mäkelä sees' };

export const faults: WrittenFault[] = [
  {
    name: 'a row’s parts stand beside one another where there is no room for their words',
    kind: 'wrong page',
    machine,
    file: 'src/ui/theme/rooms.ts',
    find: `row: '46rem'`,
    replace: `row: '27rem'`,
    tests,
  },
  {
    name: 'a column gives no room, so that what stands in it is laid out by the page',
    kind: 'wrong page',
    machine,
    file: 'src/ui/ObjectRow/ObjectRow.css.ts',
    find: `[room.fromRow]: {
      gridTemplateColumns`,
    replace: `'page (min-width: 46rem)': {
      gridTemplateColumns`,
    tests,
  },
];
