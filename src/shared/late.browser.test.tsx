import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing.tsx';
import { late } from './late.ts';

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hei {name}</p>;
const Plain = ({ name }: GreetingProps) => <p>{name} odottaa</p>;

/** A file that comes, or does not, when the test says so. */
function openFile() {
  const asked: { come(): void; fail(): void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<{ Greeting: typeof Greeting }>((resolve, reject) => {
        asked.push({ come: () => resolve({ Greeting }), fail: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  const last = () => {
    const request = asked.at(-1);
    if (!request) throw new Error('nobody asked for the file');
    return request;
  };
  return { load, come: () => last().come(), fail: () => last().fail() };
}

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError = (thrown: Error) => ({ said: thrown.message });
  override render = () => this.state.said ?? this.props.children;
}

/** As the frame of every page draws it. */
const framed = (part: ReactNode) => (
  <Boundary>
    <Suspense fallback="Ladataan">{part}</Suspense>
  </Boundary>
);
const text = (said: string) => page.getByText(said, { exact: true });

test('a page is waited for, and fetched once however often it is drawn', async () => {
  const { load, come } = openFile();
  const Late = late(load, 'Greeting');
  await show(
    framed(
      <>
        <Late name="Aino" />
        <Late name="Åsa" />
      </>,
    ),
  );
  await expect.element(text('Ladataan')).toBeVisible();
  come();
  await expect.element(text('Hei Aino')).toBeVisible();
  await expect.element(text('Hei Åsa')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was fetched before stands at once, and nobody waits for it any more', async () => {
  const { load, come } = openFile();
  const Late = late(load, 'Greeting');
  expect([Late.isThere(), Late.displayName]).toEqual([false, 'Greeting']);
  const fetched = Late.preload?.();
  come();
  await fetched;
  expect([Late.isThere(), Late.preload]).toEqual([true, undefined]);
  const waits: string[] = [];
  const Wait = () => {
    waits.push('Ladataan');
    return null;
  };
  await show(
    <Suspense fallback={<Wait />}>
      <Late name="Aino" />
    </Suspense>,
  );
  await expect.element(text('Hei Aino')).toBeVisible();
  expect(waits).toEqual([]);
});

test('a page that cannot be fetched is a fault of the page (error.chunk)', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { load, fail } = openFile();
  const Late = late(load, 'Greeting');
  await show(framed(<Late name="Aino" />));
  await expect.element(text('Ladataan')).toBeVisible();
  fail();
  await expect.element(text('Greeting could not be fetched')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  complain.mockRestore();
});

test('what could not be fetched ahead is tried once more when it is drawn', async () => {
  const { load, fail, come } = openFile();
  const Late = late(load, 'Greeting');
  const fetched = Late.preload?.();
  fail();
  await fetched;
  expect(Late.isThere()).toBe(false);
  await show(framed(<Late name="Aino" />));
  await expect.element(text('Ladataan')).toBeVisible();
  come();
  await expect.element(text('Hei Aino')).toBeVisible();
});

test('for a part that is not missed something plainer stands until it comes', async () => {
  const { load, come } = openFile();
  const Late = late(load, 'Greeting', { meanwhile: Plain });
  await show(framed(<Late name="Aino" />));
  await expect.element(text('Aino odottaa')).toBeVisible();
  come();
  await expect.element(text('Hei Aino')).toBeVisible();
  await expect.element(text('Aino odottaa')).not.toBeInTheDocument();
});

test('where such a part cannot be fetched the plainer one stays, and the next to be drawn tries again', async () => {
  const { load, fail, come } = openFile();
  const Late = late(load, 'Greeting', { meanwhile: Plain });
  await show(framed(<Late name="Aino" />));
  const fetched = Late.preload?.();
  fail();
  await fetched;
  expect(Late.isThere()).toBe(false);
  await expect.element(text('Aino odottaa')).toBeVisible();
  await show(framed(<Late name="Åsa" />));
  expect(load).toHaveBeenCalledTimes(2);
  come();
  await expect.element(text('Hei Åsa')).toBeVisible();
});

test('a part that could not be fetched comes by itself when the connection is back (error.late)', async () => {
  const { load, fail, come } = openFile();
  const Late = late(load, 'Greeting', { meanwhile: Plain });
  await show(framed(<Late name="Aino" />));
  fail();
  await expect.element(text('Aino odottaa')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  come();
  await expect.element(text('Hei Aino')).toBeVisible();
});

test('nothing stands for a part that has nothing to show before it comes', async () => {
  const { load, come } = openFile();
  const Late = late(load, 'Greeting', { meanwhile: null });
  await show(<Late name="Aino" />);
  expect(document.querySelector('main')?.textContent).toBe('');
  come();
  await expect.element(text('Hei Aino')).toBeVisible();
});
