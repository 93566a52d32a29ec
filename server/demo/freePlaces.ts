export type Address = readonly [
  streetName: string,
  houseNumber: string,
  houseLetter: string | null,
  residence: string | null,
  postalCode: string,
  postalCity: string,
];

interface FreePlace {
  no: string;
  /** `Y` and `H` are the retailer's own form, for electricity and heat. */
  form: 'Y' | 'H' | 'GSRN';
  address: Address;
  isSccHouseType?: boolean;
  is15minAvailable?: boolean;
  /** How the register answers about it. */
  registerMood?: 'slow' | 'away' | 'wrong';
}

/** The flats of a house that is let anew. */
const newFlats = Array.from({ length: 40 }, (_, index): FreePlace => ({
  no: String(7_061_029 + index),
  form: 'Y',
  address: ['Hämeenpuisto', '14', 'C', String(29 + index), '33200', 'Tampere'],
}));

/** Metering points where nobody has a contract yet. */
export const freePlaces: readonly FreePlace[] = [
  ...newFlats,
  { no: '7060014', form: 'Y', address: ['Hämeenpuisto', '14', 'C', '27', '33200', 'Tampere'] },
  { no: '7060015', form: 'GSRN', address: ['Hämeenpuisto', '14', 'C', '28', '33200', 'Tampere'] },
  { no: '7060020', form: 'Y', address: ['Kuusikkotie', '8', null, null, '33820', 'Tampere'] },
  { no: '7060021', form: 'H', address: ['Kuusikkotie', '8', null, null, '33820', 'Tampere'] },
  { no: '7060031', form: 'GSRN', address: ['Opiskelijankatu', '4', 'D', '112', '33720', 'Tampere'] },
  {
    no: '7060042',
    form: 'Y',
    address: ['Mäyränmäenkatu', '5', 'A', null, '33870', 'Tampere'],
    isSccHouseType: true,
  },
  { no: '7060055', form: 'Y', address: ['Elotie', '3', null, null, '33470', 'Ylöjärvi'], is15minAvailable: false },
  { no: '7060063', form: 'GSRN', address: ['Metsänneidonkuja', '10', 'C', '45', '02130', 'Espoo'] },
  { no: '7060071', form: 'Y', address: ['Runebergsgatan', '9', 'A', '2', '68600', 'Jakobstad'] },
  { no: '7060089', form: 'Y', address: ['Torggatan', '11', null, null, '22100', 'Mariehamn'] },
  {
    no: '7060102',
    form: 'Y',
    address: ['Tahmelankatu', '6', null, null, '33240', 'Tampere'],
    registerMood: 'slow',
  },
  { no: '7060110', form: 'Y', address: ['Uittotie', '2', null, null, '33250', 'Tampere'], registerMood: 'away' },
  { no: '7060128', form: 'Y', address: ['Epilänkatu', '5', null, null, '33270', 'Tampere'], registerMood: 'wrong' },
];
