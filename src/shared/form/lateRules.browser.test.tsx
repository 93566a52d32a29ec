import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../ui/Button/Button.tsx';
import { show } from '../../ui/testing.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { PortalForm } from './PortalForm.tsx';
import { useResolvedForm } from './useResolvedForm.ts';

/** A form whose rules come when the test says so. */
function LateForm({ rules, onSubmit }: { rules: Promise<typeof resolve>; onSubmit(name: string): void }) {
  const form = useResolvedForm<{ name: string }, { name: string }>({
    resolver: async (values) => (await rules)(values),
    defaultValues: { name: '' },
    labels: { name: 'Nimi' },
    onSubmit: ({ name }) => onSubmit(name),
  });
  return (
    <PortalForm form={form}>
      <TextField {...form.field('name')} />
      <Button type="submit">Jatka</Button>
    </PortalForm>
  );
}
const resolve = (values: { name: string }) => ({ values: { name: values.name.trim() }, errors: {} });

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError = (thrown: Error) => ({ said: thrown.message });
  override render = () => this.state.said ?? this.props.children;
}

async function openLate() {
  let come: (rules: typeof resolve) => void = () => {};
  let fail: (thrown: Error) => void = () => {};
  const rules = new Promise<typeof resolve>((onCome, onFail) => {
    come = onCome;
    fail = onFail;
  });
  const onSubmit = vi.fn<(name: string) => void>();
  await show(
    <I18nProvider i18n={setupI18n({ locale: 'fi', messages: { fi: {} } })}>
      <Boundary>
        <LateForm {...{ rules, onSubmit }} />
      </Boundary>
    </I18nProvider>,
  );
  await userEvent.type(page.getByLabelText('Nimi'), ' Aino ');
  await userEvent.click(page.getByRole('button', { name: 'Jatka' }));
  return { come: () => come(resolve), fail, onSubmit };
}

test('a press before the rules have come waits for them', async () => {
  const { come, onSubmit } = await openLate();
  expect(onSubmit).not.toHaveBeenCalled();
  come();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['Aino']]);
});

test('rules that cannot be fetched are told where the form stands (error.chunk)', async () => {
  const { fail, onSubmit } = await openLate();
  fail(new Error('rules could not be fetched'));
  await expect.element(page.getByText('rules could not be fetched')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
