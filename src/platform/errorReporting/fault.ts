import type { components } from '../../../openapi/api.gen.ts';

/** Where faults are reported, as the server says it. */
export type ErrorReporting = components['schemas']['ErrorReporting'];

/** Who takes the reports. */
export interface Receiver extends Omit<ErrorReporting, 'enabled' | 'dsn'> {
  dsn: string;
}

/** Where the portal was when something failed; none of it says who the person is. */
export interface Place {
  /** The route's template, as the analytics know it: `/contracts/{contractCode}`. */
  route: string;
  language: string;
  brand: string;
}

/** Something that was thrown, and where. */
export interface Fault {
  thrown: unknown;
  place: Place;
}
