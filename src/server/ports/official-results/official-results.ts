/** A company that reports what was drawn elsewhere, such as the lottery companies of Vietnam. */
export interface OfficialResults {
  /** Of whom an entry says that it came from them. */
  code: string;
  /** Undefined while it has not been drawn. Throws where the feed cannot be reached or its signature is wrong. */
  fetchResult(draw: OfficialDraw): Promise<readonly string[] | undefined>;
}

export interface OfficialDraw {
  /** What the feed calls the game. */
  feedCode: string;
  numero: string;
}

export class ResultsError extends Error {
  readonly code: 'results.down' | 'results.wrong-signature' | 'results.unreadable';

  constructor(code: ResultsError['code']) {
    super(`The feed of results failed: ${code}.`);
    this.code = code;
  }
}
