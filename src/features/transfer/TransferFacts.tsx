import { useLingui } from '@lingui/react/macro';
import type { TransferOfContract } from '../../../domain/types.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';

type Handed = Pick<TransferOfContract, 'productName' | 'address'>;

/** The contract that is handed over, beside what is asked of it. */
export function HandedContract({ standing: { productName, address } }: { standing: Handed }) {
  const { t } = useLingui();
  return (
    <Panel title={t({ id: 'transfer.contract', message: 'Siirrettävä sopimus' })}>
      <FactList
        facts={[
          { label: t({ id: 'transfer.product', message: 'Sopimus' }), value: productName },
          { label: t({ id: 'transfer.address', message: 'Käyttöpaikka' }), value: address },
        ]}
      />
    </Panel>
  );
}

/** The way back to the contract. */
export function TransferTrail({
  contractCode,
  productName,
  current,
}: {
  contractCode: string;
  productName: string;
  current: string;
}) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (
    <Breadcrumbs
      label={t({ id: 'transfer.trail', message: 'Murupolku' })}
      items={[
        {
          href: '/contracts',
          label: speaksOfCustomer
            ? t({ id: 'transfer.trailContractsOfStaff', message: 'Asiakkaan sopimukset' })
            : t({ id: 'transfer.trailContracts', message: 'Omat sopimukset' }),
        },
        { href: `/contracts/${contractCode}`, label: productName },
      ]}
      current={current}
    />
  );
}
