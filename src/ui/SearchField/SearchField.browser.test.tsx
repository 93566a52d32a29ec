import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { SearchField } from './SearchField.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Hae" value={value} onChange={setValue} clearLabel="Tyhjennä haku" />;
}

test('it is emptied by its button, which is there while there is something, and keeps the focus', async () => {
  await show(<Search />);
  const field = page.getByRole('searchbox', { name: 'Hae' });
  const clear = page.getByRole('button', { name: 'Tyhjennä haku' });
  await expect.element(clear).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}katu{Tab}');
  await expect.element(clear).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});
