/** The call of a script's function, as its process gets it. */
export interface ScriptCall {
  /** Tenant, script and version: the process starts with an empty memory for any other one. */
  key: string;
  script: string;
  /** The function that the script defines. */
  entry: string;
  /** Its argument, as JSON. */
  input: string;
  /** Whether the result must be an object. */
  returnsObject: boolean;
  keepsConsole: boolean;
  /** The process ends the run by itself after this time; its parent ends the process a little later. */
  timeoutMs: number;
}

export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  text: string;
}

/** An exception of the script: what it threw, and where. */
export interface ScriptFailure {
  name: string;
  message: string;
  /** From 1; omitted if the engine doesn't know. */
  line?: number;
  column?: number;
}

/** A limit of ours that ended a run. */
export type ScriptLimit = 'time' | 'memory';

/** How a run ended. `json` is undefined if the function returned nothing. */
export type ScriptEnd =
  | { kind: 'returned'; json?: string }
  | { kind: 'denied'; message: string }
  | { kind: 'failed'; failure: ScriptFailure }
  | { kind: 'limited'; limit: ScriptLimit };

export interface FetchRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export type FetchAnswer =
  | { status: number; headers: Record<string, string>; text: string }
  | { error: string };

/** What a process says to its parent. */
export type FromScript =
  | { kind: 'ready' }
  | { kind: 'fetch'; id: number; request: FetchRequest }
  /** `isLast`: the engine can't be used any more, and the process ends. */
  | { kind: 'ended'; end: ScriptEnd; console: ConsoleLine[]; isLast: boolean };

/** What the parent says to a process. */
export type ToScript =
  | { kind: 'run'; call: ScriptCall }
  | { kind: 'fetched'; id: number; answer: FetchAnswer };
