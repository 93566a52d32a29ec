import { expect, test } from 'vitest';
import { groupPhone } from './groupPhone.ts';

test.each([
  ['+358401234501', '+358 40 123 4501'],
  ['+358501234567', '+358 50 123 4567'],
  ['+35840123456', '+358 40 123 456'],
  ['+35891234567', '+35891234567'],
  ['+46701234567', '+46701234567'],
])('the phone number %s is read as %s (profile.contact)', (number, shown) => {
  expect(groupPhone(number).replaceAll('\u00A0', ' ')).toBe(shown);
});
