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

  /** Data of the model, such as an action or a look, with every text in it as the page has it. */
  own<Data>(data: Data): Data {
    return this.#ids.length === 0 ? data : (this.#mapped(data) as Data);
  }

  #mapped(data: unknown): unknown {
    if (typeof data === 'string') return this.onPage(data);
    if (Array.isArray(data)) return data.map((one) => this.#mapped(one));
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.#mapped(value)]));
  }
}
