import { useRouterState } from '@tanstack/react-router';
import { useLanguage } from '../language/useLanguage.ts';
import { signInLink, wayBack } from './signIn.links.ts';

/** Where whoever was signed in, and is no more, signs in again: at the bank, and then back to the page (`signIn.anew`). */
export function useSignInAgainLink(): string {
  const { locale } = useLanguage();
  const location = useRouterState({ select: (router) => wayBack(router.location) });
  return signInLink({ locale, location, isStrong: true, bank: null, isAnew: true });
}
