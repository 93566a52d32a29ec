import { useLingui } from '@lingui/react/macro';
import type { ContractGroup } from '../../../domain/contracts/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { late } from '../../shared/late.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { AddonRows } from './AddonRows.tsx';

/** The way to the end of one comes once the page stands. */
const RemovableAddonRows = late(() => import('./later/RemovableAddonRows.tsx'), 'RemovableAddonRows', {
  meanwhile: AddonRows,
});

/** The add-ons of the contract; no section where there are none. */
export function ContractAddons({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const { t } = useLingui();
  if (Object.keys(contract.addons).length === 0) return null;
  return (
    <Section title={t({ id: 'contract.addons', message: 'Lisäpalvelut' })}>
      <RemovableAddonRows {...{ contract, group }} />
    </Section>
  );
}
