import { expect, test } from 'vitest';
import type { Chart } from '../../chart/chart.ts';
import { transitionsInto, transitionsOutOf } from './transitions.ts';

const chart = {
  transitions: [
    { id: 'end', source: '', targets: ['over'] },
    { id: 'leave', source: 'form', targets: ['over'] },
    { id: 'next', source: 'form.first', targets: ['form.second'] },
    { id: 'other', source: 'former', targets: ['form'] },
  ],
} as Chart;
const ids = (transitions: { id: string }[]) => transitions.map(({ id }) => id);

test('a state lists the transitions that lead to it, and those of the states around it that leave it (atlas.state)', () => {
  expect(ids(transitionsInto(chart, 'over'))).toEqual(['end', 'leave']);
  expect(ids(transitionsOutOf(chart, 'form.first'))).toEqual(['next', 'leave', 'end']);
  expect(ids(transitionsInto(chart, 'form'))).toEqual(['other']);
});
