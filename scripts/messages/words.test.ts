import { describe, expect, test } from 'vitest';
import { readTexts, wordFaults } from './words.ts';

const faultsOf = (locale: 'fi' | 'sv' | 'en', text: string, where = 'session.po signIn.title') =>
  wordFaults([{ locale, where, text }]);

describe('one word for each thing (language.words)', () => {
  test.each([
    ['sv', 'Ring kundtjänsten', 'kundtjänst'],
    ['sv', 'Identifieringen tog för länge', 'tog för länge'],
    ['sv', 'Ge feedback', 'feedback'],
    ['en', 'Log in again', 'Log in'],
    ['en', 'We will log you out', 'log you out'],
    ['en', 'You are still logged in', 'logged in'],
    ['en', 'Your login failed', 'login'],
    ['en', 'Your bills', 'bills'],
    ['fi', 'Kirjaudumme ulos', 'Kirjaudumme ulos'],
    ['fi', 'Toisella välilehdellä', 'välilehdellä'],
    ['fi', 'Haetaan tietoja', 'Haetaan '],
    ['sv', 'Du loggade ut på en annan flik', 'på en annan flik'],
    ['sv', 'Vi hämtar uppgifter', 'Vi hämtar '],
    ['en', 'Your e-mail', 'e-mail'],
    ['en', 'Fetching the sites', 'Fetching '],
    ['fi', 'Vika on meillä, ei sinussa.', 'Vika on meillä'],
    ['fi', 'Kiitos!', '!'],
  ] as const)('in %s “%s” holds “%s”, which may not stand', (locale, text, word) => {
    expect(faultsOf(locale, text)).toEqual([expect.stringContaining(`“${word}”`)]);
  });

  test.each([
    ['sv', 'anställd för kundens räkning'],
    ['sv', 'Respons {feedbackNo}'],
    ['en', 'The catalogue is logical'],
    ['en', 'Sign in with your Kajo account'],
    ['en', 'The server’s log'],
    ['fi', 'Kirjaamme sinut ulos'],
  ] as const)('in %s “%s” is right', (locale, text) => {
    expect(faultsOf(locale, text)).toEqual([]);
  });

  test('what companies read too says nothing of homes; what only people at home read may', () => {
    const text = 'Kuinka paljon lämpöä varaamme kotiisi';
    expect(faultsOf('fi', text, 'server/content/modals/fi/heat-price.json')).toHaveLength(1);
    expect(faultsOf('fi', text, 'shell.po contacts.heating')).toHaveLength(1);
    expect(faultsOf('fi', text, 'move.po move.lead')).toEqual([]);
  });

  test('what is said of every write does not speak of a message', () => {
    expect(faultsOf('fi', 'Viesti ei lähtenyt', 'submission.po submission.failed')).toHaveLength(1);
    expect(faultsOf('fi', 'Viesti ei lähtenyt', 'feedback.po feedback.failed')).toEqual([]);
  });

  test('holds in all texts of the portal, of the server and of the contents', () => {
    const texts = readTexts();
    const places = [
      'session.po signIn.title',
      'server/content/modals/sv/heat-price.json',
      'server/content/settings.json',
    ];
    expect(places.filter((place) => !texts.some(({ where }) => where === place))).toEqual([]);
    expect(wordFaults(texts)).toEqual([]);
  });
});
