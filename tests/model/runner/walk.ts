import { expect, type Locator } from '@playwright/test';
import type { Screen, TourRun } from '../../../atlas/atlasData.ts';
import { callsOf, modelsOf, type Edge, type Graph } from '../../../atlas/explorer/explore.ts';
import { declaredTransitions } from '../../../atlas/explorer/internals.ts';
import { innermost, sightsAt } from '../../../atlas/explorer/sights.ts';
import { usedPart } from '../../../atlas/explorer/texts.ts';
import type { Action, Beginning, Language, Part, Place, Sight } from '../../../machines/flowModel.ts';
import { accessibilityFaults } from '../../e2e/fixtures.ts';
import { isAllTested } from '../../support/everyDay.ts';
import { fewWidths, layoutFaults } from '../../support/layoutFaults.ts';
import { arrive } from './arrival.ts';
import { expectFocus, keepFocus } from './focus.ts';
import { act, answerCall, isElsewhere } from './hands.ts';
import { canUse, isChosen, isOnLink, look, lookAtWhatWentOut, partIn } from './look.ts';
import { Moves } from './moves.ts';
import type { Naming } from './naming.ts';
import { Network } from './network.ts';
import { awaitedIn, isByItself, SHORT, withoutShort } from './passing.ts';
import { inWords } from './position.ts';
import { chooseLanguage, withLanguage } from './person.ts';
import { takePictures } from './pictures.ts';
import type { Flow } from './flows.ts';
import type { Stage } from './stage.ts';
import { whileTimeStands } from './time.ts';

/** In milliseconds: a press waits so long for its part. */
const PATIENCE = 20_000;

/** A person on their way through a flow in the real portal, looking at everything that the model says is to be seen. */
export class Walk {
  readonly #flow: Flow;
  readonly #stage: Stage;
  readonly #begins: Beginning;
  readonly #start: string;
  readonly #network: Network;
  readonly #moves: Moves;
  /** The ids of the transitions of each machine, the flow's own first. */
  readonly #machines: Set<string>[];
  readonly #naming: Naming;
  #language: Language;
  /** How many of the transitions are accounted for. */
  #told = 0;
  #last = '';
  readonly steps: TourRun['steps'] = [];
  readonly screens: Screen[] = [];

  private constructor(
    flow: Flow,
    stage: Stage,
    start: string,
    begins: Beginning,
    between: [Network, Moves, Naming],
    language: Language,
  ) {
    this.#flow = flow;
    this.#stage = stage;
    this.#start = start;
    this.#begins = begins;
    [this.#network, this.#moves, this.#naming] = between;
    this.#language = language;
    this.#machines = modelsOf(flow.model).map(
      ({ machine }) => new Set(declaredTransitions(machine).map(({ id }) => id)),
    );
  }

  /** A walk that has not begun: the person has signed in, and their calls and the machine are watched. */
  static async over(flow: Flow, stage: Stage, start: string, language: Language): Promise<Walk> {
    const { model } = flow;
    const begins = model.starts[start]?.begins;
    if (!begins) throw new Error(`${model.machine.id} cannot begin at ${start} on the page`);
    stage.page.setDefaultTimeout(PATIENCE);
    await stage.page.clock.install();
    const naming = await arrive(stage, model, begins);
    const network = await Network.between(stage.page, { calls: callsOf(model) }, begins, naming);
    const moves = await Moves.of(stage.page, model);
    return new Walk(flow, stage, start, begins, [network, moves, naming], language);
  }

