import { expect, test } from 'vitest';
import type { CampaignTemplate } from '../types.ts';
import { bannerAfter } from './banner.ts';

const banner = { tariffNo: 705, title: 'Lataatko autoa kotona?', text: '', link: null };
const services = [
  {
    values: [
      { templateId: 'latausohjaus', tariffNo: 705 },
      { templateId: 'sahkovahti', tariffNo: 704 },
      { templateId: 'alypaketti', tariffNo: 706, addonsTariffNumbers: [704, 705] },
    ],
  },
] as unknown as CampaignTemplate['services'];

test.each([
  ['nothing', [], true],
  ['another service', ['sahkovahti'], true],
  ['the service', ['latausohjaus'], false],
  ['a package with it', ['alypaketti'], false],
])('after %s it is offered or not (order.banner)', (_what, ordered, isOffered) => {
  expect(bannerAfter({ banner, services }, { services: ordered })).toBe(isOffered ? banner : undefined);
});

test('what offers no service is always said, and of most campaigns nothing (order.banner)', () => {
  const { tariffNo: _none, ...said } = banner;
  expect(bannerAfter({ banner: said, services }, { services: ['alypaketti'] })).toBe(said);
  expect(bannerAfter({ services }, { services: [] })).toBe(undefined);
});
