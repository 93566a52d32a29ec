import type { Ids } from '../../support/clonePerson.ts';

/**
 * How the person of a tour is called. Where they are a copy, the page and the server know them by ids of their own, and the
 * model by those of the demo's person.
 */
export class Naming {
  readonly #ids: [demo: string, own: string][];

  constructor(ids: Ids = {}) {
    // A longer one may hold a shorter one.
    this.#ids = Object.entries(ids).toSorted(([one], [two]) => two.length - one.length);
  }

  /** An address or a body of the model, as the page and the server have it. */
  onPage(text: string): string {
    return this.#ids.reduce((all, [demo, own]) => all.replaceAll(demo, own), text);
  }

  /** An address or a body of the page, as the model has it. */
  inModel(text: string): string {
    return this.#ids.reduce((all, [demo, own]) => all.replaceAll(own, demo), text);
  }
}
