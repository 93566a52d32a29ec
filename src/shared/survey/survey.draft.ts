import type { DraftKind } from '../draft/drafts.ts';

/** What is said of the portal before it is sent; no thumb is an empty text. */
export type SurveyValues = { thumb: '' | 'up' | 'down'; words: string };

export const surveyDraft: DraftKind<SurveyValues> = {
  name: 'survey',
  version: 1,
  defaultValues: { thumb: '', words: '' },
  keeps: ['thumb', 'words'],
};
