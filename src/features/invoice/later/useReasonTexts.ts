import { useLingui } from '@lingui/react/macro';
import type { InvoiceComparison } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';

type Part = NonNullable<InvoiceComparison>['parts'][number];

/** What has made an invoice another, in words (`invoicePage.why`). */
export function useReasonTexts() {
  const { t } = useLingui();
  const { energy, money, number, percentage, price } = useFormats();

  const labelOf = (kind: Part['kind']): string => {
    switch (kind) {
      case 'days':
        return t({ id: 'invoice.why.days', message: 'Päivät' });
      case 'volume':
        return t({ id: 'invoice.why.volume', message: 'Käyttö' });
      case 'weather':
        return t({ id: 'invoice.why.weather', message: 'Sää' });
      case 'price':
        return t({ id: 'invoice.why.price', message: 'Hinta' });
      case 'vat':
        return t({ id: 'invoice.why.vat', message: 'Arvonlisävero' });
      case 'addons':
        return t({ id: 'invoice.why.addons', message: 'Lisäpalvelut' });
      case 'fees':
        return t({ id: 'invoice.why.fees', message: 'Maksut' });
      case 'account':
        return t({ id: 'invoice.why.account', message: 'Kuukausierä' });
    }
  };

  const written = (amount: string, unit: Part['unit']): string => {
    switch (unit) {
      case 'kWh':
        return energy(amount, 'kWh');
      case 'c/kWh':
        return price(amount, 'c/kWh');
      case 'percent':
        return percentage(amount);
      case 'EUR':
        return money(amount);
      default:
        return number(amount);
    }
  };

  /** What it was then and is now, in a sentence; what it did to the sum, where that is not known. */
  const sentenceOf = ({ kind, amount, from, to, unit }: Part): string => {
    if (from === null || to === null) {
      return amount.startsWith('-')
        ? t({ id: 'invoice.why.loweredIt', message: 'Tämä pienensi laskua.' })
        : t({ id: 'invoice.why.raisedIt', message: 'Tämä kasvatti laskua.' });
    }
    const then = written(from, unit);
    const now = written(to, unit);
    switch (kind) {
      case 'days':
        return t({ id: 'invoice.why.ofDays', message: `Laskutettuja päiviä ${now}, silloin ${then}.` });
      case 'volume':
        return t({ id: 'invoice.why.ofVolume', message: `Kulutus ${now}, silloin ${then}.` });
      case 'weather':
        return t({ id: 'invoice.why.ofWeather', message: `Lämmitystarveluku ${now}, silloin ${then}.` });
      case 'price':
        return t({ id: 'invoice.why.ofPrice', message: `Keskihinta ${now}, silloin ${then}.` });
      case 'vat':
        return t({ id: 'invoice.why.ofVat', message: `Verokanta ${now}, silloin ${then}.` });
      case 'addons':
        return t({ id: 'invoice.why.ofAddons', message: `Lisäpalvelut ${now}, silloin ${then}.` });
      case 'fees':
        return t({ id: 'invoice.why.ofFees', message: `Maksut ${now}, silloin ${then}.` });
      case 'account':
        return t({ id: 'invoice.why.ofAccount', message: `Kuukausierän ja käytön erotus ${now}, silloin ${then}.` });
    }
  };

  return { labelOf, sentenceOf };
}