  /** Opens the portal as the start says it, and waits until the machine stands where it begins. */
  async begin({ at, taken: planned }: Graph['starts'][number], isExamined: boolean): Promise<void> {
    const { does = [] } = this.#begins;
    const address = this.#naming.onPage(this.#begins.address);
    await this.#stage.page.goto(this.#stage.url + withLanguage(address, this.#language));
    if (does.length > 0) await this.#becomeQuiet();
    for (const action of does) await this.#act(action);
    await expect
      .poll(() => this.#moves.states, {
        message: `${this.#flow.model.machine.id} is heard of at ${address}: the page begins it with inspection`,
      })
      .not.toBeNull();
    const place = this.#placeOf(at);
    await this.#see(place, '', { isExamined });
    const isPassing = this.sightAt(place, '') === null;
    const taken = this.#moves.takenSince(0).slice(0, isPassing ? planned.length : undefined);
    this.#told = taken.length;
    this.steps.push({ title: `begins ${this.#start}`, taken, states: place.states });
  }

  /** What the person did last, in words; empty where nothing yet. */
  get last(): string {
    return this.#last;
  }

  /** Where the page's machine has said that it is; null where it has not been heard of. */
  get states(): string[] | null {
    return this.#moves.states;
  }

  #placeOf(key: string): Place<unknown> {
    const vertex = this.#flow.page.vertices.get(key);
    if (!vertex) throw new Error(`there is no place ${key}`);
    return vertex.place;
  }

  /**
   * Has one thing happen, and sees that the machine and the page go where they must.
   *
   * @param isTwice whether what is pressed is pressed twice
   * @param isExamined whether axe looks then as well, and a picture is taken where one is wanted
   */
  async take(step: Edge, { isTwice = false, isExamined = false } = {}): Promise<void> {
    await this.#do(step, isTwice);
    const place = this.#placeOf(step.to);
    // Where the first press changes nothing, the second is taken as it was.
    const mayRepeat = isTwice && step.from === step.to;
    await expect
      .poll(() => this.#takenFor(step).slice(0, mayRepeat ? step.taken.length : undefined), {
        message: 'the transitions that the machine takes',
      })
      .toEqual(this.#byMachine(step.taken));
    if (mayRepeat) await this.#becomeQuiet();
    const taken = this.#moves.takenSince(this.#told).slice(0, this.#isPassing(step) ? step.taken.length : undefined);
    this.#told += taken.length;
    await this.#see(place, step.sent.title, { isTwice, isExamined });
    this.steps.push({ title: step.sent.title, taken, states: place.states });
  }

  #isPassing({ to, sent }: Edge): boolean {
    return this.sightAt(this.#placeOf(to), sent.title) === null;
  }

  /** What the machine has taken that may be this step: what the page does by itself comes before and after. */
  #takenFor(step: Edge): string[] {
    const taken = withoutShort(this.#flow.model, this.#moves.takenSince(this.#told), step.taken);
    if (this.#isPassing(step)) return this.#byMachine(taken.slice(0, step.taken.length));
    return this.#byMachine(isByItself(step) ? taken.slice(-step.taken.length) : taken);
  }

  /** A machine's transitions in their order, then those of the next: several machines tell in no order of theirs. */
  #byMachine(taken: string[]): string[] {
    return this.#machines.flatMap((own) => taken.filter((id) => own.has(id)));
  }

  async #do({ sent: { from, model } }: Edge, isTwice: boolean): Promise<void> {
    if (from.kind === 'delay') {
      const takes = model.delays?.[from.name]?.takes ?? 0;
      if (takes > SHORT) await this.#stage.page.clock.fastForward(takes);
      return;
    }
    if (from.kind === 'outcome') {
      const { answer, does = [] } = model.outcomes[from.actor]?.[from.case] ?? {};
      for (const action of does) await this.#act(action);
      if (does.length > 0) return;
      if (answer === undefined) throw new Error(`${from.actor} cannot come to ${from.case} on the page`);
      this.#last = `answer ${from.actor} (${from.case})`;
      await answerCall(this.#network, from.actor, answer);
      return;
    }
    const actions =
      (from.kind === 'again' ? model.starts[from.start]?.again : model.events[from.type]?.[from.case])?.does ?? [];
    // A person acts when the page stands.
    if (actions.length > 0) await this.#becomeQuiet();
    for (const action of actions) await this.#act(action, isTwice);
  }

  async #act(action: Action, isTwice = false): Promise<void> {
    this.#last = inWords(action, this.#language);
    // Calls stand in the model's ids, and what is on the page in the person's.
    const own = 'answer' in action || 'next' in action ? action : this.#naming.own(action);
    // Another page than this has the focus when it stands.
    if ('go' in own && isElsewhere(this.#stage.page, own.go)) await expectFocus(this.#stage.page, true);
    await act({ ...this.#stage, network: this.#network, language: this.#language, isTwice }, own);
  }

  /** What there is to see at a place; null where the page leaves it by itself. */
  sightAt(place: Place<unknown>, by: string): Sight<unknown> | null {
    const [sight, second] = sightsAt(this.#flow.model, place, by);
    if (!sight || second) throw new Error(`${innermost(place)} has ${second ? 'several looks' : 'no look'}`);
    return sight.isPassing ? null : sight;
  }

  async #see(place: Place<unknown>, by: string, { isTwice = false, isExamined = false }): Promise<void> {
    const { page } = this.#stage;
    const sight = this.#naming.own(this.sightAt(place, by));
    if (sight === null) return;
    expect(this.#moves.states, 'where the machine is').toEqual(place.states);
    await look(page, this.#flow.model, sight, this.#language);
    // A second press may land where nothing takes the focus.
    if (isTwice) await expectFocus(this.#stage.page, false);
    else if (sight.focus) await expect(partIn(page, sight.focus, this.#language)).toBeFocused();
    await lookAtWhatWentOut(sight, this.#network, this.#moves);
    const actors = awaitedIn(this.#flow.model);
    const waitsFor = sight.waitsFor ?? [];
    // Both at once: a call that was given up may be seen to go after the next has come.
    await expect
      .poll(() => [actors, waitsFor].map((named) => this.#network.waiting(named).length), {
        message: `only ${waitsFor.join(', ') || 'nothing'} is under way`,
      })
      .toEqual([waitsFor.length, waitsFor.length]);
    if (waitsFor.length === 0) await keepFocus(page);
    if (isExamined) await whileTimeStands(page, () => this.#examine(sight));
  }

  /** Waits until nothing is on its way but the calls that are held. */
  async #becomeQuiet(): Promise<void> {
    await expect.poll(() => this.#network.isQuiet, { message: 'nothing is on its way' }).toBe(true);
  }

  /** What axe finds, how it is laid out in every width, and a picture where one is wanted. */
  async #examine(sight: Sight<unknown>): Promise<void> {
    const { page } = this.#stage;
    const { content, model } = this.#flow;
    await this.#becomeQuiet();
    const faults = await accessibilityFaults(page, isAllTested ? ['light', 'dark'] : ['light']);
    this.screens.push(
      ...(await takePictures(page, { machine: model.machine.id, content, sight, language: this.#language, faults })),
    );
    expect(faults, 'what axe finds').toEqual([]);
    // In the longest language; every page is looked at so in all three, and in every width (`layout.widths`).
    if (this.#language === 'fi') expect(await layoutFaults(page, fewWidths), 'what is laid out badly').toEqual([]);
  }

  /** Tries what the machine does not take here: the page must not let it happen. */
  async sneak(at: string, by: string): Promise<void> {
    await whileTimeStands(this.#stage.page, () => this.#sneak(at, by));
  }

  async #sneak(at: string, by: string): Promise<void> {
    const { model, machine } = this.#flow;
    const { page } = this.#stage;
    const place = this.#placeOf(at);
    if (this.sightAt(place, by) === null) return;
    const taken = machine.edges.filter((edge) => edge.from === at).map(({ sent }) => JSON.stringify(sent.from));
    for (const [type, cases] of modelsOf(model).flatMap(({ events }) => Object.entries(events))) {
      for (const [name, { does = [] }] of Object.entries(cases)) {
        if (taken.includes(JSON.stringify({ kind: 'event', type, case: name }))) continue;
        const typed: { field: Locator; text: string }[] = [];
        for (const action of does) {
          if ('fill' in action && (await canUse(page, action.fill, this.#language))) {
            const field = partIn(page, action.fill, this.#language);
            typed.push({ field, text: await field.inputValue() });
            await this.#act(action);
          }
          // A key that follows a link leads away, or has the system make a call.
          if ('key' in action && !(await isOnLink(page))) await this.#act(action);
          if ('press' in action) await this.#expectOff(action.press, type, name);
        }
        // What is chosen, or given, last of all is what makes it happen.
        const last = does.at(-1);
        const used = last && usedPart(last);
        if (used && !('press' in last) && !('fill' in last) && !(await isChosen(page, used, this.#language)))
          await this.#expectOff(used, type, name);
        for (const { field, text } of typed) await field.fill(text);
        const led = withoutShort(this.#flow.model, this.#moves.takenSince(this.#told), []);
        expect(led, `what ${type} leads to`).toEqual([]);
      }
    }
    expect(this.#moves.states).toEqual(place.states);
  }

  async #expectOff(part: Part, type: string, name: string): Promise<void> {
    const isUsable = await canUse(this.#stage.page, part, this.#language);
    expect(isUsable, `${type} ${name && `(${name}) `}can be done`).toBe(false);
  }

  /** Goes on in another language, where it can be chosen. */
  async speak(language: Language): Promise<void> {
    const { page } = this.#stage;
    // Nobody reaches the header behind a dialog.
    if (language === this.#language || (await page.locator('dialog:modal').count()) > 0) return;
    await chooseLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    this.#language = language;
  }
}
