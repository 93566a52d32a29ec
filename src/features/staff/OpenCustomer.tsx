import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState, type FormEvent } from 'react';
import { customerSearchMachine } from '../../../machines/customer-search/customerSearch.machine.ts';
import { reasonFault, SOUGHT_LENGTH, soughtFault } from '../../../domain/staff/index.ts';
import type { Failure } from '../../../domain/failure.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { customerNumber } from '../../shared/customer/customerNumber.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useSession, useSessionState } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { customerSearchActors } from './customerSearch.actors.ts';
import { FoundCustomers } from './FoundCustomers.tsx';
import { ReasonField } from './ReasonField.tsx';
import { RecentCustomers } from './RecentCustomers.tsx';
import { useStaffTextError } from './useStaffTextError.ts';

function OpeningFailure({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  return (
    <Notice tone="critical" role="alert" title={t({ id: 'staff.notOpened', message: 'Asiakasta ei avattu' })}>
      {useFailureText(failure)}
    </Notice>
  );
}

function AskingFailure({ failure, again }: { failure: Failure; again(): void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t({ id: 'staff.notAsked', message: 'Emme tiedä, onko asiakas auki' })}
      actions={
        <Button variant="secondary" size="small" onClick={again}>
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
  const { api } = useSession();
  const acting = useActing();
  const search = useFlow(customerSearchMachine, { actors: customerSearchActors(api) });
  const open = useSelector(acting, ({ context }) => context.acting.open?.customerId ?? null);
  const failed = useSelector(acting, ({ context }) => context.failed);
  const isOpening = useSelector(acting, (snapshot) => snapshot.hasTag('opening'));
  const isSeeking = useSelector(search, (snapshot) => snapshot.hasTag('busy'));
  const handedOver = useSessionState().facts?.customerId ?? null;
  const toOpen = handedOver === open ? null : handedOver;
  const errorOf = useStaffTextError();
  const reasonId = useId();
  const soughtId = useId();
  const [reason, setReason] = useState('');
  const [sought, setSought] = useState('');
  const [missed, setMissed] = useState({ reason: false, sought: false });
  const [wished, setWished] = useState<string | null>(null);
  const opening = isOpening ? wished : null;

  /** Moves to the field that is wrong. */
  const isReasonSound = (given: string) => {
    const isSound = reasonFault(given) === null;
    setMissed((before) => ({ ...before, reason: !isSound }));
    if (!isSound) document.getElementById(reasonId)?.focus();
    return isSound;
  };
  const openCustomer = (customerId: string, given = reason) => {
    if (!isReasonSound(given)) return;
    setWished(customerId);
    acting.send({ type: 'customer.open', customerId, reason: given.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSoughtSound = soughtFault(sought) === null;
    setMissed((before) => ({ ...before, sought: !isSoughtSound }));
    if (!isReasonSound(reason)) return;
    if (!isSoughtSound) document.getElementById(soughtId)?.focus();
    else search.send({ type: 'search.ask', search: { reason: reason.trim(), sought: sought.trim(), page: 1 } });
  };
  const fault = soughtFault(sought);
  return (
    <>
      <Section title={t({ id: 'staff.openCustomer', message: 'Avaa asiakas' })}>
        <Form onSubmit={submit}>
          <FormRows>
            <FormField>
              <ReasonField id={reasonId} value={reason} onChange={setReason} isMissed={missed.reason} />
            </FormField>
            {toOpen !== null && (
              <FormField>
                <Row>
                  <Button isBusy={opening === toOpen} onClick={() => openCustomer(toOpen)}>
                    {t({ id: 'staff.openNumber', message: `Avaa asiakas ${customerNumber(toOpen)}` })}
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
                  missed.sought || fault === 'identityCode'
                    ? errorOf(fault, t({ id: 'staff.soughtMissing', message: 'Kirjoita vähintään kolme merkkiä.' }))
                    : undefined
                }
                value={sought}
                onChange={({ currentTarget }) => setSought(currentTarget.value)}
                maxLength={SOUGHT_LENGTH.most}
                autoComplete="off"
                spellCheck={false}
              />
            </FormField>
          </FormRows>
          <Row>
            <Button type="submit" variant={toOpen === null ? 'primary' : 'secondary'} isBusy={isSeeking}>
              {t({ id: 'staff.search', message: 'Hae' })}
            </Button>
          </Row>
        </Form>
        {failed?.wish === 'open' && <OpeningFailure failure={failed.failure} />}
        {failed?.wish === 'ask' && (
          <AskingFailure failure={failed.failure} again={() => acting.send({ type: 'acting.ask' })} />
        )}
      </Section>
      <FoundCustomers search={search} opening={opening} onOpen={openCustomer} />
      <RecentCustomers
        opening={opening}
        onOpen={(customerId, before) => openCustomer(customerId, reason.trim() === '' ? before : reason)}
      />
    </>
  );
}
