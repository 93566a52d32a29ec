/** Classes of a year's electricity consumption, each with the kWh from which it begins (`consumption.class`). */
export type ConsumptionClass = 'S' | 'M' | 'L' | 'XL';
export type ClassThresholds = Readonly<Record<ConsumptionClass, number>>;
export const classThresholds: ClassThresholds = { S: 0, M: 2001, L: 3001, XL: 5001 };

/** The class whose threshold is the highest that was reached; of less than nothing, as of a year's production, the lowest (`consumption.class`). */
export function consumptionClass(kWh: number, thresholds: ClassThresholds = classThresholds): ConsumptionClass {
  const reached = Object.entries(thresholds)
    .filter(([, from]) => kWh >= from)
    .sort(([, a], [, b]) => b - a);
  return (reached[0]?.[0] as ConsumptionClass | undefined) ?? 'S';
}

/** From how many kWh on heat is told in MWh (`consumption.unit`). */
const MWH_FROM = 1000;

/** The unit in which an amount of energy is told: MWh for heat of 1000 kWh or more, either way (`consumption.unit`). */
export const energyUnit = (kWh: number, isHeat: boolean): 'kWh' | 'MWh' =>
  isHeat && Math.abs(kWh) >= MWH_FROM ? 'MWh' : 'kWh';

/** Energy in a unit. */
export const inUnit = (kWh: number, unit: 'kWh' | 'MWh'): number => (unit === 'MWh' ? kWh / 1000 : kWh);

/** What a kWh has cost, in cents: cost by energy times 100; null where nothing was used (`consumption.price`). */
export const centsPerKWh = (euros: number, kWh: number): number | null => (kWh === 0 ? null : (euros / kWh) * 100);
