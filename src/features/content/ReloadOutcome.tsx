import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contentReloadMachine } from '../../../machines/content-reload/contentReload.machine.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { faultsOf, type ContentFault } from './contentReload.view.ts';

type ContentReload = ActorRefFrom<typeof contentReloadMachine>;

/** What is wrong, by file and line; the server writes it in English (`contentWorker.faults`). */
function Faults({ title, faults }: { title: string; faults: ContentFault[] }) {
  const { t } = useLingui();
  const byPlace = new Map<string, string[]>();
  for (const { file, line, message } of faults) {
    const place = t({ id: 'contentWorker.place', message: `${file}, rivi ${line}` });
    byPlace.set(place, [...(byPlace.get(place) ?? []), message]);
  }
  if (byPlace.size === 0) return null;
  return (
    <Section title={title} count={faults.length}>
      <FactList
        facts={[...byPlace].map(([label, messages]) => ({
          label,
          value: <span lang="en">{messages.join('; ')}</span>,
        }))}
      />
    </Section>
  );
}

function Progress({ actor }: { actor: ContentReload }) {
  const { t } = useLingui();
  const dots = useSelector(actor, ({ context }) => context.dots);
  return (
    <p role="status">
      {t({ id: 'contentWorker.running', message: 'Palvelin lukee sisältöjä' })}
      <span aria-hidden>{'.'.repeat(dots)}</span>
    </p>
  );
}

/** How the reload goes, and what came of it. */
export function ReloadOutcome({ actor }: { actor: ContentReload }) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const reload = useSelector(actor, ({ context }) => context.reload);
  const failure = useSelector(actor, ({ context }) => context.failure);

  if (isBusy) return <Progress actor={actor} />;
  if (reload) {
    return (
      <>
        <Notice tone="positive">
          {t({
            id: 'contentWorker.success',
            message: 'Toiminto onnistui. Voi kestää vielä hetken, ennen kuin muutokset näkyvät.',
          })}
        </Notice>
        <Faults title={t({ id: 'contentWorker.warnings', message: 'Huomautuksia' })} faults={reload.warnings} />
      </>
    );
  }
  if (!failure) return null;
  return (
    <>
      <Notice tone="critical" role="alert">
        {t({ id: 'contentWorker.error', message: 'Pyyntöä ei voitu toteuttaa. Ota yhteyttä sivun ylläpitoon.' })}
      </Notice>
      <Faults title={t({ id: 'contentWorker.faults', message: 'Korjattavaa' })} faults={faultsOf(failure)} />
    </>
  );
}
