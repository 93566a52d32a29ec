import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Fragment, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { helsinkiDay } from '../../../domain/time/index.ts';
import type { dueCalendarMachine } from '../../../machines/due-calendar/dueCalendar.machine.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { download } from '../files/download.ts';
import { useCopyWords } from '../invoices/useCopyWords.ts';
import { Ended } from '../page/Ended.tsx';
import { useIsEmployee } from '../session/useIsEmployee.ts';
import { useSignInAgainLink } from '../session/useSignInAgainLink.ts';
import { useHeld } from '../submission/useHeld.ts';

interface CalendarProps {
  calendar: ActorRefFrom<typeof dueCalendarMachine>;
}

/** The address that was made, told once (`dueCalendar.secret`). */
function Address({ address }: { address: string }) {
  const { t } = useLingui();
  const copyWords = useCopyWords();
  return (
    <Ended>
      <Stack>
        <Notice tone="positive">
          {t({
            id: 'dueCalendar.made',
            message: 'Osoite on valmis. Lisää se kalenteriisi nyt: emme näytä sitä uudelleen.',
          })}
        </Notice>
        {/* As a text: a field would show its beginning alone. It breaks where there is no more room. */}
        <FactList
          facts={[
            {
              label: t({ id: 'dueCalendar.address', message: 'Kalenteriosoite' }),
              value: address.match(/.{1,4}/g)?.map((part, index) => (
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              )),
            },
          ]}
        />
        <Note>
          {t({
            id: 'dueCalendar.addressHint',
            message: 'Kuka tahansa, jolla on osoite, näkee eräpäivät ja summat. Älä jaa sitä.',
          })}
        </Note>
        <CopyButton
          text={address}
          label={t({ id: 'dueCalendar.copy', message: 'Kopioi kalenteriosoite' })}
          copied={t({ id: 'dueCalendar.copied', message: 'Kalenteriosoite kopioitu' })}
          refused={t({ id: 'dueCalendar.notCopied', message: 'Kopiointi ei onnistunut. Valitse osoite ja kopioi se.' })}
          words={copyWords}
        />
      </Stack>
    </Ended>
  );
}

/** What came of the last try. */
function Outcome({ calendar }: CalendarProps) {
  const { t } = useLingui();
  const again = useSignInAgainLink();
  const failure = useSelector(calendar, ({ context }) => context.failure);
  const hasFailed = useSelector(calendar, (snapshot) => snapshot.matches({ offered: 'failed' }));
  const isSignInNeeded = useSelector(calendar, (snapshot) => snapshot.matches({ offered: 'signInNeeded' }));
  const hasEnded = useSelector(calendar, (snapshot) => snapshot.matches({ offered: 'ended' }));
  if (hasEnded)
    return (
      <Ended>
        <Notice tone="positive">
          {t({ id: 'dueCalendar.ended', message: 'Tilaus on lopetettu. Kalenterisi ei saa enää eräpäiviä.' })}
        </Notice>
      </Ended>
    );
  if (isSignInNeeded)
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t({ id: 'dueCalendar.signIn', message: 'Istuntosi on päättynyt' })}
        actions={
          <ButtonLink href={again} variant="secondary">
            {t({ id: 'dueCalendar.signInAgain', message: 'Kirjaudu uudelleen' })}
          </ButtonLink>
        }
      >
        {t({ id: 'dueCalendar.signInText', message: 'Kun olet kirjautunut, palaat tälle sivulle.' })}
      </Notice>
    );
  if (!hasFailed) return null;
  return <FailureNotice title={t({ id: 'dueCalendar.failed', message: 'Muutos ei onnistunut' })} failure={failure} />;
}

