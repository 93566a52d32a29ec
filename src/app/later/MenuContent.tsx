import { ChartColumn, FilePen, FileText, House, LayoutDashboard, Link, ReceiptText, User, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { NarrowMenu } from '../../ui/NarrowMenu/NarrowMenu.tsx';
import { AccountItems } from './AccountItems.tsx';
import { useNavigation } from '../useNavigation.ts';
import { useShownPerson } from './useShownPerson.ts';

/** The pictures of the pages that the configured list may name; any other has a plain one. */
const icons = new Map<string, IconNode>([
  ['dashboard', House],
  ['consumption', ChartColumn],
  ['invoices', ReceiptText],
  ['contracts', FileText],
  ['profile', User],
  ['backup', LayoutDashboard],
  ['content-worker', FilePen],
]);

export interface MenuContentProps {
  /** With the links to the pages. */
  hasNavigation: boolean;
  languages: ReactNode;
}

/** The menu of a narrow screen. */
export function MenuContent({ hasNavigation, languages }: MenuContentProps) {
  const { label, items } = useNavigation(hasNavigation);
  const navigation = { label, items: items.map((item) => ({ ...item, icon: icons.get(item.id) ?? Link })) };
  return (
    <NarrowMenu
      navigation={hasNavigation ? navigation : undefined}
      person={useShownPerson()}
      account={<AccountItems />}
      languages={languages}
    />
  );
}
