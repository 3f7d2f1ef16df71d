/** Which session a caller came with. The hash is private, so that JSON, logs and copies do not show it. */
export class SessionKey {
  readonly #hash: Buffer;

  constructor(hash: Buffer) {
    this.#hash = hash;
  }

  get hash(): Buffer {
    return this.#hash;
  }
}
