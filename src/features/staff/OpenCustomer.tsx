import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState, type FormEvent } from 'react';
import { customerSearchMachine } from '../../../machines/customer-search/customerSearch.machine.ts';
import { reasonFault, SOUGHT_LENGTH, soughtFault } from '../../../domain/staff/index.ts';
import type { Failure } from '../../../domain/failure.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { focusHeading } from '../../shared/page/focus.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useSession, useSessionState } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { customerSearchActors } from './customerSearch.actors.ts';
import { FoundCustomers } from './FoundCustomers.tsx';
import { ReasonField } from './ReasonField.tsx';
import { RecentCustomers } from './RecentCustomers.tsx';
import { useStaffTextError } from './useStaffTextError.ts';

/** Another tab has closed the customer, and this one has come here (`acting.tabs`). */
function ClosedElsewhere({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const number = groupDigits(customerId);
  return (
    <Notice tone="info" title={t({ id: 'staff.closedElsewhere', message: 'Asiakas ei ole enää auki' })}>
      {t({
        id: 'staff.closedElsewhereText',
        message: `Asiakas ${number} suljettiin toisessa välilehdessä. Avaa asiakas uudelleen, jos asia jäi kesken.`,
      })}
    </Notice>
  );
}

function AskingFailure({ failure, isBusy, again }: { failure: Failure; isBusy: boolean; again(): void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t({ id: 'staff.notAsked', message: 'Emme tiedä, onko asiakas auki' })}
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

/** An employee finds a customer and opens them, with a reason (`acting.searchPage`, `acting.way`). */
export function OpenCustomer() {
  const { t } = useLingui();
  const session = useSession();
  const acting = useActing();
  const search = useFlow(customerSearchMachine, { actors: customerSearchActors(session) });
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  const failed = useSelector(acting, ({ context }) => context.failed);
  const ended = useSelector(acting, ({ context }) => context.ended);
  const isAsking = useSelector(acting, (snapshot) => snapshot.matches('asking'));
  const isOpening = useSelector(acting, (snapshot) => snapshot.matches('opening'));
  const isActing = useSelector(acting, (snapshot) => snapshot.hasTag('busy'));
  const isSeeking = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  const handedOver = useSessionState().facts?.customerId ?? null;
  const toOpen = handedOver === open ? null : handedOver;
  const errorOf = useStaffTextError();
  const reasonId = useId();
  const soughtId = useId();
  const [reason, setReason] = useState('');
  const [sought, setSought] = useState('');
  const [isReasonMissed, setIsReasonMissed] = useState(false);
  const isRefused = useSelector(search, ({ context }) => context.isRefused);
  const [wished, setWished] = useState<string | null>(null);
  const opening = isOpening ? wished : null;

  const openCustomer = (customerId: string, given = reason) => {
    const isReasonSound = reasonFault(given) === null;
    setIsReasonMissed(!isReasonSound);
    if (!isReasonSound) return document.getElementById(reasonId)?.focus();
    setWished(customerId);
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
    if (!search.getSnapshot().context.isRefused) return;
    document.getElementById(reasonFault(reason) === null ? soughtId : reasonId)?.focus();
  };
  const fault = soughtFault(sought);
  return (
    <>
      {ended !== null && failed === null && <ClosedElsewhere customerId={ended} />}
      <Section title={t({ id: 'staff.openCustomer', message: 'Avaa asiakas' })}>
        <Measure>
          <Form onSubmit={submit}>
            <FormRows>
              <FormField>
                <ReasonField id={reasonId} value={reason} onChange={setReason} isMissed={isRefused || isReasonMissed} />
              </FormField>
              {toOpen !== null && (
                <FormField>
                  <Row>
                    <Button isBusy={opening === toOpen} isDisabled={isActing} onClick={() => openCustomer(toOpen)}>
                      {t({ id: 'staff.openNumber', message: `Avaa asiakas ${groupDigits(toOpen)}` })}
                    </Button>
                  </Row>
                </FormField>
              )}
              <FormField>
                {/* Without a name, so that no browser puts it into an address or remembers it. */}
                <TextField
                  id={soughtId}
                  label={t({ id: 'staff.sought', message: 'Hae asiakasta' })}
                  hint={t({
                    id: 'staff.soughtHint',
                    message: 'Asiakasnumero, nimi, osoite, käyttöpaikka tai sähköposti. Myös haku kirjataan.',
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
                  onChange={({ currentTarget }) => setSought(currentTarget.value)}
                  autoComplete="off"
                  spellCheck={false}
                />
              </FormField>
            </FormRows>
            <Row>
              <Button
                type="submit"
                variant={toOpen === null ? 'primary' : 'secondary'}
                isBusy={isSeeking}
                isDisabled={isActing}
              >
                {t({ id: 'staff.search', message: 'Hae' })}
              </Button>
            </Row>
          </Form>
        </Measure>
        {failed?.wish === 'open' && !isAsking && (
          <FailureNotice
            title={t({ id: 'staff.notOpened', message: 'Asiakasta ei avattu' })}
            failure={failed.failure}
          />
        )}
        {failed?.wish === 'ask' && open === null && (
          <AskingFailure failure={failed.failure} isBusy={isAsking} again={askAgain} />
        )}
      </Section>
      <FoundCustomers search={search} opening={opening} isActing={isActing} onOpen={openCustomer} />
      <RecentCustomers
        opening={opening}
        isActing={isActing}
        onOpen={(customerId, before) => openCustomer(customerId, reason.trim() === '' ? before : reason)}
      />
    </>
  );
}
