import { expect, test } from 'vitest';
import { ownAddress } from './ownAddress.ts';

const open = (address: string, current = '') => ownAddress(new URL(address, 'https://oma.kajo.example'), current);

test.each([
  ['/contracts', '', '/contracts'],
  ['/contracts?a=1', '?b=2', '/contracts?a=1'],
  ['/contracts', '?app=true', '/contracts?app=true'],
  ['/contracts?a=1', '?embed=true&x=y', '/contracts?a=1&embed=true'],
  ['/contracts?embed=true', '?embed=true', '/contracts?embed=true'],
  ['/contracts', '?app=false', '/contracts'],
])('a link to %s from %j leads to %s (frame.embedded)', (address, current, href) => {
  expect(open(address, current).href).toBe(href);
});

test.each([
  ['/contracts/?lang=sv', '/contracts', 'sv'],
  ['/contracts/K1//?a=1&lang=EN#prices', '/contracts/K1?a=1#prices', 'en'],
  ['/contracts/?lang=de', '/contracts', null],
  ['/?lang=fi', '/', 'fi'],
  ['/contracts/', '/contracts', null],
])('a link to %s leads to %s, in %s (routes.trailingSlash, language.parameter)', (address, href, locale) => {
  expect(open(address)).toEqual({ href, locale });
});
