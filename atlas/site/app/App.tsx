import type { RequirementData } from '../../atlasData.ts';
import { RequirementsPage } from '../requirements/RequirementsPage.tsx';
import type { Address } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { Frame } from './Frame.tsx';
import { MachinePage } from './MachinePage.tsx';
import { Parts } from './Parts.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useAddress } from './useAddress.ts';

function CurrentPage({ address }: { address: Address }) {
  const { machines } = useAtlas();
  if (address.page === 'requirements') {
    return (
      <Parts name="requirements">
        {(requirements) => (
          <RequirementsPage requirements={requirements as RequirementData[]} asked={address.requirement} />
        )}
      </Parts>
    );
  }
  if (address.page === 'unknown') return <UnknownPage />;
  const machine = address.machine === null ? machines[0] : machines.find(({ id }) => id === address.machine);
  return machine ? (
    <MachinePage machine={machine} selection={address.selection} view={address.view} />
  ) : (
    <UnknownPage />
  );
}

export function App() {
  const address = useAddress();
  return (
    <Frame current={address.page === 'requirements' ? 'requirements' : 'machines'}>
      <CurrentPage address={address} />
    </Frame>
  );
}
