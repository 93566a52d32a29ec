import type { Contents } from '../content/contents.ts';
import type { Posted } from '../store/outbox.ts';
import { documentWords, type FilledIn } from './documentWords.ts';

/** A document of the contents, by its id. */
export interface NamedDocument {
  id: string;
  filledIn?: FilledIn;
}

/** A mail as a handler has it go out. */
export interface OutgoingMail extends Posted {
  /** What goes with it. */
  documents?: readonly NamedDocument[];
}

/** Mails with the words that the documents that go with them have now (`mail.attachments`); one that is not there does not go. */
export const withDocuments = (mails: readonly OutgoingMail[], contents: Pick<Contents, 'documents'>): Posted[] =>
  mails.map(({ documents = [], mail, ...posted }) => {
    const attachments = documents.flatMap(
      ({ id, filledIn }) => documentWords(id, mail.locale, contents, filledIn) ?? [],
    );
    return { ...posted, mail: attachments.length === 0 ? mail : { ...mail, attachments } };
  });
