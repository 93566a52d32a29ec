import type { ComponentProps } from 'react';
import { usePage } from '../../shared/page/usePage.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface InfoPageProps {
  heading: string;
  lead: string;
  sections: { title: string; paragraphs: string[]; links?: ComponentProps<typeof LinkList>['links'] }[];
}

/** A page to read: a heading, and sections of paragraphs. */
export function InfoPage({ heading, lead, sections }: InfoPageProps) {
  usePage(heading);
  return (
    <>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {sections.map(({ title, paragraphs, links }) => (
        <Section key={title} title={title}>
          <Measure>
            <Stack>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {links && <LinkList links={links} />}
            </Stack>
          </Measure>
        </Section>
      ))}
    </>
  );
}
