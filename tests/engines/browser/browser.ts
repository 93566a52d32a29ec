/** A step of a pointer or of the keys, as both protocols of WebDriver write it. */
export type Action =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerStep[] }
  | { type: 'key'; id: string; actions: KeyStep[] };
type PointerStep =
  { type: 'pointerMove'; x: number; y: number; duration?: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };
type KeyStep = { type: 'keyDown' | 'keyUp'; value: string };

/** A window of an engine that nobody has used before, and all that the tests want of it. */
export interface EngineWindow {
  /** What its console complained of so far. */
  readonly complaints: readonly string[];
  /** Opens an address and waits until it has loaded. */
  goTo(address: string): Promise<void>;
  /**
   * Runs a script in the page.
   *
   * @param body of a function; what it returns is plain data
   */
  run(body: string): Promise<unknown>;
  act(actions: readonly Action[]): Promise<void>;
  /** What it shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Engine {
  /** As it calls itself. */
  readonly version: string;
  openWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}

/** In pixels: a window on a desk. */
export const windowSize = { width: 1280, height: 900 };
