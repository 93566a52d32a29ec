import { useLingui } from '@lingui/react/macro';
import type { InvoiceComparison } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';

type Part = NonNullable<InvoiceComparison>['parts'][number];

/** What has made an invoice another, in words (`invoicePage.why`). */
export function useReasonTexts() {
  const { t } = useLingui();
  const { contentText } = useInvoiceTexts();
  const { energy, money, number, percentage, price } = useFormats();

  const kindText = (kind: Part['kind']): string => {
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

  /**
   * What a part is called, with its energy where others of it are told as well: `Hinta · Kaukolämpö`.
   *
   * @param parts all of them
   */
  const labelOf = ({ kind, content }: Part, parts: readonly Part[]): string => {
    const isAlone = parts.every((one) => one.content === null || one.content === content);
    return content === null || isAlone ? kindText(kind) : `${kindText(kind)} · ${contentText(content)}`;
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

  const effectOf = (amount: string): string =>
    amount.startsWith('-')
      ? t({ id: 'invoice.why.loweredIt', message: 'Tämä pienensi laskua.' })
      : t({ id: 'invoice.why.raisedIt', message: 'Tämä kasvatti laskua.' });

  /** How much less or more was used than then, where the weather or the days are told by themselves. */
  const ofOwnUse = ({ amount, to, comparable }: Part, isWeather: boolean): string => {
    const more = Math.round((Number(to) / Number(comparable) - 1) * 1000) / 10;
    const share = percentage(String(Math.abs(more)));
    if (more === 0) return effectOf(amount);
    if (isWeather)
      return more < 0
        ? t({ id: 'invoice.why.lessInWeather', message: `Käytit säästä riippumatta ${share} vähemmän.` })
        : t({ id: 'invoice.why.moreInWeather', message: `Käytit säästä riippumatta ${share} enemmän.` });
    return more < 0
      ? t({ id: 'invoice.why.lessADay', message: `Käytit päivää kohti ${share} vähemmän.` })
      : t({ id: 'invoice.why.moreADay', message: `Käytit päivää kohti ${share} enemmän.` });
  };

  /**
   * What it was then and is now, in a sentence; what it did to the sum, where that is not known.
   *
   * @param parts all of them: of what was used, what others say is left out
   */
  const sentenceOf = (part: Part, parts: readonly Part[]): string => {
    const { kind, amount, from, to, unit, comparable } = part;
    if (from === null || to === null) return effectOf(amount);
    const isTold = (other: Part['kind'], of: Part['content']) =>
      parts.some((one) => one.kind === other && one.content === of);
    const isWeather = isTold('weather', part.content);
    if (Number(comparable) > 0 && (isWeather || isTold('days', null))) return ofOwnUse(part, isWeather);
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
