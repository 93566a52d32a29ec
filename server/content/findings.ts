import type { components } from '../../openapi/api.gen.ts';

/** What is to be said of a file of contents, and of which line. */
export type Finding = components['schemas']['ContentFault'];

/** So many of each kind are told; who has more to mend begins with these. */
const TOLD = 50;

/** What was found on the way through the files. */
export class Findings {
  /** What keeps the contents from being served. */
  readonly faults: Finding[] = [];
  /** What does not. */
  readonly warnings: Finding[] = [];

  fault(file: string, line: number, message: string): void {
    if (this.faults.length < TOLD) this.faults.push({ file, line, message });
  }

  warn(file: string, line: number, message: string): void {
    if (this.warnings.length < TOLD) this.warnings.push({ file, line, message });
  }
}

/** The findings, a sentence each, for whoever starts the server. */
export const sentencesOf = (findings: readonly Finding[]): string =>
  findings.map(({ file, line, message }) => `${file}, line ${line}: ${message}.`).join('\n');
