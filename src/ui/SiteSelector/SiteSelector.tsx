import { ChevronsUpDown, MapPin } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Popover, type PopoverEntry, type PopoverTrigger } from '../Popover/Popover.tsx';
import type { ElementProps } from '../props.ts';
import * as styles from './SiteSelector.css.ts';

/** A delivery site; its label is the address. */
export type Site = PopoverEntry;

interface SiteSelectorProps {
  /** `Käyttöpaikka`, above the address. */
  label: string;
  /** What the list of them is called. */
  listLabel: string;
  sites: Site[];
  currentId: string;
  onChoose(id: string): void;
  /** Asks for the `Chooser`: above three sites the list is one to search in. */
  onOpenChooser(): void;
  /** The side from which the list grows. */
  align?: 'start' | 'end';
}

const MOST_IN_POPOVER = 3;

interface AddressButtonProps extends Omit<ElementProps<'button'>, keyof PopoverTrigger>, Partial<PopoverTrigger> {
  label: string;
  address: string;
}

function AddressButton({ label, address, ...button }: AddressButtonProps) {
  return (
    <button {...button} type="button" className={styles.button}>
      <Icon of={MapPin} />
      <span className={styles.words}>
        <span className={styles.caption}>{label} </span>
        <span className={styles.address}>{address}</span>
      </span>
      <span className={styles.chevrons}>
        <Icon of={ChevronsUpDown} />
      </span>
    </button>
  );
}

/** Which delivery site the page is about, and the way to another. */
export function SiteSelector({
  label,
  listLabel,
  sites,
  currentId,
  onChoose,
  onOpenChooser,
  align,
}: SiteSelectorProps) {
  const address = sites.find(({ id }) => id === currentId)?.label ?? '';
  if (sites.length > MOST_IN_POPOVER) {
    return <AddressButton label={label} address={address} aria-haspopup="dialog" onClick={onOpenChooser} />;
  }
  return (
    <Popover
      label={listLabel}
      entries={sites}
      currentId={currentId}
      onChoose={onChoose}
      align={align}
      renderButton={(trigger) => <AddressButton label={label} address={address} {...trigger} />}
    />
  );
}
