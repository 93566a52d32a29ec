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

test('its parts stand beside one another where the list has room for them, whatever the window has (layout.room)', async () => {
  await show(
    <ObjectList>
      <ObjectRow href="#lampo" glyph="L" title="Kajo Kaukolämpö" place={['Koivukuja 4 B']} />
    </ObjectList>,
  );
  const main = document.querySelector('main');
  const isBeside = (rem: number) => {
    if (main) main.style.width = `${rem}rem`;
    const [title, place] = [page.getByRole('link'), page.getByText('Koivukuja 4 B')].map((part) =>
      part.element().getBoundingClientRect(),
    );
    return title !== undefined && place !== undefined && place.left > title.right && place.top < title.bottom;
  };
  expect(document.documentElement.clientWidth).toBeGreaterThanOrEqual(960);
  expect([20, 33, 45, 46, 60].map(isBeside)).toEqual([false, false, false, true, true]);
});
