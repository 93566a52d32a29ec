import * as styles from './Breadcrumbs.css.ts';

interface BreadcrumbsProps {
  /** What the navigation is called. */
  label: string;
  /** The pages above this one, the highest first. */
  items: { href: string; label: string }[];
  /** This page. */
  current: string;
}

export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs} role="list">
        {items.map((item) => (
          <li key={item.href} className={styles.crumb}>
            <a href={item.href}>{item.label}</a>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
