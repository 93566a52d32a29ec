import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Sun, Thermometer, Zap } from 'lucide';
import { useCallback, useMemo } from 'react';
import type { DeliverySite } from '../../../domain/types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chooser, type ChooserColumn, type ChooserTexts } from '../../ui/Chooser/Chooser.tsx';
import { useQuery } from '../queryClient.ts';
import { fullName } from '../customer/names.ts';
import { customerQuery } from '../session/queries.ts';
import { useIsOfOther } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';
import { strong, withElements } from '../withElements.tsx';
import { NoSites } from './NoSites.tsx';
import type { SitesActor } from './sites.actors.ts';
import { useKindTexts } from './sites.texts.ts';
import { kindOfSite } from './sites.view.ts';
import { WaysOut } from './WaysOut.tsx';

const icons = { electricity: Zap, heat: Thermometer, production: Sun };

/** Address, number and kind of a site, in the reader's language (`site.rows`). */
function useColumns(): ChooserColumn<DeliverySite>[] {
  const { t } = useLingui();
  const kinds = useKindTexts();
  return useMemo(
    () => [
      {
        key: 'address',
        label: t({ id: 'sites.address', message: 'Osoite' }),
        text: ({ fullAddress }) => fullAddress,
      },
      {
        key: 'number',
        label: t({ id: 'sites.number', message: 'Käyttöpaikka' }),
        text: ({ deliverySiteId }) => deliverySiteId,
        // Of district heat it is another.
        alsoFoundBy: ({ meteringPointId }) => meteringPointId,
      },
      {
        key: 'kind',
        label: t({ id: 'sites.kind', message: 'Tyyppi' }),
        text: (site) => kinds[kindOfSite(site)],
        icon: (site) => icons[kindOfSite(site)],
      },
    ],
    [t, kinds],
  );
}

/** Why there is something to choose, and how the list is searched. */
function useTexts(customerId: string, count: number, isRequired: boolean): ChooserTexts {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { data: customer } = useQuery(customerQuery(api, customerId));
  const isOfOther = useIsOfOther();
  const name = customer && fullName(customer);
  let whose: string;
  if (!isOfOther) {
    whose = t({
      id: 'sites.reasonOfOwn',
      message: plural(count, { one: 'Sinulla on # käyttöpaikka.', other: 'Sinulla on # käyttöpaikkaa.' }),
    });
  } else if (name) {
    whose = t({
      id: 'sites.reasonOf',
      message: plural(count, { one: `${name}: # käyttöpaikka.`, other: `${name}: # käyttöpaikkaa.` }),
    });
  } else {
    whose = t({
      id: 'sites.reason',
      message: plural(count, { one: 'Asiakkaalla on # käyttöpaikka.', other: 'Asiakkaalla on # käyttöpaikkaa.' }),
    });
  }
  const why = isRequired
    ? t({
        id: 'sites.why',
        message: 'Valitse niistä yksi, jotta voimme näyttää tiedot. Voit vaihtaa sen myöhemmin sivun yläreunasta.',
      })
    : t({ id: 'sites.whyOther', message: 'Valitse se, jonka tiedot haluat nähdä.' });
  return {
    heading: t({ id: 'sites.heading', message: 'Minkä käyttöpaikan tiedot näytetään?' }),
    // Of one alone there is nothing to choose.
    reason: count === 1 ? whose : `${whose} ${why}`,
    list: t({ id: 'sites.list', message: 'Käyttöpaikat' }),
    search: t({ id: 'sites.search', message: 'Hae osoitteella tai numerolla' }),
    clear: t({ id: 'sites.clear', message: 'Tyhjennä haku' }),
    count: (found, total) => {
      if (found === total)
        return t({ id: 'sites.total', message: plural(total, { one: '# käyttöpaikka', other: '# käyttöpaikkaa' }) });
      const [shown, of] = [i18n.number(found), i18n.number(total)];
      const text = t({ id: 'sites.found', message: `<0>${shown}</0> / ${of} käyttöpaikkaa` });
      return withElements(text, strong);
    },
    noMatch: (query) => t({ id: 'sites.noMatch', message: `Ei osumia haulle ”${query}”` }),
    noMatchHint: t({ id: 'sites.noMatchHint', message: 'Tarkista kirjoitusasu tai tyhjennä haku.' }),
  };
}

interface SiteDialogProps {
  actor: SitesActor;
  customerId: string;
  /** How many sites the customer has. */
  count: number;
}

/** All of the customer's sites to choose from, or why they are not there (`site.required`, `site.failure`). */
export function SiteDialog({ actor, customerId, count }: SiteDialogProps) {
  const { t, i18n } = useLingui();
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const { isRequired, sites, chosen } = context;
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'choosing' }));
  const canShowAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'site.choose', meteringPointNo: null }));
  const columns = useColumns();
  const kinds = useKindTexts();
  // Electricity and heat often come to the same address.
  const nameOf = useCallback((site: DeliverySite) => `${site.fullAddress}, ${kinds[kindOfSite(site)]}`, [kinds]);
  const texts = useTexts(customerId, isChoosing ? sites.length : count, isRequired);
  const close = isRequired
    ? ({ isRequired: true } as const)
    : {
        closeLabel: t({ id: 'sites.close', message: 'Sulje' }),
        onClose: () => actor.send({ type: 'sites.close' }),
        onReopen: () => actor.send({ type: 'sites.open' }),
      };
  return (
    <Chooser
      {...close}
      texts={texts}
      columns={columns}
      rows={sites}
      nameOf={nameOf}
      isCurrent={({ meteringPointNo }) => meteringPointNo === chosen}
      locale={i18n.locale}
      onChoose={({ meteringPointNo }) => actor.send({ type: 'site.choose', meteringPointNo })}
      instead={isChoosing ? undefined : <NoSites actor={actor} />}
      actions={
        isRequired ? (
          <WaysOut />
        ) : (
          canShowAll && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'site.choose', meteringPointNo: null })}>
              {t({ id: 'sites.showAll', message: 'Näytä kaikki käyttöpaikat' })}
            </Button>
          )
        )
      }
    />
  );
}
