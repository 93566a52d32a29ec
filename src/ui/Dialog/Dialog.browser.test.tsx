import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { isOverPage, leaveOverlays } from '../backCloses.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Istuntosi päättyy' });
const heading = page.getByRole('heading', { name: 'Istuntosi päättyy' });
const opener = page.getByRole('button', { name: 'Avaa' });

function Closable() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Avaa
      </button>
      {isOpen && (
        <Dialog
          heading="Istuntosi päättyy"
          closeLabel="Sulje"
          onClose={() => setIsOpen(false)}
          onReopen={() => setIsOpen(true)}
          actions={<Button>Jatka</Button>}
        />
      )}
    </>
  );
}

function Required() {
  return (
    <Dialog
      isRequired
      heading="Istuntosi päättyy"
      reason="Kahden minuutin kuluttua."
      actions={<Button>Jatka</Button>}
    />
  );
}

test('begins at its heading, and the focus stays within it', async () => {
  await show(<Closable />);
  await opener.click();
  await expect.element(heading).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Sulje' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Jatka' })).toHaveFocus();
  for (let press = 0; press < 3; press++) {
    await userEvent.tab();
    expect(opener.element()).not.toBe(document.activeElement);
  }
  await expectAccessible();
});

test('Escape closes it, and the focus goes back to what opened it', async () => {
  await show(<Closable />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its button closes it', async () => {
  await show(<Closable />);
  await opener.click();
  await page.getByRole('button', { name: 'Sulje' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a required one says why and has no way past: no button, and no Escape, however often', async () => {
  await show(<Required />);
  await expect.element(dialog).toHaveAccessibleDescription('Kahden minuutin kuluttua.');
  await expect.element(page.getByRole('button', { name: 'Sulje' })).not.toBeInTheDocument();
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expectAccessible();
});

test('a required one that the browser closes all the same is open again', async () => {
  await show(<Required />);
  (dialog.element() as HTMLDialogElement).close();
  await expect.element(dialog).toBeVisible();
});

test('closing by the browser is told once', async () => {
  const onClose = vi.fn();
  await show(<Dialog heading="Istuntosi päättyy" closeLabel="Sulje" onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

function Held() {
  const [isSending, setIsSending] = useState(true);
  const [isOpen, setIsOpen] = useState(true);
  const held = isSending ? 'Lähetys on kesken.' : null;
  return (
    isOpen && (
      <Dialog
        heading="Istuntosi päättyy"
        closeLabel="Sulje"
        onClose={() => setIsOpen(false)}
        held={held}
        actions={<Button onClick={() => setIsSending(false)}>Perillä</Button>}
      />
    )
  );
}

test('one that is held stays and says why, however it is closed, and closes once it is not (overlay.held)', async () => {
  await show(<Held />);
  const why = page.getByText('Lähetys on kesken.');
  await expect.element(why).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sulje' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Lähetys on kesken.');
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOverPage()).toBe(true);
  await goBack();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expectAccessible();
  await page.getByRole('button', { name: 'Perillä' }).click();
  await expect.element(why).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

/** As the person does it; told when the browser has gone. Nobody else hears of it: the page is the same. */
async function goBack(): Promise<void> {
  history.back();
  await expect.poll(() => isOverPage()).toBe(false);
}

function Nested({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Dialog heading="Alempi" closeLabel="Sulje" onClose={onClose} />
      <Closable />
    </>
  );
}

describe('the browser’s Back (overlay.back)', () => {
  // What the test before has closed takes its entry back a moment later.
  beforeEach(() => vi.waitUntil(() => !isOverPage(), 10_000));

  test('closes it, and leaves the history as it was', async () => {
    await show(<Closable />);
    const { state } = history;
    await opener.click();
    await expect.poll(() => isOverPage()).toBe(true);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(history.state).toEqual(state);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => history.state).toEqual(state);
    await expect.element(opener).toHaveFocus();
  });

  test('closes the upper of two, then the lower', async () => {
    const onClose = vi.fn();
    const { state } = history;
    await show(<Nested onClose={onClose} />);
    (opener.element() as HTMLButtonElement).click();
    await expect.element(dialog).toBeVisible();
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([onClose.mock.calls.length, isOverPage()]).toEqual([0, true]);
    await goBack();
    expect(onClose).toHaveBeenCalledOnce();
    expect(history.state).toEqual(state);
  });

  test('leaves a required one, and the page, where they are; a second in a row is let go (overlay.required)', async () => {
    await show(<Required />);
    await expect.poll(() => isOverPage()).toBe(true);
    const { href } = location;
    const pops = vi.fn();
    window.addEventListener('popstate', pops);
    (page.getByRole('button', { name: 'Jatka' }).element() as HTMLElement).focus();
    await goBack();
    await expect.element(heading).toHaveFocus();
    await expect.element(dialog).toBeVisible();
    expect([location.href, pops.mock.calls.length]).toEqual([href, 0]);
    // Nobody has answered it, or done anything else: who goes back once more means it.
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOverPage()).toBe(false);
    // What is done in it holds it again.
    await page.getByRole('button', { name: 'Jatka' }).click();
    expect(isOverPage()).toBe(true);
    await goBack();
    await expect.element(dialog).toBeVisible();
    window.removeEventListener('popstate', pops);
  });

  test('a second one in a row leaves the page of a required one, which Forward finds again (overlay.required)', async () => {
    const { href } = location;
    history.pushState({}, '', '#page');
    await show(<Required />);
    await goBack();
    expect(location.hash).toBe('#page');
    history.back();
    await expect.poll(() => location.href).toBe(href);
    await expect.element(dialog).toBeVisible();
    expect(isOverPage()).toBe(false);
    history.forward();
    await expect.poll(() => location.hash).toBe('#page');
    await page.getByRole('button', { name: 'Jatka' }).click();
    expect(isOverPage()).toBe(true);
    await goBack();
    expect(location.hash).toBe('#page');
    history.back();
    await expect.poll(() => location.href).toBe(href);
  });

  test('what a required one stays for is answered, and nothing is left to go back over (overlay.required)', async () => {
    const { state } = history;
    function Answerable() {
      const [isAnswered, setIsAnswered] = useState(false);
      const actions = <Button onClick={() => setIsAnswered(true)}>Jatka</Button>;
      return !isAnswered && <Dialog isRequired heading="Istuntosi päättyy" actions={actions} />;
    }
    await show(<Answerable />);
    await goBack();
    await page.getByRole('button', { name: 'Jatka' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => history.state).toEqual(state);
  });

  test('is undone by Forward, also after it was closed in another way (overlay.forward)', async () => {
    await show(<Closable />);
    const { state } = history;
    await opener.click();
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    history.forward();
    await expect.element(dialog).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => history.state).toEqual(state);
    history.forward();
    await expect.element(dialog).toBeVisible();
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(history.state).toEqual(state);
  });

  function ByItself() {
    const [isOpen, setIsOpen] = useState(true);
    return isOpen && <Dialog heading="Istuntosi päättyy" closeLabel="Sulje" onClose={() => setIsOpen(false)} />;
  }

  test('finds the entry of what came by itself no more, and takes it back when Forward does (overlay.forward)', async () => {
    const { state } = history;
    await show(<ByItself />);
    await expect.poll(() => isOverPage()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => history.state).toEqual(state);
    const back = vi.spyOn(history, 'back');
    history.forward();
    await expect.poll(() => back.mock.calls.length).toBe(1);
    await expect.poll(() => history.state).toEqual(state);
    await expect.element(dialog).not.toBeInTheDocument();
    back.mockRestore();
  });

  test('is waited for by who leads elsewhere, and an entry that Forward finds is taken back', async () => {
    await show(<Closable />);
    const { state } = history;
    await opener.click();
    const states: unknown[] = [];
    leaveOverlays(() => states.push(history.state));
    await expect.poll(() => states).toEqual([state]);
    leaveOverlays(() => states.push(history.state));
    expect(states).toEqual([state, state]);
    const back = vi.spyOn(history, 'back');
    history.forward();
    await expect.poll(() => back.mock.calls.length).toBe(1);
    await expect.poll(() => history.state).toEqual(state);
    back.mockRestore();
  });
});

test('on a narrow screen it is a sheet at the bottom', async () => {
  await page.viewport(390, 800);
  await show(<Required />);
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const { left, right, bottom } = dialog.element().getBoundingClientRect();
  await page.viewport(1024, 768);
  expect({ left, right, bottom }).toEqual({ left: 0, right: 390, bottom: 800 });
});
