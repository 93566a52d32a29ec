import { useContracts } from './contracts.ts';
import { Go } from './Go.tsx';

export function ListPage() {
  const contracts = useContracts();
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
