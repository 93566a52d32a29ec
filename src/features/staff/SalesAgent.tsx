import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { salesAgentMachine } from '../../../machines/sales-agent/salesAgent.machine.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { focusHeading } from '../../shared/page/focus.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { salesAgentActors } from './salesAgent.actors.ts';

/** Asks under whose id the employee sells, until it is given for the session (`acting.salesAgentPage`). */
export function SalesAgent() {
  const { t } = useLingui();
  const session = useSession();
  const acting = useActing();
  const actor = useFlow(salesAgentMachine, {
    actors: salesAgentActors(session),
    // The bar says it on every page.
    on: {
      'id.given': () => {
        // The form goes, and the focus with it.
        focusHeading();
        acting.send({ type: 'acting.ask' });
      },
    },
  });
  const [typed, setTyped] = useState('');
  const isMalformed = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'malformed' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'unknown' }));
  const isGiven = useSelector(actor, (snapshot) => snapshot.matches('given'));
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ asked: 'failed' }) ? snapshot.context.failure : null,
  );
  const isKnown = useSelector(acting, ({ context }) => context.acting.salesAgent !== null);
  const fieldId = useId();
  useEffect(() => {
    if (isUnknown) document.getElementById(fieldId)?.focus();
  }, [isUnknown, fieldId]);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    actor.send({ type: 'id.give', salesAgentId: typed.trim() });
    if (actor.getSnapshot().matches({ asked: 'malformed' })) document.getElementById(fieldId)?.focus();
  };
  if (isGiven) {
    return (
      <Notice tone="positive">
        {t({ id: 'staff.salesAgentIdGiven', message: 'Myyjätunnus on voimassa tämän istunnon ajan.' })}
      </Notice>
    );
  }
  // Given in another tab, or before the page was loaded anew.
  if (isKnown) return null;
  const error = isMalformed
    ? t({ id: 'staff.salesAgentIdForm', message: 'Myyjätunnuksessa on viisi numeroa.' })
    : t({ id: 'staff.salesAgentIdUnknown', message: 'Tunnusta ei löytynyt. Tarkista numerot.' });
  return (
    <Notice tone="warning" role="none" title={t({ id: 'staff.salesAgentIdMissing', message: 'Myyjätunnus puuttuu' })}>
      <Stack gap="small">
        <p>{t({ id: 'staff.salesAgentIdNeeded', message: 'Tarvitset myyjätunnuksen, ennen kuin voit myydä.' })}</p>
        <Form onSubmit={submit}>
          <FormRows>
            <FormField width="half">
              <TextField
                id={fieldId}
                label={t({ id: 'staff.salesAgentId', message: 'Myyjätunnus' })}
                error={isMalformed || isUnknown ? error : undefined}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                inputMode="numeric"
                maxLength={8}
                autoComplete="off"
              />
            </FormField>
          </FormRows>
          <Row>
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {t({ id: 'staff.salesAgentIdGive', message: 'Tallenna tunnus' })}
            </Button>
          </Row>
        </Form>
        {failure && !isBusy && (
          <FailureNotice
            title={t({ id: 'staff.salesAgentIdFailed', message: 'Tunnusta ei tallennettu' })}
            failure={failure}
          />
        )}
      </Stack>
    </Notice>
  );
}
