import type { Operation } from './ledger-model.ts';

type Outcome = 'posted' | 'already' | 'conflict' | 'short' | 'unknown' | 'too-much';

/** What the ledger promises, without tables, locks or anybody else. */
export function openModel() {
  const wishes = new Map<string, string>();
  const holds = new Map<string, number>();
  let main = 0;
  let held = 0;

  /** What a key was used for first decides, before anything is looked at in purses. */
  function judge(key: string, wish: string, has: number, amount: number): Outcome {
    const earlier = wishes.get(key);
    if (earlier !== undefined) return earlier === wish ? 'already' : 'conflict';
    return has < amount ? 'short' : 'posted';
  }

  function settle(step: Operation & { do: 'capture' | 'release' }): Outcome {
    const left = holds.get(step.hold);
    if (left === undefined) return 'unknown';
    const wish = JSON.stringify([step.do, step.hold, step.amount]);
    const outcome = judge(`key:${step.key}`, wish, held, step.amount);
    if (outcome !== 'posted') return outcome;
    if (step.amount > left) return 'too-much';
    wishes.set(`key:${step.key}`, wish);
    holds.set(step.hold, left - step.amount);
    held -= step.amount;
    if (step.do === 'release') main += step.amount;
    return 'posted';
  }

  function reserve(step: Operation & { do: 'reserve' }): Outcome {
    const outcome = judge(`hold:${step.hold}`, String(step.amount), main, step.amount);
    if (outcome !== 'posted') return outcome;
    wishes.set(`hold:${step.hold}`, String(step.amount));
    holds.set(step.hold, step.amount);
    main -= step.amount;
    held += step.amount;
    return 'posted';
  }

  function pay(step: Operation & { do: 'pay-in' | 'pay-out' }): Outcome {
    const wish = JSON.stringify([step.do, step.amount]);
    const has = step.do === 'pay-in' ? Number.POSITIVE_INFINITY : main;
    const outcome = judge(`key:${step.key}`, wish, has, step.amount);
    if (outcome !== 'posted') return outcome;
    wishes.set(`key:${step.key}`, wish);
    main += step.do === 'pay-in' ? step.amount : -step.amount;
    return 'posted';
  }

  /** All or nothing; the second is judged by what the first has left. */
  function payBoth({ keys, amount, back }: Operation & { do: 'pay-both' }): Outcome {
    const both = [
      ['pay-out', amount],
      ['pay-in', back],
    ].map((wish) => JSON.stringify(wish));
    const earlier = keys.map((key) => wishes.get(`key:${key}`));
    if (earlier.some((wish) => wish !== undefined)) {
      return earlier.every((wish, place) => wish === both[place]) ? 'already' : 'conflict';
    }
    if (main < amount) return 'short';
    for (const [place, key] of keys.entries()) wishes.set(`key:${key}`, both[place] ?? '');
    main += back - amount;
    return 'posted';
  }

  return {
    carryOut(step: Operation): Outcome {
      if (step.do === 'reserve') return reserve(step);
      if (step.do === 'capture' || step.do === 'release') return settle(step as never);
      if (step.do === 'pay-both') return payBoth(step);
      return pay(step as never);
    },
    main: () => main,
    held: () => held,
  };
}
