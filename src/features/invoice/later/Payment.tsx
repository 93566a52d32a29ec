import { useLingui } from '@lingui/react/macro';
import type { InvoicePayment } from '../../../../domain/types.ts';
import { usePaymentFacts, useCopyRefused } from '../../../shared/invoices/usePaymentFacts.tsx';
import { useCopyWords } from '../../../shared/invoices/useCopyWords.ts';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Barcode, QrCode } from '../../../ui/PaymentCode/PaymentCode.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';

/** How an invoice is paid, with its codes where it has them (`invoicePage.codes`). */
export function Payment({ payment }: { payment: NonNullable<InvoicePayment> }) {
  const { t } = useLingui();
  const refused = useCopyRefused();
  const words = useCopyWords();
  const facts = usePaymentFacts()(payment, payment, null);
  const { barcode, qr, bic } = payment;
  const bars = t({ id: 'invoice.barcode', message: 'Pankkiviivakoodi' });
  const square = t({ id: 'invoice.qr', message: 'QR-koodi' });
  return (
    <Section title={t({ id: 'invoice.payment', message: 'Maksaminen' })}>
      <Stack>
        <FactList facts={[...facts, { label: 'BIC', value: bic }]} isFramed />
        {barcode && (
          <Stack gap="small">
            <Barcode label={bars} widths={barcode.widths} />
            <p>
              {barcode.text.match(/.{1,4}/g)?.join(' ')}{' '}
              <CopyButton
                text={barcode.text}
                label={t({ id: 'invoice.copyBarcode', message: 'Kopioi viivakoodi' })}
                copied={t({ id: 'invoice.copiedBarcode', message: 'Viivakoodi kopioitu' })}
                {...{ refused, words }}
              />
            </p>
          </Stack>
        )}
        {qr && (
          <Stack gap="small">
            <QrCode label={square} modules={qr.modules} size={qr.size} />
            <p>
              {t({ id: 'invoice.qrUse', message: 'Lue koodi pankkisi sovelluksella.' })}{' '}
              <CopyButton
                text={qr.text}
                label={t({ id: 'invoice.copyQr', message: 'Kopioi QR-koodin sisältö' })}
                copied={t({ id: 'invoice.copiedQr', message: 'QR-koodin sisältö kopioitu' })}
                {...{ refused, words }}
              />
            </p>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
