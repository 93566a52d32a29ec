import { useLingui } from '@lingui/react/macro';
import { Workflow } from 'lucide';
import { LinkList } from '../../../src/ui/LinkList/LinkList.tsx';
import { Page } from '../../../src/ui/Page/Page.tsx';
import { PageHeading } from '../../../src/ui/Page/PageHeading.tsx';
import { Section } from '../../../src/ui/Section/Section.tsx';
import { machineHref } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { useArrival } from './useArrival.ts';

/** An address that leads to no machine, state or transition, such as one from before a change of names. */
export function UnknownPage() {
  const { t } = useLingui();
  const { machines } = useAtlas();
  const heading = t({ id: 'atlas.unknown.heading', message: 'Kohdetta ei löytynyt' });
  useArrival(heading, 'unknown');
  return (
    <Page>
      <PageHeading
        lead={t({
          id: 'atlas.unknown.lead',
          message: 'Tilakoneella, tilalla tai siirtymällä on ehkä nykyään toinen nimi. Valitse tilakone luettelosta.',
        })}
      >
        {heading}
      </PageHeading>
      <Section title={t({ id: 'atlas.list.label', message: 'Tilakoneet' })} count={machines.length}>
        <LinkList links={machines.map(({ id }) => ({ href: machineHref(id), label: id, icon: Workflow }))} />
      </Section>
    </Page>
  );
}
