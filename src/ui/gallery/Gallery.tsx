import { Page } from '../Page/Page.tsx';
import { PageHeading } from '../Page/PageHeading.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Caption } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { galleries, type ComponentGallery } from './gallery.ts';

function States({ name, purpose, states }: ComponentGallery) {
  return (
    <Section title={name}>
      <Stack>
        <p>{purpose}</p>
        {Object.entries(states).map(([state, State]) => (
          <div key={state}>
            <Caption>{state}</Caption>
            <State />
          </div>
        ))}
      </Stack>
    </Section>
  );
}

/**
 * The components in their states, for development: `npm run dev`, then `/src/ui/gallery/index.html`, with `#Button` for one
 * of them, and `?theme=dark` or `?brand=coop` before the hash.
 */
export function Gallery({ chosen }: { chosen: string }) {
  const shown = galleries.filter(({ name }) => chosen === '' || name === chosen);
  return (
    <Page>
      <PageHeading lead="Kaikki osat tiloissaan.">Komponentit</PageHeading>
      <p>
        {galleries.map(({ name }) => (
          <span key={name}>
            <TextLink href={`#${name}`}>{name}</TextLink>{' '}
          </span>
        ))}
      </p>
      {shown.map((gallery) => (
        <States key={gallery.name} {...gallery} />
      ))}
    </Page>
  );
}
