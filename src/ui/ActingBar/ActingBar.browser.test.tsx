import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { ActingBar } from './ActingBar.tsx';

const onStop = vi.fn();

function Acting() {
  const [name, setName] = useState('Aino Mäkelä');
  return (
    <ActingBar
      label="Asiakkaan puolesta asiointi"
      sentence={`Asioit tämän asiakkaan puolesta: ${name}`}
      customer="Asiakas 4012 3456"
      change={{ label: 'Vaihda', onChange: () => setName('Eero Mäkelä') }}
      stop={{ label: 'Lopeta', onStop }}
    />
  );
}

test('is a region of the page; a change of the customer is told where the first was', async () => {
  await show(<Acting />);
  await expect.element(page.getByRole('region', { name: 'Asiakkaan puolesta asiointi' })).toBeVisible();
  const status = page.getByRole('status').element();
  await page.getByRole('button', { name: 'Vaihda' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Asioit tämän asiakkaan puolesta: Eero Mäkelä');
  expect(page.getByRole('status').element()).toBe(status);
  await page.getByRole('button', { name: 'Lopeta' }).click();
  expect(onStop).toHaveBeenCalledOnce();
});

test('is not there where the portal is embedded', async () => {
  await show(<Acting />);
  document.documentElement.dataset['embed'] = '';
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  delete document.documentElement.dataset['embed'];
});

test('what the person must know at once is told, and goes when it is read', async () => {
  const onRead = vi.fn();
  await show(
    <ActingBar
      label="Asiakkaan puolesta asiointi"
      sentence="Asioit tämän asiakkaan puolesta: Aino Mäkelä"
      customer="Asiakas 4012 3456"
      change={{ label: 'Vaihda', onChange: () => {} }}
      stop={{ label: 'Lopeta', onStop }}
      news={{ text: 'Asiakas vaihtui', read: { label: 'Selvä', onRead } }}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Asiakas vaihtui');
  await page.getByRole('button', { name: 'Selvä' }).click();
  expect(onRead).toHaveBeenCalledOnce();
});
