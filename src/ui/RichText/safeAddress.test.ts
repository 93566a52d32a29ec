import { describe, expect, test } from 'vitest';
import { isImageAllowed } from './safeAddress.ts';

describe('an image', () => {
  const sources = ['https://images.example/kajo/', 'not an address'];

  test.each(['/images/meter.png', 'https://images.example/kajo/meter.png'])('from %j is allowed', (address) => {
    expect(isImageAllowed(address, sources)).toBe(true);
  });

  test.each([
    'https://images.example/other/meter.png',
    'https://images.example/kajo/../other/meter.png',
    'https://images.example/kajo/%2e%2e/other/meter.png',
    'https://images.example.evil.example/kajo/meter.png',
    'https://images.example:8443/kajo/meter.png',
    'https://user@images.example/kajo/meter.png',
    'http://images.example/kajo/meter.png',
    '//images.example/kajo/meter.png',
    'data:image/svg+xml,<svg onload="alert(1)">',
    'blob:https://images.example/kajo/1',
    'javascript:alert(1)',
    'meter.png',
    '',
  ])('from %j is not', (address) => {
    expect(isImageAllowed(address, sources)).toBe(false);
  });
});
