import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ArrowUpRight, FileText, Phone, type IconNode } from 'lucide';
import { linkKind } from '../../../domain/links/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { Contracts, QuickLink } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useLockDay } from '../priceLock/useLockDay.ts';
import { judgedLinks, type Begun } from './quickLinks.ts';
import { useCampaignOfKind } from './useChangeLink.ts';

function iconOf(href: string): IconNode {
  if (href.startsWith('tel:')) return Phone;
  return href.startsWith('/') ? FileText : ArrowUpRight;
}

/** Why none of the contracts that are shown allows what a link begins. */
function useReasons(): Record<Begun, string> {
  const { t } = useLingui();
  return {
    addition: t({
      id: 'contracts.noAddition',
      message: 'Lisäpalvelun voi lisätä sähkösopimukseen, joka on voimassa tai alkamassa ja jota ei ole irtisanottu.',
    }),
    priceLock: t({
      id: 'contracts.noPriceLock',
      message: 'Hinnan voi lukita voimassa olevaan Tarka-sopimukseen, jonka seuraavan kuukauden hintaa ei ole lukittu.',
    }),
    move: t({
      id: 'contracts.noMove',
      message: 'Uuteen osoitteeseen siirtyy sähkösopimus, joka on voimassa tai alkamassa ja jota ei ole irtisanottu.',
    }),
  };
}

interface QuickLinksProps {
  links: QuickLink[];
  /** Those that are shown; left out where they could not be had, or none are as yet. */
  contracts?: Contracts | undefined;
}

/**
 * The links that came with the contracts or with their failure, but for the one that leads here (`contracts.quickLinks`); of one
 * that begins what no contract allows, why (`contracts.quickLinksAllowed`).
 */
export function QuickLinks({ links, contracts }: QuickLinksProps) {
  const { t } = useLingui();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const reasons = useReasons();
  const shown = judgedLinks(
    links.filter(({ href }) => linkKind(href) !== null && href !== path),
    {
      contracts: contracts ?? null,
      customerType: useCampaignOfKind() === 'b2b' ? 'B2B' : 'B2C',
      today: helsinkiToday(serverNow()),
      lockDay: useLockDay(),
    },
  );
  if (shown.length === 0) return null;
  const open = shown.filter(({ lacks }) => lacks === null);
  return (
    <Section title={t({ id: 'contracts.quickLinks', message: 'Pikalinkit' })}>
      <Stack>
        {open.length > 0 && (
          <LinkList links={open.map(({ link: { href, label } }) => ({ href, label, icon: iconOf(href) }))} />
        )}
        {shown.map(
          ({ link: { id, label }, lacks }) =>
            lacks !== null && (
              <Note key={id}>
                {label}: {reasons[lacks]}
              </Note>
            ),
        )}
      </Stack>
    </Section>
  );
}
