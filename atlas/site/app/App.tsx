import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { RequirementsProps } from '../requirements/main.tsx';
import type { Address } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { Frame } from './Frame.tsx';
import { MachinePage } from './MachinePage.tsx';
import { Parts } from './Parts.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useAddress } from './useAddress.ts';
import { useArrival } from './useArrival.ts';

/** Stands before its page, as what the page itself moves the focus to comes after it. */
function RequirementsArrival() {
  const { t } = useLingui();
  useArrival(t({ id: 'atlas.requirements.heading', message: 'Vaatimukset' }), 'requirements');
  return null;
}

function CurrentPage({ address }: { address: Address }) {
  const atlas = useAtlas();
  const { machines } = atlas;
  if (address.page === 'requirements') {
    return (
      <Parts name="requirements">
        {(part) => {
          const Requirements = part as ComponentType<RequirementsProps>;
          return (
            <>
              <RequirementsArrival />
              <Requirements atlas={atlas} asked={address.requirement} />
            </>
          );
        }}
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
