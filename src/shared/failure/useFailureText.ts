import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';

/** What a failed call means to the person: what happened, then what to do; in the words of the answer where it has some (`api.errorMessage`). */
export function useFailureText({ kind, more }: Pick<Failure, 'kind'> & Partial<Pick<Failure, 'more'>>): string {
  const { t } = useLingui();
  const told = more?.['errorMessage'];
  if (typeof told === 'string') return told;
  switch (kind) {
    case 'unreachable':
      return t({ id: 'failure.unreachable', message: 'Palveluun ei saada yhteyttä. Tarkista verkkoyhteytesi.' });
    case 'timedOut':
      return t({ id: 'failure.timedOut', message: 'Vastaus ei tullut ajoissa. Yritä hetken päästä uudelleen.' });
    case 'tooMany':
      return t({ id: 'failure.tooMany', message: 'Liian monta yritystä lyhyessä ajassa. Odota hetki.' });
    case 'denied':
      return t({ id: 'failure.denied', message: 'Sinulla ei ole oikeutta näihin tietoihin.' });
    case 'notFound':
      return t({ id: 'failure.notFound', message: 'Tietoja ei löytynyt.' });
    default:
      return t({ id: 'failure.other', message: 'Jokin meni vikaan. Yritä hetken päästä uudelleen.' });
  }
}
