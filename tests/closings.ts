const closings: (() => Promise<void>)[] = [];

/** What a test has opened is closed after it. */
export function closeAfterTest(close: () => Promise<void>): void {
  closings.push(close);
}

export async function closeWhatWasOpened(): Promise<void> {
  for (const close of closings.splice(0)) await close();
}
