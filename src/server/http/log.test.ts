import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function openLog() {
  const lines: string[] = [];
  let now = new Date('2026-11-20T12:00:00.001Z');
  const clock = { now: () => now, elapsedMs: () => 0 };
  const log = createLog({ logLevel: 'info' }, clock, { write: (line) => void lines.push(line) });
  return {
    log,
    read: () => lines.splice(0).map((line) => JSON.parse(line)),
    set(moment: string) {
      now = new Date(moment);
    },
  };
}

test('headers, cookies, tokens and passwords never reach a line, wherever they hang', () => {
  const { log, read } = openLog();
  log.info({ token: 'a', call: 'mine', request: { headers: { cookie: 'b' }, path: '/' } });
  log.warn({ thrown: { password: 'c', cookie: 'd', code: 'E' } }, 'refused');
  expect(read()).toEqual([
    expect.objectContaining({ call: 'mine', request: { path: '/' } }),
    expect.objectContaining({ thrown: { code: 'E' }, msg: 'refused' }),
  ]);
});

test('what is logged keeps what it holds', () => {
  const { log } = openLog();
  const line = { token: 'a', call: 'mine' };
  log.info(line);
  expect(line).toEqual({ token: 'a', call: 'mine' });
});

test('each line names its own millisecond', () => {
  const { log, read, set } = openLog();
  log.info('one');
  log.info('two');
  set('2026-11-20T12:00:00.002Z');
  log.info('three');
  expect(read().map(({ time }) => time)).toEqual([
    '2026-11-20T12:00:00.001Z',
    '2026-11-20T12:00:00.001Z',
    '2026-11-20T12:00:00.002Z',
  ]);
});
