import { useLingui } from '@lingui/react/macro';
import type { EInvoice } from '../../../domain/types.ts';
import { useIsOfOther } from '../session/useCustomerId.ts';

/** What several places say of e-invoices, in the reader's language. */
export function useEInvoiceTexts() {
  const { t } = useLingui();
  const isOfOther = useIsOfOther();

  /** The bank is asked; null where it is known no more by name (`eInvoice.waiting`). */
  const waitingText = (bank: EInvoice['bank']): string => {
    const name = bank?.name ?? '';
    if (isOfOther)
      return name === ''
        ? t({ id: 'eInvoice.waitingOfOtherAnyBank', message: 'Odottaa asiakkaan hyväksyntää pankissa.' })
        : t({ id: 'eInvoice.waitingOfOther', message: `Odottaa asiakkaan hyväksyntää: ${name}.` });
    return name === ''
      ? t({ id: 'eInvoice.waitingAnyBank', message: 'Odottaa hyväksyntääsi pankissa.' })
      : t({ id: 'eInvoice.waiting', message: `Odottaa hyväksyntääsi: ${name}.` });
  };

  /** Where the customer has e-invoices (`eInvoice.hidden`). */
  const activeText = (bank: EInvoice['bank']): string => {
    const name = bank?.name ?? '';
    return name === ''
      ? t({ id: 'eInvoice.activeAnyBank', message: 'Käytössä' })
      : t({ id: 'eInvoice.active', message: `Käytössä: ${name}` });
  };

  const reason = t({
    id: 'eInvoice.reason',
    message: 'Lasku tulee suoraan verkkopankkiin. Siellä sen voi hyväksyä yksitellen tai maksaa automaattisesti.',
  });

  const doneHeading = isOfOther
    ? t({ id: 'eInvoice.doneHeadingOfOther', message: 'E-lasku odottaa asiakkaan hyväksyntää' })
    : t({ id: 'eInvoice.doneHeading', message: 'E-lasku odottaa hyväksyntääsi pankissasi' });

  /** What happens next, once it is ordered (`eInvoice.waiting`). */
  const doneText = (bank: EInvoice['bank'], isMailed: boolean): string => {
    const name = bank?.name ?? '–';
    const next = isOfOther
      ? t({
          id: 'eInvoice.doneOfOther',
          message: `Tilaus on lähetetty, pankki: ${name}. Asiakas hyväksyy e-laskun pankissaan muutaman päivän kuluttua. Siihen asti laskut tulevat kuten ennenkin, ja jo tulleet maksetaan tavalliseen tapaan.`,
        })
      : t({
          id: 'eInvoice.done',
          message: `Tilaus on lähetetty, pankki: ${name}. Hyväksy e-lasku verkkopankissasi tai pankkisi sovelluksessa muutaman päivän kuluttua. Siihen asti laskut tulevat kuten ennenkin, ja jo tulleet maksetaan tavalliseen tapaan.`,
        });
    if (!isMailed) return next;
    const mailed = isOfOther
      ? t({ id: 'eInvoice.mailedOfOther', message: 'Tieto tilauksesta lähti asiakkaan sähköpostiin.' })
      : t({ id: 'eInvoice.mailed', message: 'Tieto tilauksesta lähti sähköpostiisi.' });
    return `${next} ${mailed}`;
  };

  const notPossible = t({
    id: 'eInvoice.notPossible',
    message: 'E-laskua ei voi tilata. Tilanne on voinut muuttua sen jälkeen, kun tämä sivu avattiin.',
  });

  return { activeText, doneHeading, doneText, notPossible, reason, waitingText };
}
