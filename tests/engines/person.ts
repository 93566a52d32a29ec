import { setTimeout as pause } from 'node:timers/promises';
import type { EngineWindow } from './browser/browser.ts';
import type { Found, Sought } from './find.ts';
import type { Declaration } from './styles.ts';

/** In milliseconds: how long something is awaited, and how long between two looks. */
const PATIENCE = 40_000;
const PAUSE = 100;
/** In milliseconds: by then it is seen what a press has come to. */
const SHOWN = 1_000;

/** As WebDriver calls them. */
const keys = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Control: '\ue009', Delete: '\ue017', End: '\ue010' };
export type Key = Exclude<keyof typeof keys, 'Control' | 'Delete'>;

/** Somebody before an engine's window: finds things by role and name, presses with a mouse, and types. */
export class Person {
  readonly #window: EngineWindow;
  readonly #url: string;
  readonly #script: string;

  /**
   * @param url of the portal
   * @param script of `bundle()`
   */
  constructor(window: EngineWindow, url: string, script: string) {
    this.#window = window;
    this.#url = url;
    this.#script = script;
  }

  /** Opens a path of the portal, and waits until what stands in the HTML has gone: a page that is left before complains of it. */
  async open(path: string): Promise<void> {
    await this.#window.goTo(`${this.#url}${path}`);
    const body = "return document.querySelector('.shell') === null || null";
    await this.#until(`the portal at ${path}`, () => this.#window.run(body));
  }

  /** In through a bank as who the identity provider calls so, on to a path. */
  async signIn(sub: string, path = '/dashboard'): Promise<void> {
    await this.open(`/login?${new URLSearchParams({ lang: 'fi', tupas: 'true', bank: 'op', location: path })}`);
    await this.proveAs(sub);
    await this.sees('button', 'Käyttäjävalikko');
  }

  /** At the identity provider: who one is. */
  async proveAs(sub: string): Promise<void> {
    // Copies of a person are called alike.
    const body = `const button = document.querySelector('button[value="${sub}"]');
      button?.scrollIntoView({ block: 'center' });
      const box = button?.getBoundingClientRect();
      return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };`;
    const at = await this.#still(
      `the person ${sub} to choose`,
      async () => (await this.#window.run(body)) as Place | null,
    );
    await this.#press(at);
  }

  /** By the menu. */
  async signOut(): Promise<void> {
    await this.press('button', 'Käyttäjävalikko');
    await this.press('link', 'Kirjaudu ulos');
    await this.sees('link', 'Kirjaudu Kajo-tunnuksella');
  }

  /** Waits until something is there, wherever on the page. */
  sees = (role: string, name: string): Promise<Found> =>
    this.#until(`${role} ${name}`, () => this.#find({ role, name }));

  /** Waits until a text can be read. */
  reads = (text: string): Promise<true> =>
    this.#until(`the text ${text}`, async () =>
      (await this.#ask(`reads(${JSON.stringify(text)})`)) === true ? true : null,
    );

  /** Waits until something is there no more. */
  seesNo = (role: string, name: string): Promise<true> =>
    this.#until(`no ${role} ${name}`, async () => ((await this.#find({ role, name })) ? null : true));

