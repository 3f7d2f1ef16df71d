import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** Answers in the order in which the test lets it, each with what is true when it was asked. */
function slowSource() {
  const waiting: (() => void)[] = [];
  let truth = 'old';
  return {
    change: () => {
      truth = 'new';
    },
    ask: () => {
      const seen = truth;
      return new Promise<string>((answer) => {
        waiting.push(() => answer(seen));
      });
    },
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    asked: () => waiting.length,
  };
}

function watch(client = createQueryClient()) {
  const source = slowSource();
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: source.ask });
  const stop = observer.subscribe(() => undefined);
  const seen = () => observer.getCurrentResult().data;
  return { client, source, seen, stop };
}

test('a change that is heard while the first answer is under way is in what is shown', async () => {
  const { client, source, seen, stop } = watch();
  await expect.poll(source.asked).toBe(1);
  source.change();
  void client.invalidateQueries({ queryKey: ['list'] });
  source.answerAll();
  await expect.poll(source.asked).toBe(1);
  source.answerAll();
  await expect.poll(seen).toBe('new');
  stop();
});

test('a change that is heard while a later answer is under way is in what is shown', async () => {
  const { client, source, seen, stop } = watch();
  await expect.poll(source.asked).toBe(1);
  source.answerAll();
  await expect.poll(seen).toBe('old');
  void client.invalidateQueries({ queryKey: ['list'] });
  source.change();
  const done = client.invalidateQueries({ queryKey: ['list'] });
  await expect.poll(source.asked).toBe(2);
  source.answerAll();
  await done;
  expect(seen()).toBe('new');
  stop();
});
