/** Why the server does not start, in a sentence for whoever starts it; no stack makes it clearer. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
