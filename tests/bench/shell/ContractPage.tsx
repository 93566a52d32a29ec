import { useContracts } from './contracts.ts';
import { Go } from './Go.tsx';

export function ContractPage() {
  const code = window.location.pathname.split('/').at(-1);
  const contract = useContracts().find(({ contractCode }) => contractCode === code);
  return (
    <main>
      <Go href="/shell" label="Sopimukset" />
      <h1>{contract?.productName}</h1>
      <ul>
        {contract?.prices.map(({ kind, amount, unit }) => (
          <li key={kind}>
            {kind} {amount} {unit}
          </li>
        ))}
      </ul>
    </main>
  );
}
