import { personOfRegisters, referral } from '../store/schema.ts';
import { demoPeople } from './people.ts';
import type { DemoRows } from './rows.ts';

type Row = Partial<typeof personOfRegisters.$inferInsert>;

const trusted = {
  isCreditable: true,
  depositCents: null,
  creditMood: null,
  identityMood: null,
  importMood: null,
  serviceMood: null,
};

/** How the registers speak of the demo people, by their names; of all others well. */
const said: Record<string, Row> = {
  Laine: { isCreditable: false },
  Hirvonen: { isCreditable: false, depositCents: 20_000 },
  Koski: { importMood: 'away' },
  Laaksonen: { serviceMood: 'once' },
};

const benefit = {
  fi: '20 € ensimmäisestä laskusta',
  sv: '20 € av den första fakturan',
  en: '€20 off the first bill',
};

export const demoRows = (): DemoRows[] => [
  {
    table: personOfRegisters,
    rows: demoPeople.flatMap(({ sub, familyName }) => {
      const row = said[familyName];
      return row ? [{ sub, ...trusted, ...row }] : [];
    }),
  },
  {
    table: referral,
    rows: [
      { rafCode: 'AINO2026', firstName: 'Aino', benefit },
      { rafCode: 'ASA2026', firstName: 'Åsa', benefit },
    ],
  },
];
