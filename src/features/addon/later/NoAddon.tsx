import { useLingui } from '@lingui/react/macro';
import { WayBack } from '../../../shared/addition/later/WayBack.tsx';
import { usePage } from '../../../shared/page/usePage.ts';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

interface NoAddonProps {
  /** The contract has all that there is, takes none, is of the other kind of customer, or there is nothing for it. */
  reason: 'held' | 'notPossible' | 'ofCompanies' | 'ofConsumers' | 'none';
  /** Null where none is known. */
  contractCode: string | null;
}

/** There is nothing to add, and why (`addition.none`). */
export function NoAddon({ reason, contractCode }: NoAddonProps) {
  const { t } = useLingui();
  const otherKind = t({
    id: 'addon.none.otherKind',
    message: 'Sopimukseesi sopivat lisäpalvelut löydät sopimuksen omalta sivulta.',
  });
  const texts = {
    held: {
      heading: t({ id: 'addon.none.held', message: 'Sopimuksessa on jo lisäpalvelu' }),
      lead: t({
        id: 'vapAddition.descAlreadyHasAddon',
        message: 'Sopimuksessasi on jo lisäpalvelu, eikä siihen ole nyt muita lisättäviä.',
      }),
    },
    notPossible: {
      heading: t({ id: 'addon.refused.notPossible', message: 'Tähän sopimukseen ei voi lisätä palvelua' }),
      lead: t({
        id: 'addon.none.notPossible',
        message: 'Lisäpalvelun voi lisätä sähkösopimukseen, joka on voimassa tai alkamassa ja jota ei ole irtisanottu.',
      }),
    },
    ofCompanies: {
      heading: t({ id: 'addon.ofCompanies', message: 'Nämä lisäpalvelut ovat yrityksille' }),
      lead: otherKind,
    },
    ofConsumers: {
      heading: t({ id: 'addon.ofConsumers', message: 'Nämä lisäpalvelut ovat kotitalouksille' }),
      lead: otherKind,
    },
    none: {
      heading: t({ id: 'addon.none.none', message: 'Lisäpalveluja ei ole nyt tilattavissa' }),
      lead: t({ id: 'addon.none.noneLead', message: 'Tarjous ei ole voimassa, tai osoite on kirjoitettu väärin.' }),
    },
  }[reason];
  usePage(texts.heading);
  return (
    <MessagePage
      scene="stopped"
      heading={texts.heading}
      lead={texts.lead}
      actions={<WayBack {...{ contractCode }} />}
    />
  );
}
