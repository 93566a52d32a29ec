import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';

/*
 * A flow as whoever tests it knows it: what can happen, what a person does so that it happens, and what there is to see
 * then. It is data; the tests, the atlas and its simulation read the same file. What is seen is written from the
 * requirements, never read back from the machine.
 */

/** A text in each language. */
export interface Texts {
  fi: string;
  sv: string;
  en: string;
}

export type Language = keyof Texts;

/** What fills a placeholder of a text; in each language where it is another in each. */
export type Value = string | number | Texts;

/**
 * A text as it stands on the page in Finnish. The catalogues of `locales/` tell how the other languages say it: with the
 * values that fill its placeholders, and the message's id where several say the same in Finnish and not in the others. What
 * the demo's data say, such as an address, is in no catalogue: it is the same in all, or the model says it in each.
 */
export type Text =
  | string
  | { fi: string; values?: Record<string, Value>; id?: string }
  | { fi: string; sv?: string; en?: string; isData: true };

/** Something on the page, by its role and its accessible name. */
export interface Part {
  role:
    | 'alert'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'link'
    | 'listbox'
    | 'option'
    | 'radio'
    | 'radiogroup'
    | 'region'
    | 'spinbutton'
    | 'status'
    | 'switch'
    | 'textbox';
  /** An alert and a status have none: what they say. */
  name: Text;
  /** What stands behind the label of a field, as in `(vapaaehtoinen)`: it belongs to the name. */
  mark?: Text;
  /** Where a link leads, in which `*` stands for anything. */
  to?: string;
  /** It stands around the page's own part, such as in the bar above the header. */
  isAround?: true;
  /** It stands in the dialog, where what opens that may have the same name in one language or another. */
  isInDialog?: true;
}

/** A file that a person uploads. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  content: string;
}

/** What is typed; in each language where it is written otherwise in each, as a day is. */
export type Typed = string | Texts;

/** What a field holds: what was typed or selected, or whether it is checked. */
export type Held = { part: Part } & ({ text: Typed } | { option: Text } | { isChecked: boolean });

/** One thing that a person does. */
export type Action =
  | { press: Part }
  /** Puts a text in the place of what a field holds. */
  | { fill: Part; text: Typed }
  /** Types a text key by key, behind what the field holds. */
  | { type: Part; text: string }
  | { clear: Part }
  /** A checkbox or a switch. */
  | { check: Part }
  | { uncheck: Part }
  /** A radio, or an option of a list that is open. */
  | { choose: Part }
  /** An option of a select. */
  | { select: Part; option: Text }
  /** Gives a file to the field of this label, which is a button to press. */
  | { upload: Part; file: UploadedFile }
  | { key: string }
  /** Follows a link, or goes back or forth, to an address of the portal; the page is not loaded anew. */
  | { go: string }
  /** Lets time pass, in milliseconds. */
  | { wait: number }
  /** Comes back to the tab after so long, in milliseconds, in which the device slept: what was fetched is old. */
  | { comeBack: number }
  /** Signs out in another tab, or opens or closes a customer there. */
  | { otherTab: 'signOut' | 'changeCustomer' }
  /** A call that is held, by its id in `calls`, is answered. */
  | { answer: string; with: Answer }
  /** The next call to this place is answered so. */
  | { next: Call; with: Answer };

/** A call to the server. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path, or a pattern of it in which `*` stands for anything. */
  path: string;
  /** Headers that it must carry. */
  headers?: Record<string, string>;
  /** The body that it must carry. */
  body?: unknown;
  /** Where it depends on the way there: the bodies of which it must carry one. */
  bodies?: unknown[];
  /** In milliseconds: how long the portal waits for its answer, where it is longer than for others (`api.timeOut`). */
  patience?: number;
}

/** How a call is answered. */
export type Answer =
  /** By the real server. */
  | 'let go'
  /** By the real server, with some fields changed, at any depth. */
  | { changed: object }
  /** In the server's place. */
  | { status: number; json: unknown; headers?: Record<string, string> }
  /** With a page of something that stands before the server. */
  | 'not JSON'
  | 'connection lost'
  /** Not at all, until the portal's patience is over. */
  | 'no answer';

/** A place in the flow: the states it is in, those around them too, and what else decides what happens next. */
export interface Place<Key> {
  states: string[];
  key: Key;
  /** Where the machines are that run in it and are explored with it, by the id of their `invoke`. */
  invoked?: Record<string, Place<unknown>>;
}

/** A case of an event. */
export interface EventCase<Key> {
  /** What the event carries besides its type. */
  carries?: object;
  /** What a person does so that it happens; empty where the page does it by itself, left out where no page can yet. */
  does?: Action[];
  /** Where that is possible; left out where everywhere. */
  where?(place: Place<Key>): boolean;
}

