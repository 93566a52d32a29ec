import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { ReportDialog } from './ReportDialog.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'fi', messages: {} }));

function OpenDialog({ onSend, onClose }: { onSend(words: string): Promise<void>; onClose(): void }) {
  const [words, setWords] = useState('');
  return (
    <I18nProvider i18n={i18n}>
      <ReportDialog
        words={words}
        onWordsChange={setWords}
        onSend={() => onSend(words)}
        onClose={onClose}
        onReopen={() => {}}
      />
    </I18nProvider>
  );
}

const field = page.getByRole('textbox', { name: 'Mitä olit tekemässä?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('what is written is sent at the press, and thanked for (reporting.person)', async () => {
  const onSend = vi.fn(async () => {});
  const onClose = vi.fn();
  await show(<OpenDialog {...{ onSend, onClose }} />);
  await expect.element(page.getByRole('heading', { name: 'Lähetä raportti' })).toHaveFocus();
  await expectAccessible();
  await userEvent.fill(field, 'Avasin sopimuksen');
  await expect.element(page.getByText('983 merkkiä jäljellä')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(button('Lähetä'));
  expect(onSend.mock.calls).toEqual([['Avasin sopimuksen']]);
  await expect.element(page.getByRole('heading', { name: 'Kiitos raportista' })).toHaveFocus();
  await expectAccessible();
  await userEvent.click(button('Sulje').last());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while it is sent the button is busy; where it does not arrive, what was written stays (reporting.person)', async () => {
  const answers: ((isGood: boolean) => void)[] = [];
  const onSend = vi.fn(
    () => new Promise<void>((resolve, reject) => answers.push((isGood) => (isGood ? resolve() : reject(new Error())))),
  );
  await show(<OpenDialog onSend={onSend} onClose={() => {}} />);
  await userEvent.fill(field, 'Avasin sopimuksen');
  await userEvent.click(button('Lähetä'));
  await expect.element(button('Lähetä')).toHaveAttribute('aria-busy', 'true');
  await expect.element(field).toHaveAttribute('readonly');
  answers[0]?.(false);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Raportti ei lähtenyt');
  await expect.element(field).toHaveValue('Avasin sopimuksen');
  await expectAccessible();
  await userEvent.click(button('Yritä uudelleen'));
  answers[1]?.(true);
  await expect.element(page.getByRole('heading', { name: 'Kiitos raportista' })).toBeVisible();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing', '  ', 'Kerro lyhyesti, mitä olit tekemässä.'],
  ['too much', 'a'.repeat(1001), 'Lyhennä tekstiä, niin voimme ottaa sen vastaan.'],
])('%s is not sent, and the field says so', async (_, words, error) => {
  const onSend = vi.fn(async () => {});
  await show(<OpenDialog onSend={onSend} onClose={() => {}} />);
  await userEvent.fill(field, words);
  await userEvent.click(button('Lähetä'));
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  expect(onSend).not.toHaveBeenCalled();
});

test('cancelling sends nothing', async () => {
  const [onSend, onClose] = [vi.fn(async () => {}), vi.fn()];
  await show(<OpenDialog {...{ onSend, onClose }} />);
  await userEvent.fill(field, 'Avasin sopimuksen');
  await userEvent.click(button('Peruuta'));
  expect([onSend.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});