  /** Waits until something has the focus. */
  isAt = (role: string, name: string): Promise<Found> =>
    this.#until(`the focus on ${role} ${name}`, async () => {
      const found = await this.#find({ role, name });
      return found?.hasFocus ? found : null;
    });

  /** Waits until the path, with what it asks for, contains this. */
  comesTo = (part: string): Promise<true> =>
    this.#until(`the address ${part}`, async () => {
      const address = (await this.#window.run('return location.pathname + location.search')) as string;
      return address.includes(part) ? true : null;
    });

  /** Presses it with the mouse, once it stands still and nothing lies over it. */
  async press(role: string, name: string): Promise<void> {
    const found = await this.#still(`${role} ${name} to press`, async () => {
      const seen = await this.#find({ role, name });
      return seen?.isFree && !seen.isDisabled ? seen : null;
    });
    await this.#press(found);
  }

  /** Presses Enter on a button or link, as a second press of a mouse in one place would be a double one. */
  async enter(role: string, name: string): Promise<void> {
    await this.#focus({ role, name });
    await this.key('Enter');
  }

  /** Sees to it that a box is ticked, a radio button chosen; once more where a press was lost, as in WebKitGTK while it draws. */
  async choose(role: 'radio' | 'checkbox', name: string): Promise<void> {
    await this.#until(`${role} ${name} to be on`, async () => {
      if ((await this.sees(role, name)).isOn) return true;
      await this.press(role, name);
      await pause(SHOWN);
      return (await this.sees(role, name)).isOn ? true : null;
    });
  }

  /** Puts a text into a field in the place of what stands there. */
  async fill(name: string, text: string, group?: string): Promise<void> {
    const field = await this.#until(`a field ${name}`, async () => {
      for (const role of ['textbox', 'combobox', 'searchbox']) {
        const sought = { role, name, ...(group ? { group } : {}) };
        if (await this.#find(sought)) return sought;
      }
      return null;
    });
    await this.#focus(field);
    await this.#keys([
      { type: 'keyDown', value: keys.Control },
      ...stroke('a'),
      { type: 'keyUp', value: keys.Control },
      ...stroke(keys.Delete),
      ...[...text].flatMap(stroke),
    ]);
    await this.#until(`${text} in ${name}`, async () => {
      const value = (await this.#find(field))?.value;
      return value?.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '') ? true : null;
    });
  }

  /** Chooses of a list that opens. */
  select = (list: string, option: string): Promise<true> =>
    this.#until(`${option} of ${list}`, async () =>
      (await this.#ask(`select(${JSON.stringify(list)}, ${JSON.stringify(option)})`)) === true ? true : null,
    );

  async key(...pressed: Key[]): Promise<void> {
    for (const one of pressed) await this.#keys(stroke(keys[one]));
  }

  /** Goes on with the Tab key until something has the focus. */
  async tabTo(role: string, name: string): Promise<void> {
    const been: string[] = [];
    for (let steps = 0; steps < 80; steps += 1) {
      await this.key('Tab');
      const at = (await this.#ask('focused()')) as Sought;
      if (at.role === role && at.name.includes(name)) return;
      been.push(`${at.role} ${at.name}`);
    }
    throw new Error(`Tab does not lead to ${role} ${name}, but to:\n${been.join('\n')}`);
  }

  /** Which of the declarations of styles this engine would drop, as `property: value`. */
  async doesNotUnderstand(declarations: readonly Declaration[]): Promise<string[]> {
    const body = `return ${JSON.stringify(declarations)}.filter(([property, value]) => !CSS.supports(property, value));`;
    const unknown = (await this.#window.run(body)) as Declaration[];
    return unknown.map((declaration) => declaration.join(': '));
  }

  async #focus(sought: Sought): Promise<void> {
    await this.#until(`${sought.role} ${sought.name} with the focus`, async () => {
      await this.#ask(`focus(${JSON.stringify(sought)})`);
      return (await this.#find(sought))?.hasFocus ? true : null;
    });
  }

  /** Waits until something stands where it stood at the look before. */
  #still<At extends Place>(what: string, look: () => Promise<At | null>): Promise<At> {
    let before: At | null = null;
    return this.#until(what, async () => {
      const last = before;
      before = await look();
      return before && before.x === last?.x && before.y === last?.y ? before : null;
    });
  }

  #press({ x, y }: Place): Promise<void> {
    return this.#window.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  #keys(actions: ReturnType<typeof stroke>): Promise<void> {
    return this.#window.act([{ type: 'key', id: 'keys', actions }]);
  }

  /** What there is of the role, if not what is sought, is told when it does not come. */
  #others: string[] = [];

  async #find(sought: Sought): Promise<Found | null> {
    const answer = (await this.#ask(`find(${JSON.stringify(sought)})`)) as ReturnType<typeof import('./find.ts').find>;
    if ('found' in answer) return answer.found;
    this.#others = answer.names;
    return null;
  }

  #ask(call: string): Promise<unknown> {
    return this.#window.run(`${this.#script}\nreturn person.${call};`);
  }

  async #until<Answer>(what: string, look: () => Promise<Answer | null>): Promise<Answer> {
    const deadline = performance.now() + PATIENCE;
    let fault: unknown;
    for (;;) {
      // While one page goes and the next comes there is nothing to ask.
      const answer = await look().catch((thrown: unknown) => {
        fault = thrown;
        return null;
      });
      if (answer !== null && answer !== undefined) return answer;
      if (performance.now() > deadline)
        throw new Error(`${what} did not come; there was: ${this.#others.join(' | ')}`, { cause: fault });
      await pause(PAUSE);
    }
  }
}

interface Place {
  x: number;
  y: number;
}

const stroke = (value: string): { type: 'keyDown' | 'keyUp'; value: string }[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