/** A delay, as the requirements give it. */
export interface Delay<Key> {
  /** In milliseconds. */
  takes: number;
  /** Where nothing else happens first. */
  where?(place: Place<Key>): boolean;
}

/** What an actor may come to: what the machine gets, and what leads to it. */
export type OutcomeCase<Key> = ({ output: unknown } | { error: unknown }) & {
  /** The answer of the server that leads to it; left out where the page cannot get it so. */
  answer?: Answer;
  /** What a person does until it comes, and what the calls on the way are answered: of a machine that is stood for. */
  does?: Action[];
  where?(place: Place<Key>): boolean;
};

/** What a tab keeps of a flow that was begun before, as `src/shared/draft` keeps it. */
export interface KeptDraft {
  name: string;
  version: number;
  values: object;
  /** It was sent, by a page that did not hear what became of it. */
  isSent?: true;
}

/** How a flow begins in a browser. */
export interface Beginning {
  /** Which person of the demo has signed in; null for nobody. */
  person: string | null;
  address: string;
  /** What a person does there until the machine begins. */
  does?: Action[];
  /** Calls that are answered otherwise than by the server, from the first to the last. */
  answers?: { call: Call; answer: Answer }[];
  /**
   * The person has come so far before, so that a long flow need not be walked each time. One tour walks the way there from
   * a start without a draft, or planning fails.
   */
  draft?: KeptDraft;
}

/** How a person begins a flow once more on the page on which it has ended. */
export interface Again<Key> {
  does: Action[];
  /** The ends at which that is possible. */
  where(place: Place<Key>): boolean;
}

/** What a person sees in a state. */
export interface Sight<Key> {
  /** The state, such as `route.open`; of a machine that is explored with it, `sending › submission.lookingUp`. */
  in: string;
  /**
   * Where the state looks different from place to place.
   *
   * @param by what led there, as its title has it: `✗ renewToken (the session is over)`
   */
  where?(place: Place<Key>, by: string): boolean;
  /** What tells this look of the state from its others. */
  name?: string;
  /** Nothing to see: the page leaves the state by itself. */
  isPassing?: true;
  /** The dialog that is open; none may be where this is left out. */
  dialog?: Text;
  /** The heading of the page. */
  heading?: Text;
  /** Texts that stand there besides; those of the other looks must not. */
  texts?: Text[];
  /** Texts that stand on the page behind the dialog. */
  behind?: Text[];
  /** What can be done, all of which is enabled. */
  can?: Part[];
  /** What stands there and is disabled, busy or read-only. */
  cannot?: Part[];
  /** Parts that stand there besides, to be read and not used: an alert, a group. */
  shows?: Part[];
  /** What was typed or chosen, and is still there. */
  holds?: Held[];
  /** The address in the browser, with its search parameters. */
  address?: string;
  /** An address that the browser was led through, in which `*` stands for anything. */
  through?: string;
  /** What the other tabs of the browser have been told. */
  tells?: 'signedOut';
  /** Where the focus must be; left out where it stays. */
  focus?: Part;
  /** The actors whose calls are under way; those of all others are answered. */
  waitsFor?: string[];
}

/** What a person does in a machine, and sees. */
export interface FlowOf<Machine extends AnyStateMachine, Key> {
  machine: Machine;
  /** With what the flow begins, each by a name; a machine without input has one start. */
  starts: Record<string, { input: unknown; begins?: Beginning; again?: Again<Key> }>;
  /** The cases of each event, each with a name that reads in a sentence. */
  events: Record<Exclude<EventFrom<Machine>['type'], `xstate.${string}`>, Record<string, EventCase<Key>>>;
  /** How an actor may answer, by the id of its `invoke` and outcome. */
  outcomes: Record<string, Record<string, OutcomeCase<Key>>>;
  /**
   * The models of machines that it invokes and that are explored with it, by the id of their `invoke`. Another machine
   * that it invokes is stood for by what `outcomes` says that it comes to.
   */
  invokes?: Record<string, FlowModel>;
  /** The call that an actor makes, by the id of its `invoke`; and others that are held until a person's turn (`answer`). */
  calls: Record<string, Call>;
  delays?: Record<string, Delay<Key>>;
  /** The part of the context that decides what happens next: what guards read. */
  key(context: ContextFrom<Machine>): Key;
  sees: Sight<Key>[];
}

/** A flow, whatever its machine. */
export type FlowModel = FlowOf<AnyStateMachine, unknown>;

/** Checks a flow against its machine: every event has its cases, and every place is asked for what its key holds. */
export const flowModel = <Machine extends AnyStateMachine, Key>(flow: FlowOf<Machine, Key>): FlowModel => flow;
