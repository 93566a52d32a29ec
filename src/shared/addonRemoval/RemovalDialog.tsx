import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { addonNamed, addonsAbout } from '../../../machines/addon-removal/addons.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { useIsUnknown } from '../submission/SubmissionStatus.tsx';
import { useHeld } from '../submission/useHeld.ts';
import { RemovalForm } from './RemovalForm.tsx';
import { useBlockText } from './useBlockText.ts';
import type { Removal } from './useAddonRemoval.ts';

/** Nothing can be ended, and why (`removal.which`). */
function Stuck({ removal }: { removal: Removal }) {
  const { t } = useLingui();
  const blockText = useBlockText();
  const { known, wanted } = useSelector(removal, ({ context }) => context);
  const addons = addonsAbout(known ?? [], wanted);
  if (addons.length === 0)
    return <p>{t({ id: 'removal.none', message: 'Sopimuksissa ei ole lisäpalveluja, joita voisi lopettaa.' })}</p>;
  return (
    <Stack gap="small">
      {addons.map((addon) => (
        <p key={`${addon.contractNo} ${addon.tariffNo}`}>{blockText(addon)}</p>
      ))}
    </Stack>
  );
}

/** A service is ended over the page (`removal.told`, `removal.days`). */
export function RemovalDialog({ removal }: { removal: Removal }) {
  const { t } = useLingui();
  const { known, wanted, chosen, failure } = useSelector(removal, ({ context }) => context);
  const isReading = useSelector(removal, (snapshot) => snapshot.matches('reading'));
  const isUnread = useSelector(removal, (snapshot) => snapshot.matches('unread'));
  const isStuck = useSelector(removal, (snapshot) => snapshot.matches('stuck'));
  const isSending = useSelector(removal, (snapshot) => snapshot.matches('sending'));
  const canSend = useSelector(removal, (snapshot) => snapshot.can({ type: 'removal.send', key: '' }));
  const isUnknown = useIsUnknown(useSelector(removal, ({ children }) => children.submission));
  const content = useRef<HTMLDivElement>(null);
  const held = useHeld(isSending);
  const isAsked = !isReading && !isUnread && !isStuck;
  const addon = chosen && addonNamed(known ?? [], chosen);
  const close = () => removal.send({ type: 'removal.close' });
  return (
    <Dialog
      heading={t({ id: 'removal.heading', message: 'Lisäpalvelun lopettaminen' })}
      {...(addon && { reason: addon.address })}
      closeLabel={t({ id: 'removal.closeLabel', message: 'Sulje ikkuna' })}
      onClose={close}
      held={held}
      onReopen={() => removal.send({ type: 'removal.open', wanted })}
      actions={
        <>
          {isAsked && (
            <Button
              isBusy={isSending && !isUnknown}
              isDisabled={isUnknown || (!isSending && !canSend)}
              onClick={() => removal.send({ type: 'removal.send', key: crypto.randomUUID() })}
            >
              {t({ id: 'removal.send', message: 'Lopeta palvelu' })}
            </Button>
          )}
          <Button variant="secondary" isDisabled={isSending} onClick={close}>
            {t({ id: 'removal.cancel', message: 'Peruuta' })}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1}>
        {isReading && <p role="status">{t({ id: 'removal.loading', message: 'Ladataan lisäpalveluja' })}</p>}
        {isUnread && (
          <FailureNotice
            title={t({ id: 'removal.unread', message: 'Lisäpalveluja ei saatu näkyviin' })}
            failure={failure}
            retry={{ onRetry: () => removal.send({ type: 'removal.retry' }), next: content }}
          />
        )}
        {isStuck && <Stuck removal={removal} />}
        {isAsked && <RemovalForm removal={removal} />}
      </div>
    </Dialog>
  );
}
