import { Check, LogOut, type IconNode } from 'lucide';
import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
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
  };
  items?: MenuItem[];
  signOut: { href: string; label: string };
}

function Customers({ label, options, currentId, onChoose }: NonNullable<UserMenuItemsProps['customers']>) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        {label}
      </p>
      {options.map((customer) => (
        <button
          key={customer.id}
          type="button"
          className={classNames(styles.item, customer.id === currentId && styles.current)}
          aria-pressed={customer.id === currentId}
          onClick={() => onChoose(customer.id)}
        >
          <Avatar name={customer.name} />
          <span className={styles.words}>
            {customer.name}
            <span className={styles.detail}>{customer.detail}</span>
          </span>
          <span className={styles.end}>{customer.id === currentId && <Icon of={Check} />}</span>
        </button>
      ))}
    </div>
  );
}

function Item({ href, label, icon, end }: MenuItem) {
  return (
    <a className={styles.item} href={href}>
      <Icon of={icon} />
      {label}
      {end && <span className={styles.end}>{end}</span>}
    </a>
  );
}

/** What a person does with their account: in the popover of a wide screen and in the menu of a narrow one. */
export function UserMenuItems({ customers, items = [], signOut }: UserMenuItemsProps) {
  return (
    <>
      {customers && <Customers {...customers} />}
      {items.length > 0 && (
        <div className={styles.group}>
          {items.map((item) => (
            <Item key={item.href} {...item} />
          ))}
        </div>
      )}
      <div className={styles.group}>
        <Item {...signOut} icon={LogOut} />
      </div>
    </>
  );
}
