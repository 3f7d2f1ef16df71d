import { expect, test } from 'vitest';
import { stageState, statusOf } from './standing.ts';

const facts = {
  now: new Date('2026-11-20T12:00:00Z'),
  beginsAt: new Date('2026-11-20T00:00:00Z'),
  endsAt: new Date('2026-11-21T00:00:00Z'),
  isJoined: true,
  hasBudget: true,
  stages: ['open', 'open'] as const,
};

test.each([
  ['Joined', {}],
  ['Join', { isJoined: false }],
  ['coming soon', { beginsAt: new Date('2026-11-20T13:00:00Z') }],
  ['Closed', { endsAt: facts.now }],
  ['Closed', { hasBudget: false }],
  ['Process', { stages: ['process', 'open'] as const }],
  ['Issued', { stages: ['issued', 'process'] as const, hasBudget: false }],
  ['Joined', { stages: ['claimed', 'open'] as const }],
  ['Claimed', { stages: ['claimed', 'claimed'] as const, endsAt: facts.now }],
  ['Closed', { stages: ['over', 'claimed'] as const }],
  ['Rejected', { stages: ['claimed', 'rejected'] as const }],
  ['Joined', { stages: ['rejected', 'open'] as const }],
] as const)('%s where %j', (status, change) => {
  expect(statusOf({ ...facts, ...change })).toBe(status);
});

test('a stage stands as its award and its grant do', () => {
  expect(stageState(undefined)).toBe('open');
  expect(stageState({ state: 'earned', grantState: null })).toBe('process');
  expect(stageState({ state: 'no-budget', grantState: null })).toBe('over');
  const granted = (grantState: string) => stageState({ state: 'granted', grantState });
  expect(['claimable', 'claimed', 'expired', 'revoked', 'waiting'].map(granted)).toEqual([
    'issued',
    'claimed',
    'over',
    'over',
    'process',
  ]);
});
