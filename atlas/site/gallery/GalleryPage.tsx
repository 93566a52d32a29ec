import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { galleries } from '../../../src/ui/gallery/gallery.ts';
import { PageHeading } from '../../../src/ui/Page/PageHeading.tsx';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx';
import { useArrival } from '../app/useArrival.ts';
import { goTo } from '../app/useAddress.ts';
import * as list from '../app/MachineList.css.ts';
import * as styles from './Gallery.css.ts';

const hrefOf = (name: string) => `#/${name}`;

function ComponentList({ current }: { current: string }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const names = galleries.map(({ name }) => name);
  const found = names.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <nav className={styles.list} aria-label={t({ id: 'atlas.nav.gallery', message: 'Komponentit' })}>
      <div className={list.select}>
        <SelectField
          label={t({ id: 'atlas.gallery.select', message: 'Komponentti' })}
          value={current}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => goTo(hrefOf(target.value))}
        />
      </div>
      <div className={list.list}>
        <SearchField
          label={t({ id: 'atlas.gallery.search', message: 'Hae komponenttia' })}
          clearLabel={t({ id: 'atlas.list.clear', message: 'Tyhjennä haku' })}
          value={query}
          onChange={setQuery}
        />
        <ul className={styles.names} role="list" lang="en">
          {found.map((name) => (
            <li key={name}>
              <a className={list.machine} href={hrefOf(name)} aria-current={name === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The components of the design system, one at a time, in all their states. */
export function GalleryPage({ chosen }: { chosen: string }) {
  const { t } = useLingui();
  const component = galleries.find(({ name }) => name === chosen) ?? galleries[0];
  useArrival(component?.name ?? t({ id: 'atlas.nav.gallery', message: 'Komponentit' }), component?.name ?? '');
  if (!component) return null;
  const { name, purpose, states } = component;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <ComponentList current={name} />
      <div className={styles.component}>
        <div lang="en">
          <PageHeading lead={purpose}>{name}</PageHeading>
        </div>
        {Object.entries(states).map(([state, State]) => (
          <section key={`${name} ${state}`} className={styles.state}>
            <h2 className={styles.stateName} lang="en">
              {state}
            </h2>
            <div data-sample>
              <State />
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}
