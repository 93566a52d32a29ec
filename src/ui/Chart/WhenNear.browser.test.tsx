import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { WhenNear } from './WhenNear.tsx';

const chart = () => page.getByText('a chart');
const farBelow = (
  <>
    <div style={{ height: '5000px' }} />
    <WhenNear>
      <p>a chart</p>
    </WhenNear>
  </>
);
const heightOfAll = () => document.documentElement.scrollHeight;

test('what stands far below is drawn once it comes near, at the place that was kept for it', async () => {
  await show(farBelow);
  await expect.poll(heightOfAll).toBeGreaterThan(5200);
  const before = heightOfAll();
  expect(chart().query()).toBeNull();
  window.scrollTo(0, before);
  await expect.element(chart()).toBeInTheDocument();
  expect(heightOfAll()).toBe(before);
  window.scrollTo(0, 0);
  await expect.element(chart()).toBeInTheDocument();
});

test('what stands far below is there for paper', async () => {
  await show(farBelow);
  expect(chart().query()).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(chart()).toBeInTheDocument();
});

test('what stands in the window is drawn at once', async () => {
  await show(<WhenNear>a chart</WhenNear>);
  await expect.element(chart()).toBeVisible();
});
