import { describe, expect, test } from 'vitest';
import { reasonFault, soughtFault } from './index.ts';

describe('a reason says something and holds no identity code (acting.reason)', () => {
  test.each([
    ['Asiakas soitti', null],
    ['abc', null],
    ['ab', 'minLength'],
    ['  ab  ', 'minLength'],
    ['   ', 'minLength'],
    ['a'.repeat(200), null],
    [` ${'a'.repeat(200)} `, null],
    ['a'.repeat(201), 'maxLength'],
    ['Soitti 120385-123K laskusta', 'identityCode'],
    ['Soitti 120385a123k', 'identityCode'],
    ['Soitti 120385–9037 taas', 'identityCode'],
    ['Soitti 120385 9037', 'identityCode'],
    ['120385/9037', 'identityCode'],
    ['Lasku 120385 12.5.', null],
    ['Sopimus 7010120385', null],
  ])('%j: %s', (reason, fault) => {
    expect(reasonFault(reason)).toBe(fault);
  });
});

test.each([
  ['Mäk', null],
  ['Mä', 'minLength'],
  ['M', 'minLength'],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'maxLength'],
  ['120385-123K', 'identityCode'],
  ['643007574070123471', null],
])('%j is sought, or refused as %s (acting.search)', (sought, fault) => {
  expect(soughtFault(sought)).toBe(fault);
});
