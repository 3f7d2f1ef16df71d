import { type Kysely, sql } from 'kysely';

/** A number that another company verifies, and a session that knows who vouched for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table whitelabel_switch drop constraint whitelabel_switch_key_check,
      add constraint whitelabel_switch_key_check check (key in
        ('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3',
         'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3', 'MANPLAYREB3', 'AGENTPOLICY3',
         'PHONEAUTHLOGIN3'))`.execute(database);
  // Null: nobody's word but our own. A fresh word is a proof where an account has no other.
  await sql`
    alter table session add column vouched_by text check (vouched_by in ('google', 'facebook'))`.execute(
    database,
  );
}
