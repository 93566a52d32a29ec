import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceBankDetails, InvoicePayment } from '../../../domain/types.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { groupReference } from './invoices.view.ts';
import { useCopyWords } from './useCopyWords.ts';

/** Groups may stand below each other, where one line has no room for all of them. */
const inGroups = (grouped: string) => grouped.replaceAll('\u00A0', ' ');

/** What is said where the browser does not let a page copy. */
export function useCopyRefused(): string {
  const { t } = useLingui();
  return t({ id: 'invoices.copyRefused', message: 'Selain ei antanut kopioida' });
}

/**
 * To whom, with which reference and to which account an invoice is paid, the latter two to be copied
 * (`invoicesPage.first`, `invoicesPage.copied`).
 *
 * @param account known before the reference, which comes with the invoice itself
 * @param meanwhile stands in the reference's place until it is known, or where it is not
 */
export function usePaymentFacts(): (
  account: InvoiceBankDetails,
  payment: InvoicePayment | undefined,
  meanwhile: ReactNode,
) => Fact[] {
  const { t } = useLingui();
  const refused = useCopyRefused();
  const words = useCopyWords();
  return (account, payment, meanwhile) => {
    const known = payment ?? account;
    if (!known) return [];
    return [
      { label: t({ id: 'invoices.recipient', message: 'Saaja' }), value: known.recipient },
      {
        label: t({ id: 'invoices.reference', message: 'Viitenumero' }),
        value: payment ? (
          <>
            {inGroups(groupReference(payment.reference))}{' '}
            <CopyButton
              text={payment.reference}
              label={t({ id: 'invoices.copyReference', message: 'Kopioi viitenumero' })}
              copied={t({ id: 'invoices.copiedReference', message: 'Viitenumero kopioitu' })}
              {...{ refused, words }}
            />
          </>
        ) : (
          meanwhile
        ),
      },
      {
        label: t({ id: 'invoices.iban', message: 'Tilinumero (IBAN)' }),
        value: (
          <>
            {inGroups(groupDigits(known.iban))}{' '}
            <CopyButton
              text={known.iban}
              label={t({ id: 'invoices.copyIban', message: 'Kopioi tilinumero' })}
              copied={t({ id: 'invoices.copiedIban', message: 'Tilinumero kopioitu' })}
              {...{ refused, words }}
            />
          </>
        ),
      },
    ];
  };
}
