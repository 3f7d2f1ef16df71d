// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { captcha, soundCaptcha } from '#contract/anti-abuse.ts';
import { login } from '#contract/session.ts';
import { answering, refusing } from './fake-answers.ts';
import { field, find, openScreen, press, says, until, write } from './open-screen.tsx';

// The work is a worker's, and judged where it is done.
vi.mock('#client/features/anti-abuse/solve-human-check.ts', () => ({
  solveHumanCheck: async () => 'worked out',
}));

test('who cannot see the picture counts bells instead: another captcha, answered as a picture is', async () => {
  const [seen, heard] = ['a'.repeat(22), 'b'.repeat(22)];
  const { asked } = await openScreen('/login', {
    answers: [
      answering(captcha, { captchaId: seen, image: 'AAAA' }),
      answering(soundCaptcha, { captchaId: heard, sound: 'AAAA' }),
      answering(login, () => refusing('captcha.missing', { captcha: true })),
    ],
  });
  await write(await field('username'), 'luzmarina');
  await write(await field('password'), 'tecolote37verde');
  const send = await find('button', 'Log in', await find('dialog', 'Log in'));
  await press(send);
  await says('Characters in the picture');
  await press(await find('button', 'Use sound instead'));
  await says(/4 groups of 1 to 5 bells/);
  await find('button', 'Play the sound');
  await until(() => asked.some(({ name }) => name === soundCaptcha.name), 'the sound');
  await write(await field('captcha'), '3142');
  await press(send);
  const logins = () => asked.filter(({ name }) => name === login.name);
  await until(() => logins().length === 2, 'a second try');
  expect(logins().at(-1)?.request.captcha).toEqual({ captchaId: heard, answer: '3142' });
  await press(await find('button', 'Use a picture'));
  await says('Characters in the picture');
});
