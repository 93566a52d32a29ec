import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from '../../../src/ui/DataTable/dataColumn.ts';
import { DataTable } from '../../../src/ui/DataTable/DataTable.tsx';
import { Page } from '../../../src/ui/Page/Page.tsx';
import { PageHeading } from '../../../src/ui/Page/PageHeading.tsx';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { Row } from '../../../src/ui/Stack/Stack.tsx';
import { Tag } from '../../../src/ui/Tag/Tag.tsx';
import { ToggleChip } from '../../../src/ui/ToggleChip/ToggleChip.tsx';
import type { RequirementData } from '../../atlasData.ts';
import { useLanguage } from '../app/Frame.tsx';
import { useAreaNames } from '../app/useAreaNames.ts';
import { Code } from '../details/Code.tsx';
import { CitedState, RequirementText, TestFiles } from './Cited.tsx';
import { findRequirements } from './requirements.ts';
import * as styles from './Requirements.css.ts';

function useColumns(): DataColumn<RequirementData>[] {
  const { t } = useLingui();
  const areaName = useAreaNames();
  return useMemo(
    () => [
      {
        key: 'id',
        label: t({ id: 'atlas.requirements.id', message: 'Tunnus' }),
        isRowHeader: true,
        cell: ({ id }) => (
          <span className={styles.id} data-requirement={id} tabIndex={-1}>
            <Code>{id}</Code>
          </span>
        ),
        sortValue: ({ id }) => id,
      },
      {
        key: 'text',
        label: t({ id: 'atlas.requirements.text', message: 'Vaatimus' }),
        cell: ({ text }) => <RequirementText text={text} />,
      },
      {
        key: 'area',
        label: t({ id: 'atlas.requirements.area', message: 'Alue' }),
        cell: ({ area }) => areaName(area),
        sortValue: ({ area }) => areaName(area),
      },
      {
        key: 'states',
        label: t({ id: 'atlas.requirements.states', message: 'Tilat' }),
        cell: ({ states }) =>
          states.length > 0 && (
            <span className={styles.cited}>
              {states.map((state) => (
                <CitedState key={state} cited={state} />
              ))}
            </span>
          ),
      },
      {
        key: 'tests',
        label: t({ id: 'atlas.table.testedBy', message: 'Testit' }),
        cell: ({ tests }) =>
          tests.length > 0 ? (
            <TestFiles files={tests} />
          ) : (
            <span className={styles.whole}>
              <Tag tone="warning" icon={CircleAlert}>
                {t({ id: 'atlas.requirements.untested', message: 'Ei testiä' })}
              </Tag>
            </span>
          ),
        sortValue: ({ tests }) => tests.length,
      },
    ],
    // The names of the areas change with the language alone, as `t` does.
    // oxlint-disable-next-line react/exhaustive-deps
    [t],
  );
}

const idOf = ({ id }: RequirementData) => id;

interface RequirementsPageProps {
  requirements: readonly RequirementData[];
  /** The id of the one that the address names. */
  asked: string | null;
}

/** What the portal must do, and which tests prove it. */
export function RequirementsPage({ requirements, asked }: RequirementsPageProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const [isUntestedOnly, setIsUntestedOnly] = useState(false);
  const columns = useColumns();
  const found = useMemo(
    () => findRequirements(requirements, { query, isUntestedOnly }),
    [requirements, query, isUntestedOnly],
  );
  const untested = requirements.filter(({ tests }) => tests.length === 0).length;
  const heading = t({ id: 'atlas.requirements.heading', message: 'Vaatimukset' });
  useEffect(() => {
    if (asked === null) return;
    document.querySelector<HTMLElement>(`[data-requirement="${CSS.escape(asked)}"]`)?.focus();
  }, [asked]);

  return (
    <Page>
      <PageHeading
        lead={t({
          id: 'atlas.requirements.lead',
          message: `${plural(requirements.length, { one: '# vaatimus', other: '# vaatimusta' })}, joista ilman testiä ${untested}.`,
        })}
      >
        {heading}
      </PageHeading>
      <div className={styles.list}>
        <div className={styles.filters}>
          <SearchField
            label={t({ id: 'atlas.requirements.search', message: 'Hae vaatimusta' })}
            clearLabel={t({ id: 'atlas.list.clear', message: 'Tyhjennä haku' })}
            value={query}
            onChange={setQuery}
          />
          <Row>
            <ToggleChip isPressed={isUntestedOnly} onToggle={setIsUntestedOnly}>
              {t({ id: 'atlas.requirements.untestedOnly', message: 'Ilman testiä' })}
            </ToggleChip>
            <span role="status" className={styles.count}>
              {t({
                id: 'atlas.requirements.found',
                message: plural(found.length, { one: '# vaatimus', other: '# vaatimusta' }),
              })}
            </span>
          </Row>
        </div>
        <DataTable
          caption={heading}
          columns={columns}
          rows={found}
          rowKey={idOf}
          locale={language}
          isCurrent={({ id }) => id === asked}
        />
      </div>
    </Page>
  );
}
