import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { ObjectList, ObjectRow } from './ObjectRow.tsx';

test('a press anywhere on the row follows its one link', async () => {
  await show(
    <ObjectList>
      <ObjectRow href="#porssi" glyph="S" title="Kajo Pörssi" place={['Koivukuja 4 B']} />
    </ObjectList>,
  );
  expect(page.getByRole('link').elements()).toHaveLength(1);
  const row = page.getByRole('listitem');
  const { width, height } = row.element().getBoundingClientRect();
  await row.click({ position: { x: width - 5, y: height / 2 } });
  expect(window.location.hash).toBe('#porssi');
  window.location.hash = '';
});
