import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ArrowUpRight, FileText, Phone, type IconNode } from 'lucide';
import type { QuickLink } from '../../../domain/types.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { linkKind } from '../../../domain/links/index.ts';

function iconOf(href: string): IconNode {
  if (href.startsWith('tel:')) return Phone;
  return href.startsWith('/') ? FileText : ArrowUpRight;
}

/** The links that came with the contracts or with their failure, but for the one that leads here (`contracts.quickLinks`). */
export function QuickLinks({ links }: { links: QuickLink[] }) {
  const { t } = useLingui();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const shown = links.filter(({ href }) => linkKind(href) !== null && href !== path);
  if (shown.length === 0) return null;
  return (
    <Section title={t({ id: 'contracts.quickLinks', message: 'Pikalinkit' })}>
      <LinkList links={shown.map(({ href, label }) => ({ href, label, icon: iconOf(href) }))} />
    </Section>
  );
}
