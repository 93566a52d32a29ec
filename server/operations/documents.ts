import { documentFile } from '../documents/documentFile.ts';
import { documentWords } from '../documents/documentWords.ts';
import { ProblemError } from '../problem.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'documents'> = {
  getDocument: async ({ params: { documentId }, query: { lang = 'fi' } }, _actor, { contents, settings }) => {
    const words = documentWords(documentId, lang, await contents.latest());
    if (!words) throw new ProblemError('resource.notFound');
    const file = await documentFile(words, lang, settings);
    return {
      status: 200,
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `inline; filename="${file.name}"`,
        'Cache-Control': 'no-cache',
      },
      body: file.content,
    };
  },
};
