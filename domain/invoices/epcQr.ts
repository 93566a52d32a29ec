import { rfReference } from './reference.ts';
import type { Payable } from './barcode.ts';
import { centsText } from './cents.ts';

const LONGEST_NAME = 70;
const MOST_CENTS = 99_999_999_999;

/**
 * What the QR code of a credit transfer says (EPC069-12, version 002, UTF-8; `invoice.qr`). A national reference goes as
 * the one by ISO 11649 that is made of it, as the guidelines know no other; the due day stands as Finnish banks read it.
 * Null where there is nothing to pay, or more than the guidelines let.
 */
export function epcQrText({ iban, bic, recipient, cents, reference, dueDate }: Payable): string | null {
  if (cents < 1 || cents > MOST_CENTS) return null;
  const structured = reference.startsWith('RF') ? reference : rfReference(reference);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    recipient.slice(0, LONGEST_NAME),
    iban,
    `EUR${centsText(cents)}`,
    '',
    structured,
    '',
    dueDate === null ? '' : `ReqdExctnDt/${dueDate}`,
  ];
  return lines.join('\n').trimEnd();
}
