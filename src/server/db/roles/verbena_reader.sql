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
  sealing_key, push_key, push_subscription, vendor_key, launch_token, vendor_session, operator
from verbena_reader;
