-- For reports and replicas: everything but what opens something.
do $$
declare
  relation regclass;
begin
  for relation in
    select oid from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  loop
    execute format('grant select on %s to verbena_reader', relation);
  end loop;
end $$;
revoke select on
  session, credential, hand_over, login_challenge, password_reset, authenticator, recovery_code,
  passkey, passkey_challenge, sign_in_attempt, sign_in_voucher, check_secret, verification_code, outbox,
  sealing_key, push_key, push_subscription, vendor_key, launch_token, vendor_session, statement_key, operator
from verbena_reader;

-- Of the profile everything but the hash of the password that money leaves by.
do $$
begin
  revoke select on profile from verbena_reader;
  execute (
    select format('grant select (%s) on profile to verbena_reader', string_agg(quote_ident(column_name), ', '))
    from information_schema.columns
    where table_schema = current_schema() and table_name = 'profile'
      and column_name <> 'payment_password_hash');
end $$;
