import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { classNames } from '../../../src/ui/classNames.ts';
import { Tag } from '../../../src/ui/Tag/Tag.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { Screen } from '../../atlasData.ts';
import * as styles from './ScreenPart.css.ts';

function AxeResult({ faults }: Pick<Screen, 'faults'>) {
  const { t } = useLingui();
  if (faults.length === 0) {
    return (
      <p>
        <Tag tone="positive" icon={Check}>
          {t({ id: 'atlas.screen.accessible', message: 'axe: ei huomautettavaa' })}
        </Tag>
      </p>
    );
  }
  return (
    <>
      <p>
        <Tag tone="critical" icon={TriangleAlert}>
          {t({
            id: 'atlas.screen.faults',
            message: plural(faults.length, { one: 'axe: # huomautus', other: 'axe: # huomautusta' }),
          })}
        </Tag>
      </p>
      <ul className={styles.faults} lang="en">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}

/** A picture of a page in its frame, with its address and what axe said; or that there is none. */
export function ScreenFrame({ screen }: { screen: Screen | null }) {
  const { t } = useLingui();
  // A site may be built from the tests' word alone, without their pictures.
  const [missing, setMissing] = useState<string | null>(null);
  if (!screen) {
    return (
      <Note>
        {t({ id: 'atlas.screen.notThis', message: 'Juuri tätä kuvaa ei ole otettu. npm run atlas ottaa kuvat.' })}
      </Note>
    );
  }
  const { file, heading, language, width, height, address, faults } = screen;
  const source = `pictures/${file}`;
  return (
    <>
      {missing === file ? (
        <Note>{t({ id: 'atlas.screen.none', message: 'Kuvaa ei ole otettu. npm run atlas ottaa kuvat.' })}</Note>
      ) : (
        <a className={classNames(styles.frame, styles.frames[width])} href={source} target="_blank" rel="noreferrer">
          <img
            className={styles.picture}
            src={source}
            width={width}
            height={height}
            loading="lazy"
            alt={t({
              id: 'atlas.screen.alt',
              message: `Avaa kuva: ${heading}, ${language}, ${width} pikseliä`,
            })}
            onError={() => setMissing(file)}
          />
        </a>
      )}
      <p className={styles.address}>{address}</p>
      <AxeResult faults={faults} />
    </>
  );
}
