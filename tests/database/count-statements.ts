import { Client } from 'pg';
import { vi } from 'vitest';

/** Statements that something sends, without those that only begin and end its transaction. */
export async function statementsOf(work: () => Promise<{ done: boolean }>) {
  const sent: unknown[] = [];
  const query = vi.spyOn(Client.prototype, 'query');
  query.mockClear();
  try {
    const { done } = await work();
    for (const [text] of query.mock.calls as unknown[][]) {
      sent.push(typeof text === 'string' ? text : (text as { text: string }).text);
    }
    const counted = sent.filter((text) => !/^(begin|commit|rollback)/i.test(String(text)));
    return { done, count: counted.length, sent: JSON.stringify(query.mock.calls) };
  } finally {
    query.mockRestore();
  }
}
