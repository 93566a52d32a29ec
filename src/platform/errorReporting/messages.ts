import { Failure } from '../../../domain/failure.ts';

/**
 * What browsers and React say of a fault, `*` for what they put in between. One form a line: V8's first, then those of
 * JavaScriptCore and of Gecko.
 */
const forms = [
  'Cannot read properties of * (reading *)',
  'Cannot set properties of * (setting *)',
  'Cannot destructure property * of * as it is *.',
  'Cannot destructure * as it is *.',
  'Cannot convert undefined or null to object',
  'Cannot convert * to *',
  'Cannot mix BigInt and other types, use explicit conversions',
  'Cannot assign to read only property * of object *',
  'Cannot add property *, object is not extensible',
  'Cannot delete property * of *',
  'Cannot redefine property: *',
  'Cannot set property * of * which has only a getter',
  "Cannot use 'in' operator to search for * in *",
  'Cannot read private member * from an object whose class did not declare it',
  'Cannot access * before initialization',
  '* is not a function',
  '* is not a function or its return value is not iterable',
  '* is not a constructor',
  '* is not iterable',
  '* is not iterable (cannot read property *)',
  '* is not defined',
  "Class constructor * cannot be invoked without 'new'",
  "Right-hand side of 'instanceof' is not *",
  'Assignment to constant variable.',
  'Converting circular structure to JSON*',
  'Reduce of empty array with no initial value',
  'Illegal invocation',
  'Maximum call stack size exceeded',
  'Invalid time value',
  'Invalid array length',
  'Invalid string length',
  'Invalid count value: *',
  'Invalid regular expression: *',
  'Invalid URL',
  'Incorrect locale information provided',
  '* argument must be between * and *',
  'Value * out of range for *',
  'Unexpected end of JSON input',
  'Unexpected token *',
  'Unexpected non-whitespace character after JSON at position *',
  'Expected * in JSON at position *',
  'Unterminated string in JSON at position *',
  'URI malformed',
  'Failed to fetch',
  'Failed to fetch dynamically imported module: *',
  'Unable to preload CSS for *',
  "Failed to execute 'insertBefore' on 'Node': *",
  "Failed to execute 'removeChild' on 'Node': *",
  'The user aborted a request.',
  'signal is aborted without reason',
  'All promises were rejected',

  '* is not an object (evaluating *)',
  '* is not a function. (In *, * is *)',
  '* is not a function (near *)',
  '* is not a constructor (evaluating *)',
  "Can't find variable: *",
  'Cannot access uninitialized variable.',
  'Attempted to assign to readonly property.',
  'Right side of assignment cannot be destructured',
  'JSON.stringify cannot serialize cyclic structures.',
  'JSON Parse error: *',
  'Maximum call stack size exceeded.',
  'Array size is not a small enough positive integer.',
  'Invalid Date',
  'Load failed',
  'Importing a module script failed.',
  'The object can not be found here.',
  'The operation is insecure.',
  'Fetch is aborted',

  "can't access property *, * is undefined",
  "can't access property *, * is null",
  "can't access lexical declaration * before initialization",
  "can't convert * to *",
  "can't define property *: Object is not extensible",
  '* is undefined',
  '* is null',
  '* is read-only',
  'invalid assignment to const *',
  'invalid array length',
  'cyclic object value',
  'too much recursion',
  'date value is not finite in *',
  'JSON.parse: *',
  'malformed URI sequence',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: *',
  'Node.insertBefore: *',
  'Node.removeChild: *',
  'The operation was aborted.',
].map((form) => ({ fixed: form.split('*'), shown: form.replaceAll('*', '…') }));

/** In characters: what is longer is none of the forms, and is not looked at. */
const LONGEST_MESSAGE = 1000;

/** Whether the fixed parts stand in the text in their order, the first at its beginning and the last at its end. */
function isOfForm(text: string, fixed: readonly string[]): boolean {
  const [first = '', ...others] = fixed;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const isCode = (text: string) => /^[a-z]{1,40}(?:\.[A-Za-z]{1,40}){1,3}$/.test(text);

/**
 * What a report may say of an error in words; null where it may say nothing (`reporting.messages`).
 *
 * A name cannot be told from any other word, so no message is sent as it is, masked or not: it may hold what a person
 * typed or what the server answered. Of a Failure, the kind and the code are sent, which are words of ours. Of the
 * browser's and React's own messages the form is, without what stands in it: a key that could not be read may be a
 * person's, and so may the part of an answer that was no JSON. Which variable it was, the frames of the stack say.
 */
export function messageOf(error: Error): string | null {
  if (error instanceof Failure) return error.code && isCode(error.code) ? `${error.kind} (${error.code})` : error.kind;
  const { message } = error;
  if (typeof message !== 'string' || message.length > LONGEST_MESSAGE) return null;
  const [react] = /^Minified React error #\d{1,3}(?=;)/.exec(message) ?? [];
  return react ?? forms.find(({ fixed }) => isOfForm(message, fixed))?.shown ?? null;
}
