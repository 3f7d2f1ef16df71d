import { sql } from 'kysely';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type AnnouncementFile, announce } from '#server/team/keep-announcements.ts';

/** By which the members directly below the upper agent came. */
const code = 'plaza24';

/** What the agents' centre shows beside figures: a link that brought people, and news of the house. Only once. */
export async function openDemoCentre(app: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = app;
  const { value: isNew } = await inTransaction(database, async (transaction) => {
    const now = clock.now();
    const { numAffectedRows } = await sql`
      insert into affiliate_code (code, player_id, domain, account_type, channel, made_at)
      select ${code}, id, null, 0, 'WhatsApp', ${now}::timestamptz - interval '60 days'
      from player where account = 'mayorista'
      on conflict (code) do nothing`.execute(transaction);
    if (!numAffectedRows) return done(false);
    await sql`
      insert into affiliate_click (code, day, clicks)
      select ${code}, ${now}::date - n, 2 + n * 7 % 5 from generate_series(0, 29) as n`.execute(
      transaction,
    );
    await sql`
      update sponsor set affiliate_code = ${code}
      from player agent
      where agent.account = 'mayorista' and sponsor.agent_id = agent.id
        and sponsor.affiliate_code is null`.execute(transaction);
    return done(true);
  });
  if (isNew) await announce(app, { ...news, endsAt: null }, { id: null, name: 'machine' });
}

const news: AnnouncementFile = {
  title: {
    es: 'Este es tu centro de agentes',
    en: 'This is your agent centre',
    zh: '欢迎使用代理中心',
    ms: 'Inilah pusat ejen anda',
  },
  content: {
    es: '<p>En <b>Hoy</b> ves lo que hizo tu equipo, también sin red. Cada liquidación explica su cuenta: el nivel, lo que faltó para el siguiente y quién contó. Este equipo es una muestra.</p>',
    en: '<p><b>Today</b> shows what your team did, without a network too. Each bill explains its sum: the tier, what was missing to the next one, and who counted. This team is a sample.</p>',
    zh: '<p>在<b>今日</b>可查看团队数据，断网时也能打开。每张账单都会说明金额的由来：达到的档位、距下一档还差多少、哪些会员计入。此团队为示例。</p>',
    ms: '<p><b>Hari ini</b> menunjukkan hasil pasukan anda, juga tanpa rangkaian. Setiap bil menerangkan jumlahnya: peringkat, kekurangan ke peringkat seterusnya dan siapa yang dikira. Pasukan ini ialah contoh.</p>',
  },
};
