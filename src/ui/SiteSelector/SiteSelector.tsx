import { ChevronsUpDown, MapPin } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SiteSelector.css.ts';

interface SiteSelectorProps {
  /** `Käyttöpaikka`, above the address. */
  label: string;
  address: string;
  /** Both as one, by which it is known. */
  name: string;
  /** Asks for the dialog with all of the sites, a `Chooser`. */
  onOpen(): void;
}

/** Which delivery site the page is about, and the way to another. */
export function SiteSelector({ label, address, name, onOpen }: SiteSelectorProps) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" aria-label={name} onClick={onOpen}>
      <span className={styles.pin}>
        <Icon of={MapPin} />
      </span>
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
