import type { Contract } from '../../../domain/types.ts';
import { ObjectList, ObjectRow } from '../../ui/ObjectRow/ObjectRow.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { ContractGlyph } from './ContractGlyph.tsx';
import { useStandingText } from './contracts.texts.ts';
import { addonsOf, addressLines, standingOf, toneOf, type ContractGroup } from './contracts.view.ts';

/** Contracts of one group, each a link to its page. */
export function ContractRows({ group, contracts }: { group: ContractGroup; contracts: Contract[] }) {
  const standingText = useStandingText('short');
  return (
    <ObjectList>
      {contracts.map((contract) => {
        const standing = standingOf(contract, group);
        const addons = addonsOf(contract).map(({ productName }) => `+ ${productName}`);
        return (
          <ObjectRow
            key={contract.contractCode}
            href={`/contracts/${contract.contractCode}`}
            glyph={<ContractGlyph icon={contract.contentConfiguration.icon} />}
            title={contract.productName}
            lines={[contract.contentConfiguration.contractTypeLabel, addons.join(', ')].filter(Boolean)}
            place={addressLines(contract.meteringPointAddress)}
            status={<Tag tone={toneOf(standing)}>{standingText(standing)}</Tag>}
          />
        );
      })}
    </ObjectList>
  );
}
