import { useLingui } from '@lingui/react/macro';
import type { EnergyAccount } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useMonthName } from '../calendar/useMonthName.ts';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { invoiceCalls } from '../invoices/invoiceCalls.ts';
import { useQuery } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';
import { accountPlace } from './accountPlace.ts';
import { energyAccountsQuery } from './energyAccounts.query.ts';
import { Statements } from './Statements.tsx';
import { useAccountName } from './useAccountName.ts';

/** What was agreed, where it stands, and when it is equalised (`account.told`). */
function Account({ account }: { account: EnergyAccount }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const monthName = useMonthName();
  const nameOf = useAccountName();
  const { kind, ledgerNo, balance, lowestAmount, mostOwed, statements } = account;
  const cents = Math.round(Number(balance) * 100);
  const difference = money((Math.abs(cents) / 100).toFixed(2));
  return (
    <div id={accountPlace(ledgerNo)}>
      <Section title={nameOf(kind)}>
        <Stack>
          <p>
            {cents > 0
              ? t({ id: 'account.ahead', message: `Olemme laskuttaneet ${difference} enemmän kuin on käytetty.` })
              : cents < 0
                ? t({
                    id: 'account.owed',
                    message: `Käyttöä on kertynyt ${difference} enemmän kuin olemme laskuttaneet.`,
                  })
                : t({ id: 'account.even', message: 'Olemme laskuttaneet yhtä paljon kuin on käytetty.' })}
          </p>
          <FactList
            isFramed
            facts={[
              { label: t({ id: 'account.site', message: 'Käyttöpaikka' }), value: account.address },
              {
                label: t({ id: 'account.monthly', message: 'Sovittu kuukausierä' }),
                value: money(account.monthlyAmount),
              },
              { label: t({ id: 'account.balance', message: 'Saldo' }), value: money(balance) },
              {
                label: t({ id: 'account.next', message: 'Seuraava tasaus' }),
                value: monthName(account.nextEqualising),
              },
              ...(lowestAmount === null
                ? []
                : [
                    {
                      label: t({ id: 'account.lowest', message: 'Pienin kuukausierä' }),
                      value: money(lowestAmount),
                    },
                  ]),
              ...(mostOwed === null
                ? []
                : [{ label: t({ id: 'account.mostOwed', message: 'Velkaa enintään' }), value: money(mostOwed) }]),
            ]}
          />
          <Note>
            {t({
              id: 'account.howEqualised',
              message: 'Kerran vuodessa laskutamme tai palautamme erotuksen, ja saldo palaa nollaan.',
            })}
          </Note>
          {statements.length > 0 && <Statements {...{ balance, statements }} />}
        </Stack>
      </Section>
    </div>
  );
}

/** By which accounts the customer pays the same sum each month, for who has one (`account.shown`). */
export function EnergyAccounts({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(energyAccountsQuery(invoiceCalls(session), customerId));
  if (data) return data.accounts.map((account) => <Account key={account.ledgerNo} account={account} />);
  if (error)
    return (
      <FailureNotice
        title={t({ id: 'account.failed', message: 'Kuukausierien saldoa ei saatu näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    );
  return <ObjectListSkeleton label={t({ id: 'account.loading', message: 'Ladataan saldoa' })} rows={3} />;
}
