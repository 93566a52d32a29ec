import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Ended } from '../page/Ended.tsx';
import { focusHeading } from '../page/focus.ts';
import { useHeld } from '../submission/useHeld.ts';
import { EInvoiceForm, EInvoiceSend } from './EInvoiceForm.tsx';
import { useBankField } from './useBankField.ts';
import type { EInvoicing } from './useEInvoice.ts';
import { useEInvoiceTexts } from './useEInvoiceTexts.ts';

/** E-invoices are ordered over the page (`eInvoice.offered`); nothing where the dialog is not open. */
export function EInvoiceDialog({ eInvoicing }: { eInvoicing: EInvoicing }) {
  const { t } = useLingui();
  const texts = useEInvoiceTexts();
  const isForm = useSelector(eInvoicing, (snapshot) => snapshot.hasTag('form'));
  const isSending = useSelector(eInvoicing, (snapshot) => snapshot.matches('sending'));
  const isOrdered = useSelector(eInvoicing, (snapshot) => snapshot.matches('ordered'));
  const isNotPossible = useSelector(eInvoicing, (snapshot) => snapshot.matches('notPossible'));
  const { known, isMailed } = useSelector(eInvoicing, ({ context }) => context);
  const isOpen = isForm || isOrdered || isNotPossible;
  const held = useHeld(isSending);
  const bankField = useBankField(eInvoicing);
  // One that an address has opened, or whose button has gone meanwhile, gives the focus back to nothing.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const close = () => {
    bankField.forget();
    eInvoicing.send({ type: 'eInvoice.close' });
  };
  const heading = t({ id: 'eInvoice.heading', message: 'Tilaa e-lasku pankkiin' });
  return (
    <Dialog
      heading={isOrdered ? texts.doneHeading : heading}
      {...(isForm && { reason: texts.reason })}
      closeLabel={t({ id: 'eInvoice.closeLabel', message: 'Sulje ikkuna' })}
      onClose={close}
      held={held}
      onReopen={() => eInvoicing.send({ type: 'eInvoice.open' })}
      actions={
        isForm ? (
          <>
            <EInvoiceSend {...{ eInvoicing, bankField }} />
            <Button variant="secondary" isDisabled={isSending} onClick={close}>
              {t({ id: 'eInvoice.cancel', message: 'Peruuta' })}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t({ id: 'eInvoice.close', message: 'Sulje' })}</Button>
        )
      }
    >
      {isForm && <EInvoiceForm {...{ eInvoicing, bankField }} />}
      {isOrdered && (
        <Ended>
          <Notice tone="positive">{texts.doneText(known?.bank ?? null, isMailed)}</Notice>
        </Ended>
      )}
      {isNotPossible && (
        <Ended>
          <Notice tone="warning" role="alert">
            {texts.notPossible}
          </Notice>
        </Ended>
      )}
    </Dialog>
  );
}
