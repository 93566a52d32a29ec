import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { messageOf } from './messages.ts';

const said = (message: string) => messageOf(new Error(message));

/** What this browser engine itself says. */
function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
  }
  throw new Error('nothing was thrown');
}

const nobody = undefined as unknown as { aino: string };
const nothing = {} as { aino(): void };

describe('messageOf (reporting.messages)', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'Aino Mäkelä')", 'Cannot read properties of … (reading …)'],
    ['aino.makela is not a function', '… is not a function'],
    [
      'a is not a function or its return value is not iterable',
      '… is not a function or its return value is not iterable',
    ],
    ['Unexpected token \'A\', "Aino Mäkelä" is not valid JSON', 'Unexpected token …'],
    [
      'Failed to fetch dynamically imported module: https://oma.kajo.example/assets/x.js?aino',
      'Failed to fetch dynamically imported module: …',
    ],
    ["undefined is not an object (evaluating 'e.aino')", '… is not an object (evaluating …)'],
    ["e.aino is not a function. (In 'e.aino()', 'e.aino' is undefined)", '… is not a function. (In …, … is …)'],
    ["Can't find variable: aino", "Can't find variable: …"],
    ['JSON Parse error: Unexpected identifier "Aino"', 'JSON Parse error: …'],
    ['can\'t access property "aino", e is undefined', "can't access property …, … is undefined"],
    ['aino is null', '… is null'],
    ['JSON.parse: unexpected character at line 1 column 2 of the JSON data', 'JSON.parse: …'],
    ['too much recursion', 'too much recursion'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Aino for the full message',
      'Minified React error #418',
    ],
  ])('%j is known by its form: %j', (message, form) => {
    expect(said(message)).toBe(form);
  });

  test.each([
    ['a missing property', () => nobody.aino],
    ['a missing function', () => nothing.aino()],
    ['an answer that is no JSON', () => JSON.parse('Aino Mäkelä') as unknown],
    ['an array of less than nothing', () => Object.assign([], { length: -1 })],
    ['a time that is none', () => new Date(Number.NaN).toISOString()],
    ['an address that is none', () => new URL('Aino')],
    ['a bad escape', () => decodeURIComponent('%')],
    ['what goes in a circle', () => JSON.stringify(Object.assign(globalThis, { around: globalThis }))],
  ])('what this engine says of %s has a form', (_, run) => {
    const message = messageOf(thrownBy(run));
    expect(message).not.toBeNull();
    expect(message).not.toMatch(/aino|mäkelä/i);
  });

  test.each([
    'Aino Mäkelä, 010190-900X',
    'Cannot read properties of Aino',
    'xCannot read properties of undefined (reading 1)',
    'Cannot access before initialization',
    'Minified React error #010190;',
    '',
    `${'a'.repeat(1000)} is null`,
  ])('nothing is said of any other message: %j', (message) => {
    expect(said(message)).toBeNull();
  });

  test('nothing of what stands in a message gets through', () => {
    const form = fc.constantFrom<(word: string) => string>(
      (word) => word,
      (word) => `${word} is not defined`,
      (word) => `Unexpected token ${word}`,
      (word) => `Cannot set properties of ${word} (setting '${word}')`,
      (word) => `Expected ${word} in JSON at position ${word}`,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), form, (word, write) => {
        const canary = `☂${word}☂`;
        expect(said(write(canary)) ?? '').not.toContain('☂');
      }),
    );
  });

  test('of a Failure the kind and the code are said', () => {
    expect(messageOf(new Failure({ kind: 'broken' }))).toBe('broken');
    expect(messageOf(new Failure({ kind: 'broken', code: 'server.error' }))).toBe('broken (server.error)');
    expect(messageOf(new Failure({ kind: 'broken', code: 'Aino Mäkelä' }))).toBe('broken');
    expect(messageOf(new Failure({ kind: 'broken', code: '010190-900X' }))).toBe('broken');
  });
});
