import { Ellipsis, LogOut, type IconNode } from 'lucide';
import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { MenuChoice, MenuLink } from '../MenuEntry/MenuEntry.tsx';
import * as styles from './UserMenuItems.css.ts';

/** A customer for whom the person may act, the person's own one among them. */
interface MenuCustomer {
  id: string;
  name: string;
  /** `Oma asiakkuus`, or the customer's number. */
  detail: string;
}

export interface MenuItem {
  href: string;
  label: string;
  icon: IconNode;
  /** Stands at the end: how many there are. */
  end?: string;
}

interface UserMenuItemsProps {
  /** Whom the person acts for; left out where there is nobody but themselves. */
  customers?: {
    /** "Asioit henkilönä". */
    label: string;
    options: MenuCustomer[];
    currentId: string;
    onChoose(id: string): void;
    /** Where there are too many for a menu: the way to all of them. */
    all?: { label: string; onOpen(): void };
    /** What comes of a choice. */
    note?: string;
  };
  items?: MenuItem[];
  signOut: { href: string; label: string };
}

function Customers({ label, options, currentId, onChoose, all, note }: NonNullable<UserMenuItemsProps['customers']>) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      {options.map((customer) => (
        <MenuChoice
          key={customer.id}
          picture={<Avatar name={customer.name} />}
          label={customer.name}
          detail={customer.detail}
          isCurrent={customer.id === currentId}
          onClick={() => onChoose(customer.id)}
        />
      ))}
      {all && <MenuChoice picture={<Icon of={Ellipsis} />} label={all.label} onClick={all.onOpen} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** What a person does with their account: in the popover of a wide screen and in the menu of a narrow one. */
export function UserMenuItems({ customers, items = [], signOut }: UserMenuItemsProps) {
  return (
    <>
      {customers && <Customers {...customers} />}
      {items.length > 0 && (
        <div className={styles.group}>
          {items.map(({ icon, ...link }) => (
            <MenuLink key={link.href} {...link} picture={<Icon of={icon} />} />
          ))}
        </div>
      )}
      <div className={styles.group}>
        <MenuLink {...signOut} picture={<Icon of={LogOut} />} />
      </div>
    </>
  );
}
