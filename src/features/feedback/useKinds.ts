import { useLingui } from '@lingui/react/macro';
import type { kinds } from './feedback.form.ts';

interface KindOption {
  value: (typeof kinds)[number];
  label: string;
  description: string;
}

/** What feedback may be about, in the language in use. */
export function useKinds(): KindOption[] {
  const { t } = useLingui();
  return [
    {
      value: 'praise',
      label: t({ id: 'feedback.praise', message: 'Kiitos' }),
      description: t({ id: 'feedback.praiseText', message: 'Jokin toimi hyvin' }),
    },
    {
      value: 'idea',
      label: t({ id: 'feedback.idea', message: 'Idea' }),
      description: t({ id: 'feedback.ideaText', message: 'Näin palvelu olisi parempi' }),
    },
    {
      value: 'fault',
      label: t({ id: 'feedback.fault', message: 'Vika' }),
      description: t({ id: 'feedback.faultText', message: 'Jokin ei toimi tai on väärin' }),
    },
    {
      value: 'question',
      label: t({ id: 'feedback.question', message: 'Kysymys' }),
      description: t({ id: 'feedback.questionText', message: 'Jokin jäi epäselväksi' }),
    },
  ];
}
