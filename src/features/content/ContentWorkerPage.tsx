import { useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { contentReloadMachine } from '../../../machines/content-reload/contentReload.machine.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Caption } from '../../ui/Text/Text.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { contentReloadActors } from './contentReload.actors.ts';
import { ReloadOutcome } from './ReloadOutcome.tsx';
import { keepReloadToken, readReloadToken } from './reloadToken.ts';

/** What the keys of all queries begin with. */
const everything: QueryKey = [];

/** The reload of the contents; when it is done, what this page shows of them is fetched anew too. */
function useContentReload(): ActorRefFrom<typeof contentReloadMachine> {
  const { api } = useSession();
  return useFlow(contentReloadMachine, {
    actors: contentReloadActors(api),
    // Navigation, quick links, names of products: what an editor may change is in many answers.
    outdates: { 'contents.reloaded': [everything] },
  });
}

function ContentWorker({ title }: { title: string }) {
  const { t } = useLingui();
  const reason = useId();
  const [token, setToken] = useState(readReloadToken);
  // Not while drawing: a page that is begun and drawn anew would find it gone.
  useEffect(() => keepReloadToken(''), []);
  const actor = useContentReload();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canReload = useSelector(actor, (snapshot) => snapshot.can({ type: 'reload.request', token }));
  const variant = useSelector(actor, (snapshot) => {
    if (snapshot.matches('error')) return 'alert';
    return snapshot.matches('idle') ? 'secondary' : 'primary';
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'reload.request', token });
  };
  return (
    <Stack gap="large">
      <PageHeading
        lead={t({
          id: 'contentWorker.lead',
          message: 'Kun tekstejä tai asetuksia on muutettu, ota muutokset käyttöön täällä.',
        })}
      >
        {title}
      </PageHeading>
      <Form onSubmit={submit}>
        <FormRows>
          <FormField width="half">
            {/* Without a name, so that no browser puts it into an address or remembers it. */}
            <TextField
              label={t({ id: 'contentWorker.token', message: 'Lataustunnus' })}
              hint={t({ id: 'contentWorker.tokenHint', message: 'Saat tunnuksen ylläpidosta.' })}
              value={token}
              onChange={({ currentTarget }) => setToken(currentTarget.value)}
              maxLength={256}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </FormField>
        </FormRows>
        <Stack gap="small">
          <Row>
            <Button type="submit" variant={variant} isBusy={isBusy} isDisabled={!isBusy && !canReload}>
              {t({ id: 'contentWorker.reload', message: 'Lataa sisällöt' })}
            </Button>
            <Button variant="secondary" isDisabled aria-describedby={reason}>
              {t({ id: 'contentWorker.testRun', message: 'Testiajo' })}
            </Button>
          </Row>
          <div id={reason}>
            <Caption>{t({ id: 'contentWorker.testRunOff', message: 'Testiajo ei ole käytössä.' })}</Caption>
          </div>
        </Stack>
      </Form>
      <ReloadOutcome actor={actor} />
    </Stack>
  );
}

/**
 * Where an editor has changed contents read by the server; for everyone else the page has its title
 * alone (`contentWorker.others`).
 */
export function ContentWorkerPage() {
  const { t } = useLingui();
  const isEditor = useGate((gate) => gate.context.validation?.employeeType === 'content');
  const title = t({ id: 'contentWorker.title', message: 'Sisällöt' });
  usePage(title);
  return isEditor ? <ContentWorker title={title} /> : null;
}
