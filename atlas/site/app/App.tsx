import type { MachineData } from '../../atlasData.ts';
import { RequirementsPage } from '../requirements/RequirementsPage.tsx';
import type { Address, MachineAddress } from './address.ts';
import { useAtlas } from './atlas.context.ts';
import { Frame } from './Frame.tsx';
import { MachinePage } from './MachinePage.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useAddress } from './useAddress.ts';

/** The machine that an address names, with the state or transition that it has chosen in it; null where there is none. */
function machineAt(machines: readonly MachineData[], { machine, selection }: MachineAddress): MachineData | null {
  const found = machine === null ? machines[0] : machines.find(({ id }) => id === machine);
  if (!found || !selection) return found ?? null;
  const isThere =
    selection.kind === 'state'
      ? found.chart.states.some(({ path }) => path === selection.path)
      : found.chart.transitions.some(({ id }) => id === selection.id);
  return isThere ? found : null;
}

function CurrentPage({ address }: { address: Address }) {
  const { machines } = useAtlas();
  if (address.page === 'requirements') return <RequirementsPage asked={address.requirement} />;
  const machine = address.page === 'machine' ? machineAt(machines, address) : null;
  if (address.page === 'unknown' || !machine) return <UnknownPage />;
  return <MachinePage machine={machine} selection={address.selection} view={address.view} />;
}

export function App() {
  const address = useAddress();
  return (
    <Frame current={address.page === 'requirements' ? 'requirements' : 'machines'}>
      <CurrentPage address={address} />
    </Frame>
  );
}
