/** So many characters a feedback may have, as the API has it. */
export const FEEDBACK_LIMIT = 4_000;
/** So many characters the text of a survey's answer may have, as the API has it. */
export const SURVEY_TEXT_LIMIT = 2_000;
