import { useLingui } from '@lingui/react/macro';
import type { Action, Answer, Call, Language, Part, Text, Texts } from '../../../machines/flowModel.ts';
import { textKey, typedIn } from '../../explorer/texts.ts';

const calls = ({ method, path }: Call) => `${method} ${path}`;

interface Sentences {
  action(action: Action): string;
  part(part: Part): string;
  /** A text of the model as it stands on the page. */
  words(text: Text): string;
}

/**
 * What a person does and what a call is answered, each as a sentence in the language of the page.
 *
 * @param texts the texts of the machine's model
 */
export function useSentences(language: Language, texts: Record<string, Texts>): Sentences {
  const { t } = useLingui();

  const words = (one: Text): string => texts[textKey(one)]?.[language] ?? '';

  const part = ({ role, name }: Part): string => {
    const text = words(name);
    switch (role) {
      case 'button':
        return t({ id: 'atlas.part.button', message: `painike ”${text}”` });
      case 'link':
        return t({ id: 'atlas.part.link', message: `linkki ”${text}”` });
      case 'radio':
      case 'option':
        return t({ id: 'atlas.part.radio', message: `valinta ”${text}”` });
      case 'checkbox':
      case 'switch':
        return t({ id: 'atlas.part.checkbox', message: `valintaruutu ”${text}”` });
      case 'combobox':
      case 'listbox':
        return t({ id: 'atlas.part.list', message: `luettelo ”${text}”` });
      case 'textbox':
      case 'spinbutton':
        return t({ id: 'atlas.part.textbox', message: `kenttä ”${text}”` });
      case 'group':
      case 'radiogroup':
        return t({ id: 'atlas.part.group', message: `ryhmä ”${text}”` });
      case 'alert':
      case 'status':
        return t({ id: 'atlas.part.message', message: `ilmoitus ”${text}”` });
      case 'heading':
        return t({ id: 'atlas.part.heading', message: `otsikko ”${text}”` });
      case 'dialog':
        return t({ id: 'atlas.part.dialog', message: `ikkuna ”${text}”` });
      case 'region':
        return t({ id: 'atlas.part.region', message: `osio ”${text}”` });
    }
  };

  const answer = (given: Answer): string => {
    if (given === 'let go') return t({ id: 'atlas.answer.letGo', message: 'palvelin vastaa' });
    if (given === 'not JSON') return t({ id: 'atlas.answer.notJson', message: 'vastaus ei ole JSONia' });
    if (given === 'connection lost') return t({ id: 'atlas.answer.lost', message: 'yhteys katkeaa' });
    if (given === 'no answer') return t({ id: 'atlas.answer.none', message: 'vastausta ei tule' });
    if ('changed' in given) return t({ id: 'atlas.answer.changed', message: 'palvelin vastaa muutetuin tiedoin' });
    const { status } = given;
    return t({ id: 'atlas.answer.status', message: `vastaus on ${status}` });
  };

  const action = (done: Action): string => {
    if ('press' in done) {
      const what = part(done.press);
      return t({ id: 'atlas.action.press', message: `Painaa: ${what}` });
    }
    if ('fill' in done) {
      const [what, text] = [part(done.fill), typedIn(done.text, language)];
      return t({ id: 'atlas.action.fill', message: `Kirjoittaa ”${text}”: ${what}` });
    }
    if ('type' in done) {
      const [what, text] = [part(done.type), done.text];
      return t({ id: 'atlas.action.type', message: `Kirjoittaa merkki kerrallaan ”${text}”: ${what}` });
    }
    if ('clear' in done) {
      const what = part(done.clear);
      return t({ id: 'atlas.action.clear', message: `Tyhjentää: ${what}` });
    }
    if ('check' in done || 'choose' in done) {
      const what = part('check' in done ? done.check : done.choose);
      return t({ id: 'atlas.action.choose', message: `Valitsee: ${what}` });
    }
    if ('uncheck' in done) {
      const what = part(done.uncheck);
      return t({ id: 'atlas.action.uncheck', message: `Poistaa valinnan: ${what}` });
    }
    if ('select' in done) {
      const [what, text] = [part(done.select), words(done.option)];
      return t({ id: 'atlas.action.select', message: `Valitsee ”${text}”: ${what}` });
    }
    if ('upload' in done) {
      const [what, { name }] = [part(done.upload), done.file];
      return t({ id: 'atlas.action.upload', message: `Lähettää tiedoston ${name}: ${what}` });
    }
    if ('key' in done) {
      const { key } = done;
      return t({ id: 'atlas.action.key', message: `Painaa näppäintä ${key}` });
    }
    if ('go' in done) {
      const { go } = done;
      return t({ id: 'atlas.action.go', message: `Menee osoitteeseen ${go}` });
    }
    if ('wait' in done) {
      const seconds = done.wait / 1000;
      return t({ id: 'atlas.action.wait', message: `Odottaa ${seconds} s` });
    }
    if ('comeBack' in done) {
      const seconds = done.comeBack / 1000;
      return t({ id: 'atlas.action.comeBack', message: `Palaa välilehdelle ${seconds} sekunnin päästä` });
    }
    if ('otherTab' in done && done.otherTab === 'changeCustomer')
      return t({ id: 'atlas.action.otherCustomer', message: 'Vaihtaa asiakasta toisessa välilehdessä' });
    if ('otherTab' in done) return t({ id: 'atlas.action.otherTab', message: 'Kirjautuu ulos toisessa välilehdessä' });
    const how = answer(done.with);
    if ('answer' in done) {
      const actor = done.answer;
      return t({ id: 'atlas.action.answer', message: `Odottavaan kutsuun ${actor}: ${how}` });
    }
    const call = calls(done.next);
    return t({ id: 'atlas.action.next', message: `Seuraavaan kutsuun ${call}: ${how}` });
  };

  return { action, part, words };
}
