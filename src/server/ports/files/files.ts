/** Where bytes are kept outside the database: a folder today, a store in the cloud by setting. */
export interface Files {
  /** All of it or nothing; a name is never written twice. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is nothing of that name. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/** There is no room, or it may not be written to; later there may be. */
export class FilesFullError extends Error {}
