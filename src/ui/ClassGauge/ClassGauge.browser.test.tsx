import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { ClassGauge } from './ClassGauge.tsx';
import * as styles from './ClassGauge.css.ts';

const classes = [
  { name: 'S', from: 0 },
  { name: 'M', from: 2001 },
  { name: 'L', from: 3001 },
];

test('draws 60 ticks, those up to the value lit, marks its class, and says it in words', async () => {
  await show(<ClassGauge classes={classes} max={6000} value={2500} label="Arvio 2 500 kWh, luokka M" />);
  expect(document.getElementsByClassName(styles.tick)).toHaveLength(60);
  expect(document.getElementsByClassName(styles.on)).toHaveLength(25);
  expect(document.getElementsByClassName(styles.currentName)[0]?.textContent).toBe('M');
  await expect.element(page.getByRole('status')).toHaveTextContent('Arvio 2 500 kWh, luokka M');
});
