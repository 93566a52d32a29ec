import { expect, test } from 'vitest';
import { Naming } from './runner/naming.ts';

const naming = new Naming({ K23014478016: 'K23014478001', '40127731': '40127001' });

test('what a model says of a person is said of their copy, and back (model.writes)', () => {
  const where = () => true;
  expect(
    naming.own({
      go: '/contracts/K23014478016',
      can: [{ to: '/customer/40127731?x=40127731' }],
      count: 3,
      no: null,
      where,
    }),
  ).toEqual({
    go: '/contracts/K23014478001',
    can: [{ to: '/customer/40127001?x=40127001' }],
    count: 3,
    no: null,
    where,
  });
  expect(naming.inModel('/api/contracts/customer/40127001')).toBe('/api/contracts/customer/40127731');
  expect(naming.onPage('/api/contracts/customer/40127731')).toBe('/api/contracts/customer/40127001');
});

test('who is no copy is called as in the model (model.writes)', () => {
  const look = { address: '/contracts/K23014478016' };
  expect(new Naming().own(look)).toBe(look);
});
