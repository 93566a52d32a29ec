import * as styles from './SiteSelectorRoom.css.ts';

/** Keeps the room of a `SiteSelector` that is on its way. */
export const SiteSelectorRoom = () => <div className={styles.room} />;
