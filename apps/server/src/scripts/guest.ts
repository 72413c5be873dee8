import { scriptLimits } from './script-limits.ts';

/** Name of the administrator's script in stack traces. */
export const scriptFile = 'script.js';

/**
 * Runs in the script's engine before the script. It keeps the functions it needs, so that a script that replaces them changes nothing but itself.
 * Returns the function that calls the script.
 */
export const guestSource = `(host) => {
  'use strict';
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { fromEntries, entries } = Object;
  const text = String;
  const PlainError = Error;
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const lower = Function.prototype.call.bind(String.prototype.toLowerCase);
  const join = Function.prototype.call.bind(Array.prototype.join);
  const map = Function.prototype.call.bind(Array.prototype.map);

  const show = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof PlainError) return value.name + ': ' + value.message;
    try {
      return stringify(value) ?? text(value);
    } catch {
      return '[unserializable]';
    }
  };
  const print = (level) => (...values) => {
    if (host.hasRoom()) host.print(level, slice(join(map(values, show), ' '), 0, ${scriptLimits.consoleLineLength}));
  };
  globalThis.console = { log: print('log'), info: print('info'), warn: print('warn'), error: print('error'), debug: print('debug') };

  globalThis.fetch = async (url, { method = 'GET', headers = {}, body } = {}) => {
    const request = {
      url: text(url),
      method: text(method),
      headers: fromEntries(map(entries(headers), ([name, value]) => [lower(text(name)), text(value)])),
      body: body === undefined || body === null ? undefined : text(body),
    };
    const { error, status, headers: received, text: content } = parse(await host.fetch(stringify(request)));
    if (error !== undefined) throw new TypeError(error);
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: { get: (name) => received[lower(text(name))] ?? null },
      text: async () => content,
      json: async () => parse(content),
    };
  };

  return async (run, name, input, returnsObject) => {
    if (typeof run !== 'function') throw new ReferenceError('The script defines no function ' + name);
    const argument = parse(input);
    argument.api = {
      denyAccess: (message) => {
        host.deny(slice(text(message ?? ''), 0, ${scriptLimits.messageLength}));
        throw new PlainError('Access denied');
      },
    };
    const result = await run(argument);
    if (returnsObject && (result === null || typeof result !== 'object' || isArray(result)))
      throw new TypeError(name + ' must return an object');
    const json = stringify(result);
    if (json !== undefined && json.length > ${scriptLimits.resultLength})
      throw new RangeError('The result has more than ${scriptLimits.resultLength} characters');
    return json;
  };
}`;
