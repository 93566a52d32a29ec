import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Landmark } from 'lucide';
import { useEffect } from 'react';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { FocusKept } from '../page/FocusKept.tsx';
import { EInvoiceDialog } from './EInvoiceDialog.tsx';
import { useEInvoice } from './useEInvoice.ts';
import { useEInvoiceTexts } from './useEInvoiceTexts.ts';

interface EInvoiceRowProps {
  customerId: string;
  /** The address wishes the dialog open (`eInvoice.only`). */
  isWanted: boolean;
  onClosed(): void;
}

/** Among the settings of invoicing: whether there are e-invoices, and the way to them (`eInvoice.offered`, `eInvoice.hidden`). */
export function EInvoiceRow({ customerId, isWanted, onClosed }: EInvoiceRowProps) {
  const { t } = useLingui();
  const { activeText, waitingText } = useEInvoiceTexts();
  const eInvoicing = useEInvoice({ customerId, isProven: true, isPage: false, isWanted }, onClosed);
  const known = useSelector(eInvoicing, ({ context }) => context.known);
  const isReading = useSelector(eInvoicing, (snapshot) => snapshot.matches('reading'));
  const isUnread = useSelector(eInvoicing, (snapshot) => snapshot.matches('unread'));
  const isActive = useSelector(eInvoicing, (snapshot) => snapshot.matches('active'));
  const isWithheld = useSelector(eInvoicing, (snapshot) => snapshot.matches('withheld'));
  useEffect(() => {
    // A link to the page that is open already.
    if (isWanted) eInvoicing.send({ type: 'eInvoice.open' });
  }, [isWanted, eInvoicing]);
  if (isWithheld) return null;
  const isWaiting = known?.standing === 'waiting';
  const line = () => {
    if (isUnread) return t({ id: 'eInvoice.unread', message: 'Tietoja ei saatu näkyviin' });
    if (isReading || known === null) return t({ id: 'eInvoice.loading', message: 'Ladataan' });
    if (isActive) return activeText(known.bank);
    return isWaiting ? waitingText(known.bank) : t({ id: 'eInvoice.offer', message: 'Lasku suoraan verkkopankkiin' });
  };
  const action = () => {
    if (isUnread)
      return (
        <FocusKept>
          <TextButton onClick={() => eInvoicing.send({ type: 'eInvoice.retry' })}>
            {t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
          </TextButton>
        </FocusKept>
      );
    if (isReading || isActive) return null;
    return (
      <TextButton onClick={() => eInvoicing.send({ type: 'eInvoice.open' })}>
        {isWaiting
          ? t({ id: 'eInvoice.change', message: 'Vaihda pankki' })
          : t({ id: 'eInvoice.order', message: 'Tilaa e-lasku' })}
      </TextButton>
    );
  };
  return (
    <ItemRow
      glyph={<Glyph size="small" tone="neutral" icon={Landmark} />}
      title={t({ id: 'eInvoice.title', message: 'E-lasku' })}
      lines={[line()]}
      action={
        <>
          {action()}
          <EInvoiceDialog eInvoicing={eInvoicing} />
        </>
      }
    />
  );
}
