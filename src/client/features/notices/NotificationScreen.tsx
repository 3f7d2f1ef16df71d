import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Field } from '#client/ui/Field.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { nameTimeZone } from '#client/ui/name-time-zone.ts';
import type { MessageKind } from '#contract/notices.ts';
import { type PushPreferences, type PushSettings, setPushPreferences } from '#contract/push.ts';
import styles from './Notices.module.css';
import { pushSettingsQuery } from './notice-queries.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { usePushDevice } from './use-push-device.ts';

/** What is told on which device, and when nothing is. */
export function NotificationScreen() {
  const device = usePushDevice();
  return (
    <MemberPage>
      <Loaded of={device.settings}>
        {(settings) => (
          <div className={styles.sections}>
            <ThisDevice device={device} />
            <Choices settings={settings} />
          </div>
        )}
      </Loaded>
    </MemberPage>
  );
}

const usualNight = { from: '22:00', to: '07:00' };

function Choices({ settings }: { settings: PushSettings }) {
  const { i18n } = useLingui();
  const clock = nameTimeZone(settings.timeZone, i18n.locale);
  const { choices, set } = useChoices(settings);
  const { money, security, promotions, quiet } = choices;
  const tick = (kind: MessageKind, isTicked: boolean) => set({ ...choices, [kind]: isTicked });
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>What to notify you about</Trans>
        </h2>
        <Tick isTicked={money} onTick={(is) => tick('money', is)}>
          <b>
            <Trans>Money</Trans>
          </b>
          <Trans>Deposits and withdrawals, as they happen.</Trans>
        </Tick>
        <Tick isTicked={security} onTick={(is) => tick('security', is)}>
          <b>
            <Trans>Safety</Trans>
          </b>
          <Trans>New devices, your limits, your documents.</Trans>
        </Tick>
        <Tick isTicked={promotions} onTick={(is) => tick('promotions', is)}>
          <b>
            <Trans>Promotions</Trans>
          </b>
          <Trans>Only if you want them, and never while you take a break.</Trans>
        </Tick>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Quiet hours</Trans>
        </h2>
        <Tick
          isTicked={quiet !== null}
          onTick={(is) => set({ ...choices, quiet: is ? usualNight : null })}
        >
          <b>
            <Trans>Do not disturb me at night</Trans>
          </b>
        </Tick>
        {quiet && <Hours quiet={quiet} onSet={(hours) => set({ ...choices, quiet: hours })} />}
        <p className={styles.note}>
          <Trans>The hours are in {clock}. Account security messages arrive at any hour.</Trans>
        </p>
      </section>
    </>
  );
}

/** The glass follows the finger; if it could not be kept, it goes back to what is. */
function useChoices(settings: PushSettings) {
  const { money, security, promotions, quiet } = settings;
  const kept: PushPreferences = { money, security, promotions, quiet };
  const [choices, setChoices] = useState(kept);
  const client = useQueryClient();
  const { member } = useSession();
  const sayError = useSayError();
  const { mutate } = useMutation({
    mutationFn: (wanted: PushPreferences) => ask(setPushPreferences, wanted),
    // Two ticks in a row arrive in that order.
    scope: { id: 'push-choices' },
    onSuccess: (set) => client.setQueryData(pushSettingsQuery(member?.id ?? '').queryKey, set),
    onError: (error) => {
      sayError(error);
      setChoices(kept);
    },
  });
  const set = (wanted: PushPreferences) => {
    setChoices(wanted);
    mutate(wanted);
  };
  return { choices, set };
}

interface TickProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

function Tick({ isTicked, onTick, children }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span className={styles.tickWords}>{children}</span>
    </label>
  );
}

type Hours = NonNullable<PushPreferences['quiet']>;

/** Kept when the field is left: a clock that is being set passes hours that nobody means. */
function Hours({ quiet, onSet }: { quiet: Hours; onSet: (hours: Hours) => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(quiet);
  const keep = () => {
    const isWhole = draft.from !== '' && draft.to !== '';
    const isOther = draft.from !== quiet.from || draft.to !== quiet.to;
    if (isWhole && isOther) onSet(draft);
  };
  return (
    <div className={styles.hours}>
      <Field
        label={t`From`}
        type="time"
        value={draft.from}
        onChange={({ target }) => setDraft({ ...draft, from: target.value })}
        onBlur={keep}
      />
      <Field
        label={t`To`}
        type="time"
        value={draft.to}
        onChange={({ target }) => setDraft({ ...draft, to: target.value })}
        onBlur={keep}
      />
    </div>
  );
}
