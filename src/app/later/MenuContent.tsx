import { ChartColumn, FilePen, FileText, House, LayoutDashboard, Link, ReceiptText, User, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { NarrowMenu } from '../../ui/NarrowMenu/NarrowMenu.tsx';
import { AccountItems } from './AccountItems.tsx';
import type { NavigationLink } from '../navigation.ts';

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
  navigation?: { label: string; items: NavigationLink[] };
  person: { name: string; isStaff: boolean };
  languages: ReactNode;
}

/** The menu of a narrow screen. */
export function MenuContent({ navigation, person, languages }: MenuContentProps) {
  const items = navigation?.items.map((item) => ({ ...item, icon: icons.get(item.id) ?? Link }));
  return (
    <NarrowMenu
      navigation={navigation && items && { label: navigation.label, items }}
      person={person}
      account={<AccountItems />}
      languages={languages}
    />
  );
}
