/** HTML that is safe to send: made by `html` alone. */
export interface Html {
  readonly text: string;
}

type Part = Html | string | number | readonly Html[] | false | null | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  if ('text' in part) return part.text;
  return part.map(render).join('');
}

/** Markup with values in it; every value is escaped, markup made here is not escaped again. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { text: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) };
}
