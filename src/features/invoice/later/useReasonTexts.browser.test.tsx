import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvoiceComparison } from '../../../../domain/types.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { show } from '../../../ui/testing.tsx';
import { useReasonTexts } from './useReasonTexts.ts';

type Parts = NonNullable<InvoiceComparison>['parts'];

function Sentences({ parts }: { parts: Parts }) {
  const { labelOf, sentenceOf } = useReasonTexts();
  return parts.map((part) => (
    <p key={`${part.kind} ${part.content}`}>
      <b>{labelOf(part, parts)}</b> <span>{sentenceOf(part, parts)}</span>
    </p>
  ));
}

type Content = Parts[number]['content'];

const volume = (amount: string, comparable: string, content: Content = 'electricity'): Parts[number] => ({
  kind: 'volume',
  content,
  amount,
  from: '1415.385',
  to: '1465.781',
  unit: 'kWh',
  comparable,
});
const weather: Parts[number] = {
  kind: 'weather',
  content: 'electricity',
  amount: '4.73',
  from: '480',
  to: '520',
  unit: 'degreeDays',
};
const days: Parts[number] = { kind: 'days', content: null, amount: '4.73', from: '30', to: '31', unit: 'days' };

async function draw(parts: Parts) {
  const i18n = setupI18n();
  const { need } = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['invoice-later', 'invoices'].map(need));
  await show(
    <I18nProvider i18n={i18n}>
      <Sentences parts={parts} />
    </I18nProvider>,
  );
}

test.each([
  [
    'more was used in colder weather, and yet less',
    [weather, volume('-0.55', '1472.416')],
    'Käytit säästä riippumatta 0,5 % vähemmän.',
  ],
  [
    'more was used than the weather explains',
    [weather, volume('2.10', '1440')],
    'Käytit säästä riippumatta 1,8 % enemmän.',
  ],
  ['more was used in more days, and yet less', [days, volume('-1.20', '1480')], 'Käytit päivää kohti 1 % vähemmän.'],
  ['more was used than the days explain', [days, volume('2.10', '1440')], 'Käytit päivää kohti 1,8 % enemmän.'],
  ['hardly anything is left', [weather, volume('-0.01', '1465.9')], 'Tämä pienensi laskua.'],
  ['nothing else is told', [volume('4.18', '1415.385')], 'Kulutus 1 465,781 kWh, silloin 1 415,385 kWh.'],
] as const)(
  'what was used is told without what other parts say where %s (invoicePage.why)',
  async (_where, parts, text) => {
    await draw([...parts]);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('each energy has its own weather and its own use, and is named where there are two (invoicePage.why)', async () => {
  await draw([
    days,
    { ...weather, content: 'districtHeat' },
    volume('4.18', '1440'),
    volume('2.10', '1440', 'districtHeat'),
  ]);
  const told = [
    'Päivät Laskutettuja päiviä 31, silloin 30.',
    'Sää · Kaukolämpö Lämmitystarveluku 520, silloin 480.',
    'Käyttö · Sähkö Käytit päivää kohti 1,8 % enemmän.',
    'Käyttö · Kaukolämpö Käytit säästä riippumatta 1,8 % enemmän.',
  ];
  for (const [at, text] of told.entries())
    await expect.element(page.getByRole('paragraph').nth(at)).toHaveTextContent(text);
});
