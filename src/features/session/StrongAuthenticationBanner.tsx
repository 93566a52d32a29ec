import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { BankList } from '../../ui/BankList/BankList.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { logoOf } from '../../shared/session/bankMarks.ts';
import { signInLink } from '../../shared/session/signIn.links.ts';

/** The banks that a person may be identified by, and the way to them (`signIn.banner`). */
export function StrongAuthenticationBanner({ location }: { location: string }) {
  const { t } = useLingui();
  const { brand } = usePortal();
  const { locale } = useLanguage();
  return (
    <Panel
      title={t({
        id: 'strongAuthentication.heading',
        message: 'Tunnistaudu pankki­tunnuksilla tai mobiili­varmenteella',
      })}
    >
      <BankList
        label={t({ id: 'strongAuthentication.banks', message: 'Tavat, joilla voit tunnistautua' })}
        banks={brand.banks.map(({ id, name, logo }) => ({ id, name: name[locale], logo: logoOf({ id, logo }) }))}
      />
      <ButtonLink href={signInLink({ locale, location, isStrong: true, bank: null })} icon={ShieldCheck}>
        {t({ id: 'strongAuthentication.start', message: 'Tunnistaudu' })}
      </ButtonLink>
    </Panel>
  );
}
