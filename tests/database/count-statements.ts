import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

const sentDuring = new AsyncLocalStorage<unknown[][]>();

/**
 * Statements that something sends, without those that only begin and end its transaction. What others in
 * this process send meanwhile is not counted.
 */
export async function statementsOf(work: () => Promise<{ done: boolean }>) {
  listen();
  const calls: unknown[][] = [];
  const { done } = await sentDuring.run(calls, work);
  const sent = calls.map(([text]) =>
    typeof text === 'string' ? text : (text as { text: string }).text,
  );
  const counted = sent.filter((text) => !/^(begin|commit|rollback)/i.test(text));
  return { done, count: counted.length, sent: JSON.stringify(calls) };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    sentDuring.getStore()?.push(given);
    return query.apply(this, given);
  } as typeof Client.prototype.query;
}

let isListening = false;
