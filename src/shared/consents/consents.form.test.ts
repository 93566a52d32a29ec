import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import type { ConsentId } from '../../../domain/types.ts';
import { consentLabels } from './consentLabels.ts';
import { consentsSchema, type ConsentBox } from './consents.form.ts';
import { noConsents } from './noConsents.ts';

const box = (id: ConsentId, isRequired: boolean): ConsentBox => ({
  id,
  kind: 'contract',
  version: '2026-11-01',
  links: [],
  text: { fi: `${id} suomeksi`, sv: `${id} på svenska`, en: `${id} in English` },
  isRequired,
});
const boxes = [box('terms', true), box('earlyStart', true), box('marketingSms', false)];

test.each([
  [{ terms: true, earlyStart: true }, []],
  [{ terms: true, earlyStart: true, marketingSms: true }, []],
  [{ earlyStart: true }, ['terms']],
  [{}, ['terms', 'earlyStart']],
])('with %j ticked, of those that must be ticked are missing %j (form.consents)', (ticked, missing) => {
  const { issues = [] } = safeParse(consentsSchema(boxes), { ...noConsents, ...ticked });
  expect(issues.map(({ path, message }) => [path?.[0]?.key, message])).toEqual(
    missing.map((id) => [id, 'consents.error.box']),
  );
});

test('a box is called by its own words in the reader’s language, where it stands in the form (form.consents)', () => {
  expect(consentLabels('review.consents', boxes, 'sv')).toEqual({
    'review.consents.terms': 'terms på svenska',
    'review.consents.terminationMandate': '',
    'review.consents.personalDataTransfer': '',
    'review.consents.earlyStart': 'earlyStart på svenska',
    'review.consents.contractCommunication': '',
    'review.consents.marketingEmail': '',
    'review.consents.marketingSms': 'marketingSms på svenska',
  });
});
