import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Columns } from '../Columns/Columns.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Page } from '../Page/Page.tsx';
import { show } from '../testing.tsx';
import { Banner } from './Banner.tsx';

const lost = (
  <Banner>
    <Notice tone="warning" role="none" title="Ei verkkoyhteyttä">
      Yhteys katkesi klo 12.31. Päivitämme tiedot, kun se palaa.
    </Notice>
  </Banner>
);

const Rows = () =>
  Array.from({ length: 60 }, (_, index) => (
    <p key={index}>
      <a href={`#${index}`}>Rivi {index}</a>
    </p>
  ));

const draw = (hasBanner: boolean) =>
  show(
    <Page banner={hasBanner && lost}>
      <Columns aside={<a href="#aside">Vieressä</a>}>
        <Rows />
      </Columns>
    </Page>,
  );

const note = () => page.getByText('Ei verkkoyhteyttä');
const boxOf = (element: Element) => element.getBoundingClientRect();
const banner = () => {
  const found = document.querySelector('[aria-live][aria-atomic]');
  if (!found) throw new Error('there is no banner');
  return found;
};

const shown = () => boxOf(banner().firstElementChild ?? banner());

test('what holds for all that is seen has room of its own above the page (error.offlineSeen)', async () => {
  await draw(true);
  window.scrollTo(0, 0);
  await expect.element(note()).toBeInViewport();
  expect(shown().bottom).toBeLessThanOrEqual(boxOf(page.getByText('Rivi 0').element()).top);
});

test('it stays in sight while one scrolls, and neither what has the focus nor the aside is behind it (error.offlineSeen)', async () => {
  await page.viewport(1280, 600);
  await draw(true);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(note()).toBeInViewport();
  page.getByText('Rivi 30').element().focus();
  expect(boxOf(page.getByText('Rivi 30').element()).top).toBeGreaterThanOrEqual(shown().bottom);
  window.scrollTo(0, 600);
  expect(boxOf(page.getByText('Vieressä').element()).bottom).toBeLessThan(0);
});

test('the place is there before, empty and without a trace, so that what comes is read out (error.offlineSeen)', async () => {
  await draw(false);
  expect([banner().getAttribute('aria-live'), banner().textContent]).toEqual(['polite', '']);
});
