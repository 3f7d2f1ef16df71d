// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { setPasswordByPhone } from '#contract/forgot.ts';
import { memberInfo } from '#contract/member.ts';

import { ownProfile } from '#contract/profile.ts';
import { changePassword, type Entered, login, proveLogin } from '#contract/session.ts';
import { answering, answeringWith, loggedIn, member, refusing, siteWith } from './fake-answers.ts';
import {
  field,
  find,
  gone,
  isSaid,
  openScreen,
  press,
  says,
  until,
  write,
} from './open-screen.tsx';

// The work is a worker's, and judged where it is done.
vi.mock('#client/features/anti-abuse/solve-human-check.ts', () => ({
  solveHumanCheck: async () => 'worked out',
}));

const entered: Entered = {
  ...{ token: null, firstTimeLogin: false, passwordExpired: false, lastLogin: null },
  challenge: null,
};

async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await write(await field(name), text);
}

test('what is wrong is said under its field, and nothing that was typed is lost', async () => {
  const { namesAsked } = await openScreen('/login', {
    answers: [answering(login, () => refusing('login.wrong'))],
  });
  await field('username');
  const send = await find('button', 'Log in', await find('dialog', 'Log in'));
  await press(send);
  await until(() => document.querySelectorAll('[aria-invalid=true]').length === 2, 'two faults');
  expect(document.body.textContent.split('Input cannot be empty')).toHaveLength(3);
  expect(namesAsked()).not.toContain(login.name);
  await fill({ username: 'nobody-here', password: 'wrong-one' });
  await press(send);
  await says('Wrong username or password.');
  expect((await field('username')).value).toBe('nobody-here');
  expect((await field('password')).value).toBe('wrong-one');
});

test('agents log in at their own entrance, and others are told that it is not theirs', async () => {
  const { asked, address } = await openScreen('/agent', {
    answers: [
      siteWith({ capabilities: ['agents'] }),
      answering(login, ({ username }) => {
        if (username !== 'agente') return refusing('login.not-agent');
        // biome-ignore lint/suspicious/noDocumentCookie: there is no store of cookies here
        document.cookie = 'signed-in=1';
        return entered;
      }),
      answering(memberInfo, { ...member, type: 1 }),
    ],
    isMember: false,
  });
  await fill({ username: 'demo', password: 'tecolote37verde' });
  await press(await find('button', 'Log in'));
  await says('Non-agents cannot log in');
  await fill({ username: 'agente' });
  await press(await find('button', 'Log in'));
  await until(() => address().startsWith('/agentHome'), 'the team');
  const logins = asked.filter(({ name }) => name === login.name);
  expect(logins.map(({ request }) => request.entrance)).toEqual(['agent', 'agent']);
});

test('a member changes the password, and a weak or unequal one is named before it is sent', async () => {
  let refused = refusing('login.wrong');
  const { namesAsked } = await openScreen('/member', {
    answers: [
      loggedIn(),
      answeringWith(ownProfile, { hasPassword: true, memberSince: '2026-01-01T00:00:00Z' }),
      answering(changePassword, () => refused),
      siteWith({
        register: {
          password: {
            ...{ enabled: true, required: true, acceptedPattern: '', patternId: '' },
            ...{ minLength: 8, maxLength: 64 },
          },
        },
      }),
    ],
  });
  await press(await find('button', 'Change password'));
  const dialog = await find('dialog');
  const passwords = () => [...dialog.querySelectorAll<HTMLInputElement>('input[type=password]')];
  await until(() => passwords().length === 3, 'three fields');
  const change = async (...words: string[]) => {
    for (const [at, word] of words.entries()) {
      await write(passwords()[at] as HTMLInputElement, word);
    }
    await press(dialog.querySelector('button[type=submit]') as HTMLElement);
  };
  await change('tecolote37verde', 'short1', 'other1');
  await says('Please fill in your password with 8–64 characters');
  expect(isSaid('Incorrect confirmation input')).toBe(true);
  expect(namesAsked()).not.toContain(changePassword.name);
  await change('not the old one', 'guacamaya77roja', 'guacamaya77roja');
  await says('Wrong username or password.');
  const message = 'Choose a password other than the old one';
  refused = refusing('request.invalid', { fields: [{ path: 'newPassword', message }] });
  await change('tecolote37verde', 'tecolote37verde', 'tecolote37verde');
  await says(message);
});

test('G-LAST: the last login is told after one more proof, too, when a password was set by phone', async () => {
  const lastLogin = { at: '2026-11-20T15:00:00Z', address: '10.77.1.1', device: 'Chrome, Android' };
  await openScreen('/login', {
    answers: [
      siteWith({ whitelabel: { CHNGPASSVERIF3: true } }),
      answering(memberInfo, member),
      answering(setPasswordByPhone, {
        ...entered,
        challenge: { challengeId: 'c1', ways: [{ way: 'authenticator', hint: '' }] },
      }),
      answering(proveLogin, () => {
        // biome-ignore lint/suspicious/noDocumentCookie: there is no store of cookies here
        document.cookie = 'signed-in=1';
        return { ...entered, lastLogin };
      }),
    ],
    isMember: false,
  });
  await press(await find('button', 'Forgot your password?'));
  await fill({
    mobileNum: '3103334455',
    verificationCode: '123456',
    newPassword: 'guacamaya77roja',
  });
  await press(document.querySelector('[role=dialog] button[type=submit]') as HTMLElement);
  await fill({ 'one-time-code': '123456' });
  await press(await find('button', 'Continue'));
  await says(/Your last login: 2026\/11\/20 .*Chrome, Android, 10\.77\.1\.1/);
  await gone('dialog');
});
