import { daysOfBoth } from '../../domain/move/index.ts';
import type { Move } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { filled, textIn, type Text } from './mailWords.ts';

/**
 * What a customer is told of a move (`move.mail`): both homes with their days, what goes along and what ends, where the last
 * bill goes, and what happens when.
 */
export function moveMail(move: Move, locale: Locale): Mail {
  const text = textIn(locale);
  const { moveNo, productName, addons, oldPlace, newPlace, newContractCode, email, billPlace } = move;
  const isToBeFound = newContractCode === null;
  const [start, last] = [text.day(move.startDate), text.day(move.lastDay)];
  const facts = filled([
    [text('mail.move.number'), moveNo],
    [text('mail.move.newHome'), newPlace],
    [text('mail.move.starts'), isToBeFound ? text('mail.move.starts.toBeFound', { day: start }) : start],
    [text('mail.move.oldHome'), oldPlace],
    [text('mail.move.lastDay'), last],
    [text('mail.move.goesAlong'), [productName, ...addons].join(', ')],
    [text('mail.move.lastBill'), billPlace ?? email],
    [text('mail.move.received'), text('mail.move.received.at', text.clock(new Date(move.receivedAt)))],
  ]);
  return {
    locale,
    subject: text('mail.move.subject', { number: moveNo }),
    heading: text('mail.move.heading'),
    intro: text(isToBeFound ? 'mail.move.intro.toBeFound' : 'mail.move.intro', { day: start }),
    parts: [
      { kind: 'facts', title: null, facts },
      // How many days they are nobody knows before the first one is certain.
      ...(isToBeFound ? [] : between(move, text)),
      ...move.ends.map(({ kind, productName: name }): MailPart => ({
        kind: 'text',
        title: text(`mail.move.ends.${kind}`),
        text: text(`mail.move.ends.${kind}.text`, { product: name, day: last }),
      })),
      {
        kind: 'text',
        title: text('mail.move.next'),
        text: text(isToBeFound ? 'mail.move.next.toBeFound' : 'mail.move.next.text', { start, last }),
      },
      { kind: 'text', title: text('mail.move.contact'), text: text('mail.move.contact.text') },
    ],
  };
}

/** Days with supply in both homes, or in neither, are said (`move.between`). */
function between({ startDate, lastDay }: Move, text: Text): MailPart[] {
  const { kind, days } = daysOfBoth(startDate, lastDay);
  if (kind === 'none') return [];
  return [{ kind: 'text', title: text(`mail.move.${kind}`), text: text(`mail.move.${kind}.text`, { days }) }];
}
