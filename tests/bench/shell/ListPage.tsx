import { useContracts } from './contracts.ts';
import { Go } from './Go.tsx';

/** Drawn in one go, as the portal's is: until the contracts have come there is nothing that would count as painted. */
export function ListPage() {
  const contracts = useContracts();
  if (contracts.length === 0) return null;
  return (
    <main>
      <h1>Sopimukset</h1>
      <ul>
        {contracts.map(({ contractCode, productName }) => (
          <li key={contractCode}>
            <Go href={`/shell/${contractCode}`} label={productName} />
          </li>
        ))}
      </ul>
    </main>
  );
}
