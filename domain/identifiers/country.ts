/** Whether Finland's rules hold: in Åland too, which has a country code of its own. */
export const isFinland = (country: string) => country === 'FI' || country === 'AX';
