import { PatternBroken, type PatternNode, parsePattern } from './parse-pattern.ts';

export interface LinearPattern {
  body: Program;
  aheads: readonly { program: Program; isWanted: boolean }[];
}

/**
 * A pattern from outside, ready to run, or null where it is broken or asks for what cannot be
 * answered in a time that grows only with the text. The platform's own patterns backtrack: a
 * careless one stops a phone, and the gateway for everyone.
 */
export function compilePattern(source: string): LinearPattern | null {
  if (source.length > longestSource) return null;
  try {
    const parsed = parsePattern(source);
    return {
      body: programOf(parsed.body),
      aheads: parsed.aheads.map(({ node, isWanted }) => ({ program: programOf(node), isWanted })),
    };
  } catch (error) {
    if (error instanceof PatternBroken) return null;
    throw error;
  }
}

/** Whether the pattern is found in the text, as RegExp's `test` says with the flag `u`. */
export function matchesPattern(pattern: LinearPattern, text: string): boolean {
  return runPattern(pattern, text).isMatch;
}

/** Beside the verdict, how many steps it took: what the tests hold to a straight line. */
export function runPattern(
  pattern: LinearPattern,
  text: string,
): { isMatch: boolean; steps: number } {
  const characters = [...text];
  let steps = 0;
  for (const { program, isWanted } of pattern.aheads) {
    const ahead = run(program, characters, false);
    steps += ahead.steps;
    if (ahead.isMatch !== isWanted) return { isMatch: false, steps };
  }
  // After a look-ahead the body goes on from the `^` that stood before it.
  const body = run(pattern.body, characters, pattern.aheads.length === 0);
  return { isMatch: body.isMatch, steps: steps + body.steps };
}

const longestSource = 500;
const mostParts = 4000;

type Instruction =
  | { kind: 'character'; accepts: (character: string) => boolean }
  | Fork
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'match' };
type Program = readonly Instruction[];

interface Draft {
  instructions: Instruction[];
  /** Parts written so far, also those that leave nothing behind, such as `()`. */
  parts: number;
}

function programOf(node: PatternNode): Program {
  const draft: Draft = { instructions: [], parts: 0 };
  emit(node, draft);
  draft.instructions.push({ kind: 'match' });
  return draft.instructions;
}

function emit(node: PatternNode, draft: Draft): void {
  draft.parts += 1;
  // Counts multiply when they stand inside each other, so the cap is on what they unfold to.
  if (draft.parts > mostParts) throw new PatternBroken('too large');
  if (node.kind === 'sequence') for (const part of node.parts) emit(part, draft);
  else if (node.kind === 'choice') emitChoice(node.ways, draft);
  else if (node.kind === 'repeat') emitRepeat(node, draft);
  else draft.instructions.push(node);
}

function emitChoice(ways: readonly PatternNode[], draft: Draft): void {
  const entry = fork(draft);
  const exits: Fork[] = [];
  for (const way of ways) {
    entry.to.push(draft.instructions.length);
    emit(way, draft);
    exits.push(fork(draft));
  }
  for (const exit of exits) exit.to.push(draft.instructions.length);
}

function emitRepeat(repeat: PatternNode & { kind: 'repeat' }, draft: Draft): void {
  const { node, least, most } = repeat;
  for (let times = 0; times < least; times += 1) emit(node, draft);
  const exits: Fork[] = [];
  const isEndless = most === Number.POSITIVE_INFINITY;
  for (let times = least; times < (isEndless ? least + 1 : most); times += 1) {
    const begin = draft.instructions.length;
    const entry = fork(draft);
    entry.to.push(draft.instructions.length);
    exits.push(entry);
    emit(node, draft);
    if (isEndless) fork(draft).to.push(begin);
  }
  for (const exit of exits) exit.to.push(draft.instructions.length);
}

interface Fork {
  kind: 'ways';
  to: number[];
}

function fork(draft: Draft): Fork {
  const instruction: Fork = { kind: 'ways', to: [] };
  draft.instructions.push(instruction);
  return instruction;
}

/** All places the program can be in, moved on together: each is visited once a character. */
function run(
  program: Program,
  characters: readonly string[],
  isSearch: boolean,
): { isMatch: boolean; steps: number } {
  const seenAt = new Int32Array(program.length).fill(-1);
  let steps = 0;
  let waiting: number[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const open = at === 0 || isSearch ? [...waiting, 0] : waiting;
    const standing: ((character: string) => boolean)[] = [];
    const following: number[] = [];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      steps += 1;
      if (seenAt[place] === at) continue;
      seenAt[place] = at;
      const instruction = program[place];
      if (instruction?.kind === 'match') return { isMatch: true, steps };
      if (instruction?.kind === 'ways') open.push(...instruction.to);
      if (instruction?.kind === 'start' && at === 0) open.push(place + 1);
      if (instruction?.kind === 'end' && at === characters.length) open.push(place + 1);
      if (instruction?.kind === 'character') {
        standing.push(instruction.accepts);
        following.push(place + 1);
      }
    }
    const character = characters[at];
    if (character === undefined) break;
    waiting = following.filter((_, index) => standing[index]?.(character) === true);
    steps += following.length;
  }
  return { isMatch: false, steps };
}
