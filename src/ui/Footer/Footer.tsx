import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';

interface FooterContact {
  title: string;
  /** In the international form, `+358201234500`. */
  phone: string;
  /** As people read it aloud, `020 1234 500`. */
  shown: string;
  hours: string;
}

interface FooterProps {
  contacts: FooterContact[];
  /** What a call costs, and whose portal this is. */
  info: string;
  /** `TextLink`s. */
  links?: ReactNode;
}

export function Footer({ contacts, info, links }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {contacts.length > 0 && (
          <dl className={styles.contacts}>
            {contacts.map(({ title, phone, shown, hours }) => (
              <div key={phone}>
                <dt className={styles.muted}>{title}</dt>
                <dd>
                  <a className={styles.phone} href={`tel:${phone}`}>
                    {shown}
                  </a>
                </dd>
                <dd className={styles.muted}>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.end}>
          <p className={styles.muted}>{info}</p>
          {links && <div className={styles.links}>{links}</div>}
        </div>
      </div>
    </footer>
  );
}