/** A calendar that asks by itself: its address, or the end of it (`dueCalendar.subscribed`, `dueCalendar.ended`). */
function Subscription({ calendar }: CalendarProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const subscribedAt = useSelector(calendar, ({ context }) => context.known?.subscribedAt ?? null);
  const isBusy = useSelector(calendar, (snapshot) => snapshot.hasTag('busy'));
  const isMaking = useSelector(calendar, (snapshot) => snapshot.matches('subscribing'));
  const isEnding = useSelector(calendar, (snapshot) => snapshot.matches('ending'));
  const isMade = useSelector(calendar, (snapshot) => snapshot.matches('subscribed'));
  const since = subscribedAt === null ? '' : date(helsinkiDay(Date.parse(subscribedAt)));
  return (
    <Stack>
      <Note>
        {subscribedAt === null
          ? t({
              id: 'dueCalendar.offer',
              message: 'Osoitteella kalenterisi hakee eräpäivät itse, myös tulevien laskujen.',
            })
          : t({
              id: 'dueCalendar.since',
              message: `Kalenteriosoite on tehty ${since}. Uusi osoite korvaa entisen.`,
            })}
      </Note>
      <Row>
        {!isMade && (
          <Button
            variant="secondary"
            isBusy={isMaking}
            isDisabled={isBusy && !isMaking}
            onClick={() => calendar.send({ type: 'calendar.subscribe' })}
          >
            {subscribedAt === null
              ? t({ id: 'dueCalendar.subscribe', message: 'Tee kalenteriosoite' })
              : t({ id: 'dueCalendar.renew', message: 'Tee uusi osoite' })}
          </Button>
        )}
        {subscribedAt !== null && (
          <Button
            variant="secondary"
            isBusy={isEnding}
            isDisabled={isBusy && !isEnding}
            onClick={() => calendar.send({ type: 'calendar.end' })}
          >
            {t({ id: 'dueCalendar.end', message: 'Lopeta tilaus' })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Due days as a file, and in a calendar that asks for them (`dueCalendar.offered`). */
export function DueCalendarDialog({ calendar }: CalendarProps) {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const { known, address, failure } = useSelector(calendar, ({ context }) => context);
  const isReading = useSelector(calendar, (snapshot) => snapshot.matches('reading'));
  const isUnread = useSelector(calendar, (snapshot) => snapshot.matches('unread'));
  const isBusy = useSelector(calendar, (snapshot) => snapshot.hasTag('busy'));
  const content = useRef<HTMLDivElement>(null);
  const isSending = isBusy && !isReading;
  const held = useHeld(isSending);
  const close = () => calendar.send({ type: 'calendar.close' });
  const name = t({ id: 'dueCalendar.fileName', message: 'eräpäivät' });
  return (
    <Dialog
      heading={t({ id: 'dueCalendar.title', message: 'Eräpäivät kalenteriin' })}
      reason={t({
        id: 'dueCalendar.reason',
        message: 'Kalenteriin tulevat maksamattomien laskujen eräpäivät ja summat, ei muuta.',
      })}
      closeLabel={t({ id: 'dueCalendar.closeLabel', message: 'Sulje ikkuna' })}
      onClose={close}
      held={held}
      onReopen={() => calendar.send({ type: 'calendar.open' })}
      actions={
        <Button variant="secondary" isDisabled={isSending} onClick={close}>
          {t({ id: 'dueCalendar.close', message: 'Sulje' })}
        </Button>
      }
    >
      <div ref={content} tabIndex={-1}>
        {isReading && <p role="status">{t({ id: 'dueCalendar.loading', message: 'Ladataan eräpäiviä' })}</p>}
        {isUnread && (
          <FailureNotice
            title={t({ id: 'dueCalendar.unread', message: 'Eräpäiviä ei saatu näkyviin' })}
            failure={failure}
            retry={{ onRetry: () => calendar.send({ type: 'calendar.retry' }), next: content }}
          />
        )}
        {known && !isReading && !isUnread && (
          <Stack gap="large">
            <Row>
              <Button
                isDisabled={isBusy}
                onClick={() => download(new Blob([known.file], { type: 'text/calendar' }), `${name}.ics`)}
              >
                {t({ id: 'dueCalendar.save', message: 'Lataa kalenteritiedosto' })}
              </Button>
            </Row>
            {address !== null && <Address address={address} />}
            {/* An employee makes no address for others (`dueCalendar.whose`). */}
            {!isEmployee && <Subscription calendar={calendar} />}
            <Outcome calendar={calendar} />
          </Stack>
        )}
      </div>
    </Dialog>
  );
}
