/** Gives the person a file. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Gives the person a table. @param name without its ending */
export const downloadCsv = (text: string, name: string): void =>
  download(new Blob([text], { type: 'text/csv' }), `${name}.csv`);
