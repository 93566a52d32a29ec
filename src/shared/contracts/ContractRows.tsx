import type { ContractGroup } from '../../../domain/contracts/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { useLikelyNext } from '../page/useLikelyNext.ts';
import { ObjectList, ObjectRow } from '../../ui/ObjectRow/ObjectRow.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { ContractGlyph } from './ContractGlyph.tsx';
import { useStandingText } from './contracts.texts.ts';
import { addonsOf, addressLines, standingOf, toneOf } from './contracts.view.ts';

interface ContractsOfGroup {
  group: ContractGroup;
  contracts: Contract[];
}

function Rows({ group, contracts }: ContractsOfGroup) {
  const standingText = useStandingText('short');
  return contracts.map((contract) => {
    const standing = standingOf(contract, group);
    const addons = addonsOf(contract).map(({ productName }) => `+\u00A0${productName}`);
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
  });
}

/** Contracts, those of a group together, each a link to its page. */
export function ContractRows({ groups }: { groups: ContractsOfGroup[] }) {
  const first = groups[0]?.contracts[0]?.contractCode;
  useLikelyNext(first && `/contracts/${first}`);
  return (
    <ObjectList>
      {groups.map(({ group, contracts }) => (
        <Rows key={group} group={group} contracts={contracts} />
      ))}
    </ObjectList>
  );
}
