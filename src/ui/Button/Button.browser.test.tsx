import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { Button } from './Button.tsx';

test('a button is reached by Tab and pressed by Enter and by Space', async () => {
  const onClick = vi.fn();
  await show(<Button onClick={onClick}>Jatka</Button>);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Jatka' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await expectAccessible();
});

test('one that is off says so, does nothing, and who presses it all the same can be told what lacks (form.off)', async () => {
  const onClick = vi.fn();
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled onClick={onClick} onClickCapture={onPress}>
        Tilaa
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Tilaa' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
});

test('while it is busy it keeps its name and the focus, and does nothing', async () => {
  const onClick = vi.fn();
  await show(
    <Button onClick={onClick} isBusy>
      Jatka
    </Button>,
  );
  await userEvent.keyboard('{Tab}');
  const button = page.getByRole('button', { name: 'Jatka' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  await expectAccessible();
});
