// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memberInfo } from '#contract/member.ts';
import { changeProfile, ownProfile, setPaymentPassword } from '#contract/profile.ts';
import { selfProofs } from '#contract/proof.ts';
import { answering, answeringWith, loggedIn, member, refusing, siteWith } from './fake-answers.ts';
import { field, find, gone, openScreen, press, says, until, write } from './open-screen.tsx';

const withPassword = answering(selfProofs, { ways: [{ way: 'password', hint: '' }], second: [] });

async function openSheet(entry: RegExp) {
  await press(await find('button', entry, document.querySelector('main') ?? document));
  return find('dialog');
}

async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await write(await field(name), text);
}

const send = () =>
  until(() => document.querySelector<HTMLElement>('[role=dialog] button[type=submit]')).then(press);

async function prove() {
  await fill({ password: 'tecolote37verde' });
  await send();
}

const profile = answeringWith(ownProfile, {
  hasPassword: true,
  memberSince: '2026-01-01T00:00:00Z',
});

test('a birthday that is too late stands under its field, and nothing else is asked before it is right', async () => {
  const { namesAsked } = await openScreen('/member', {
    answers: [loggedIn(), profile, withPassword],
  });
  await openSheet(/^Profile/);
  await fill({ birthday: '2015-02-03', fullName: 'Luz Marina Prueba' });
  await send();
  await says('You must be 18 or older');
  expect(document.activeElement?.getAttribute('name')).toBe('birthday');
  await fill({ birthday: '1991-02-03' });
  await until(() => !document.body.textContent.includes('You must be 18'), 'no fault');
  expect(namesAsked()).not.toContain(selfProofs.name);
  await send();
  await says('You are changing: Full name and Birthday.');
});

test('only the nickname changes: no proof is asked', async () => {
  let nickname = 'Luz';
  const { namesAsked } = await openScreen('/member', {
    answers: [
      answering(memberInfo, () => ({ ...member, nickname })),
      profile,
      answering(changeProfile, (changes) => {
        expect(changes).toEqual({ nickname: 'Chispa' });
        nickname = 'Chispa';
        return {};
      }),
    ],
  });
  await openSheet(/^Profile/);
  await fill({ nickname: 'Chispa' });
  await send();
  await gone('dialog');
  await find('button', 'Account: Chispa');
  await until(() => document.querySelector('main')?.textContent.includes('Chispa'), 'the name');
  expect(namesAsked()).not.toContain(selfProofs.name);
});

test('what was typed outlives a wrong password', async () => {
  await openScreen('/member', {
    answers: [
      ...[loggedIn(), profile, withPassword],
      answering(changeProfile, () => refusing('login.wrong')),
    ],
  });
  await openSheet(/^Profile/);
  await fill({ birthPlace: 'Santa Marta' });
  await send();
  await prove();
  await says('Wrong username or password.');
  await press(await find('button', 'Back to what you typed'));
  expect((await field('birthPlace')).value).toBe('Santa Marta');
});

test('a payment password of six digits is set, and set anew', async () => {
  let hasPaymentPassword = false;
  const rule = { enabled: true, required: true, acceptedPattern: '^\\d*$', patternId: 'DIGITS' };
  const { asked } = await openScreen('/member', {
    answers: [
      siteWith({ register: { paymentPassword: { ...rule, minLength: 6, maxLength: 6 } } }),
      ...[loggedIn(), withPassword],
      answering(ownProfile, () => ({
        ...{ fields: {}, mobile: null, email: null, hasPassword: true, hasPaymentPassword },
        memberSince: '2026-01-01T00:00:00Z',
      })),
      answering(setPaymentPassword, () => {
        hasPaymentPassword = true;
        return {};
      }),
    ],
  });
  await openSheet(/^Payment password.*Not set yet/);
  expect((await field('newPassword')).inputMode).toBe('numeric');
  await fill({ newPassword: '48a151', confirmNewPassword: '481516' });
  await send();
  await says('Use only digits');
  await says('Incorrect confirmation input');
  await fill({ newPassword: '481516' });
  await send();
  await prove();
  await gone('dialog');
  await openSheet(/^Payment password.*Set$/);
  await says('You already have one');
  await fill({ newPassword: '234277', confirmNewPassword: '234277' });
  await send();
  await prove();
  await gone('dialog');
  const sent = asked.filter(({ name }) => name === setPaymentPassword.name);
  expect(sent.map(({ request }) => request.newPassword)).toEqual(['481516', '234277']);
});
