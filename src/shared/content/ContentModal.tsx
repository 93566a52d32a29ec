import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { toFailure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { TickLoader } from '../../ui/TickLoader/TickLoader.tsx';
import { useIsLate } from '../../ui/useIsLate.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { ModalBlocks } from './ModalBlocks.tsx';
import { modalQuery, type Modal } from './modal.query.ts';

export interface ContentModalProps {
  id: string;
  onClose: () => void;
  onReopen?: () => void;
  /** What is shown where the id has no content; left out, nothing is (`contentModal.missing`). */
  defaultContent?: { heading: string; body: ReactNode };
}

interface ContentDialogProps extends Omit<ContentModalProps, 'id'> {
  modal: UseQueryResult<Modal | null>;
}

interface View {
  heading: string;
  body: ReactNode;
  actions?: ReactNode;
}

function Failed({ error }: { error: Error }) {
  return <p>{useFailureText(toFailure(error))}</p>;
}

/** What stands in the dialog; null where there is nothing to open it for, or not yet. */
function useView({ modal, defaultContent }: Omit<ContentDialogProps, 'onClose' | 'onReopen'>): View | null {
  const { t } = useLingui();
  const isLate = useIsLate();
  if (modal.data) return { heading: modal.data.heading, body: <ModalBlocks modal={modal.data} /> };
  if (modal.isSuccess) return defaultContent ?? null;
  if (modal.isError) {
    return {
      heading: t({ id: 'content.failed', message: 'Sisältöä ei juuri nyt saada näkyviin' }),
      body: <Failed error={modal.error} />,
      actions: (
        <Button variant="secondary" onClick={() => void modal.refetch()}>
          {t({ id: 'content.retry', message: 'Yritä uudelleen' })}
        </Button>
      ),
    };
  }
  // What comes within a moment opens as it is.
  if (!isLate) return null;
  return {
    heading: t({ id: 'content.wait', message: 'Hetki vain' }),
    body: <TickLoader label={t({ id: 'content.loading', message: 'Ladataan sisältöä' })} />,
  };
}

function ContentDialog({ modal, defaultContent, onClose, onReopen }: ContentDialogProps) {
  const { t } = useLingui();
  const view = useView({ modal, defaultContent });
  const body = useRef<HTMLDivElement>(null);
  // Another heading in the same dialog is read only when the focus comes to it again.
  useEffect(() => body.current?.closest('dialog')?.querySelector('h2')?.focus(), [modal.status]);

  if (!view) return null;
  return (
    <Dialog
      heading={view.heading}
      actions={view.actions}
      closeLabel={t({ id: 'dialog.close', message: 'Sulje' })}
      onClose={onClose}
      onReopen={onReopen}
    >
      <div ref={body}>{view.body}</div>
    </Dialog>
  );
}

/** What an editor has written under an id, in a dialog over the page (`contentModal.content`). */
export function ContentModal({ id, ...dialog }: ContentModalProps) {
  const { api } = useSession();
  const { i18n } = useLingui();
  const modal = useQuery(modalQuery(api, i18n.locale as Locale, id));
  return <ContentDialog modal={modal} {...dialog} />;
}
