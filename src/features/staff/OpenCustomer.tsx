import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState, type FormEvent } from 'react';
import { reasonFault, SOUGHT_LENGTH, soughtFault } from '../../../domain/staff/index.ts';
import type { Failure } from '../../../domain/failure.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { focusHeading } from '../../shared/page/focus.ts';
import { useSessionState } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { Opening } from './CustomerRow.tsx';
import { SOUGHT, useDesk } from './desk.ts';
import { FoundCustomers, SearchNotice } from './FoundCustomers.tsx';
import { NotOpened } from './NotOpened.tsx';
import { ReasonField } from './ReasonField.tsx';
import { RecentCustomers } from './RecentCustomers.tsx';
import { useStaffTextError } from './useStaffTextError.ts';

function AskingFailure({ failure, isBusy, again }: { failure: Failure; isBusy: boolean; again(): void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t({ id: 'staff.notAsked', message: 'Emme tiedä, onko asiakkaan tietoja auki' })}
      actions={
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={again}>
          {t({ id: 'staff.askAgain', message: 'Yritä uudelleen' })}
        </Button>
      }
    >
      {useFailureText(failure)}
    </Notice>
  );
}

/** Whom the employee wished to open last, and where they pressed. */
interface Wished {
  customerId: string | null;
  from: 'handedOver' | 'found' | 'recent';
}

/** An employee finds a customer and opens them, with a reason (`acting.searchPage`, `acting.way`). */
export function OpenCustomer() {
  const { t } = useLingui();
  const acting = useActing();
  const desk = useDesk();
  const { search } = desk;
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  const failed = useSelector(acting, ({ context }) => context.failed);
  const isAsking = useSelector(acting, (snapshot) => snapshot.matches('asking'));
  const isOpening = useSelector(acting, (snapshot) => snapshot.matches('opening'));
  const isActing = useSelector(acting, (snapshot) => snapshot.hasTag('busy'));
  const isSeeking = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  const handedOver = useSessionState().facts?.customerId ?? null;
  const toOpen = handedOver === open ? null : handedOver;
  const errorOf = useStaffTextError();
  const reasonId = useId();
  const [{ reason, sought }, setWritten] = useState(desk.written);
  const [isReasonMissed, setIsReasonMissed] = useState(false);
  const isRefused = useSelector(search, ({ context }) => context.isRefused);
  const [wished, setWished] = useState<Wished>({ customerId: null, from: 'handedOver' });
  // What has failed before something else is looked for is not told any more.
  const [forgotten, setForgotten] = useState(failed);
  const notOpened = failed?.wish === 'open' && failed !== forgotten && !isAsking ? failed.failure : null;
  const openingFrom = (from: Wished['from']): Opening => {
    const isFromHere = from === wished.from;
    return { customerId: isFromHere ? wished.customerId : null, isBusy: isFromHere && isOpening, failure: notOpened };
  };
  const write = (written: Partial<typeof desk.written>) => setWritten(desk.write(written));

  const openCustomer = (customerId: string, from: Wished['from'], given = reason) => {
    const isReasonSound = reasonFault(given) === null;
    setIsReasonMissed(!isReasonSound);
    if (!isReasonSound) return document.getElementById(reasonId)?.focus();
    setWished({ customerId, from });
    acting.send({ type: 'customer.open', customerId, reason: given.trim() });
  };
  const askAgain = () => {
    // The button goes with the answer.
    focusHeading();
    acting.send({ type: 'acting.ask' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.send({ type: 'search.ask', search: { reason: reason.trim(), sought: sought.trim(), page: 1 } });
    setIsReasonMissed(false);
    setForgotten(failed);
    if (!search.getSnapshot().context.isRefused) return;
    document.getElementById(reasonFault(reason) === null ? SOUGHT : reasonId)?.focus();
  };
  const fault = soughtFault(sought);
  return (
    <>
      <Section title={t({ id: 'staff.openCustomer', message: 'Avaa asiakkaan tiedot' })}>
        <Stack>
          <Form onSubmit={submit}>
            <FormRows>
              <FormField width="half">
                <Stack>
                  <ReasonField
                    id={reasonId}
                    value={reason}
                    onChange={(written) => write({ reason: written })}
                    isMissed={isRefused || isReasonMissed}
                  />
                  {toOpen !== null && (
                    <Row>
                      <Button
                        isBusy={openingFrom('handedOver').isBusy}
                        isDisabled={isActing}
                        onClick={() => openCustomer(toOpen, 'handedOver')}
                      >
                        {t({ id: 'staff.openNumber', message: `Avaa asiakkaan ${groupDigits(toOpen)} tiedot` })}
                      </Button>
                    </Row>
                  )}
                  {notOpened && wished.from === 'handedOver' && <NotOpened failure={notOpened} />}
                </Stack>
              </FormField>
              <FormField width="half">
                <Stack gap="small">
                  {/* Without a name, so that no browser puts it into an address or remembers it. */}
                  <TextField
                    id={SOUGHT}
                    label={t({ id: 'staff.sought', message: 'Hae asiakasta' })}
                    hint={t({
                      id: 'staff.soughtHint',
                      message: 'Asiakasnumero, nimi, osoite, käyttöpaikkatunnus tai sähköposti. Myös haku kirjataan.',
                    })}
                    error={
                      isRefused || (fault !== null && fault !== 'minLength')
                        ? errorOf(fault, {
                            tooShort: t({ id: 'staff.soughtMissing', message: 'Kirjoita vähintään kolme merkkiä.' }),
                            most: SOUGHT_LENGTH.most,
                          })
                        : undefined
                    }
                    value={sought}
                    onChange={({ currentTarget }) => write({ sought: currentTarget.value })}
                    autoComplete="off"
                    spellCheck={false}
                  />
                  <Row>
                    <Button
                      type="submit"
                      variant={toOpen === null ? 'primary' : 'secondary'}
                      isBusy={isSeeking}
                      isDisabled={isActing}
                      onClick={(event) => {
                        // Of a double press the second asks nothing.
                        if (event.detail > 1) event.preventDefault();
                      }}
                    >
                      {t({ id: 'staff.search', message: 'Hae' })}
                    </Button>
                  </Row>
                </Stack>
              </FormField>
            </FormRows>
          </Form>
          {failed?.wish === 'ask' && open === null && (
            <AskingFailure failure={failed.failure} isBusy={isAsking} again={askAgain} />
          )}
          <SearchNotice search={search} />
        </Stack>
      </Section>
      <FoundCustomers
        search={search}
        opening={openingFrom('found')}
        isActing={isActing}
        onOpen={(customerId) => openCustomer(customerId, 'found')}
      />
      <RecentCustomers
        opening={openingFrom('recent')}
        isActing={isActing}
        onOpen={(customerId, before) => openCustomer(customerId, 'recent', reason.trim() === '' ? before : reason)}
      />
    </>
  );
}
