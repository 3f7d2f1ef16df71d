import type { ActivityTerms } from '#contract/activities.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishActivity } from '#server/rewards/activities/decide-application.ts';
import { listActivities } from '#server/rewards/activities/list-activities.ts';
import { fromLine } from './worded.ts';

/** What no fact shows: that the app stands on somebody's home screen. */
const homeScreen: ActivityTerms = {
  code: 'home-screen',
  promotion: 'install-night',
  title: fromLine([
    'La app en tu inicio',
    'The app on your home screen',
    '将应用添加到主屏幕',
    'Apl di skrin utama',
  ]),
  ask: fromLine([
    'Envía una captura de tu pantalla de inicio donde se vea la app, y dinos qué teléfono usas.',
    'Send a screenshot of your home screen with the app on it, and tell us which phone you use.',
    '请发送主屏幕上显示本应用的截图，并告诉我们您使用的手机型号。',
    'Hantar tangkapan skrin utama anda dengan apl ini, dan beritahu kami telefon yang anda guna.',
  ]),
  from: '2026-11-01T05:00:00.000Z',
  to: '2028-01-01T05:00:00.000Z',
  form: 'points',
  atLeast: 100,
  atMost: 200,
  budget: 1_000_000,
  twoPeopleAbove: 200,
  claimDays: 30,
};

/** What an operator changed since the first time stays. */
export async function openDemoActivities(app: AppContext): Promise<void> {
  if ((await listActivities(app)).length > 0) return;
  await publishActivity(app, homeScreen, { id: null, name: 'machine' });
}
