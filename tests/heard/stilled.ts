/** What is another each time that a page is opened, and what is put in its place. */
const moving: readonly (readonly [RegExp, string])[] = [
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, '(id)'],
  [/(?<=Pyynnön tunnus )[\dA-Z]{4}-[\dA-Z]{4}/g, '(id)'],
];

/** A phrase without what is another each time. */
export const stilled = (phrase: string): string =>
  moving.reduce((text, [what, instead]) => text.replaceAll(what, instead), phrase);
