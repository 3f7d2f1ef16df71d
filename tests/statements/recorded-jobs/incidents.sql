-- incident-store.ts: closeIncident
update payment_incident
set closed_at = $, closed_by = $
where closed_at is null and kind = $ and provider = $ and payment_id = $
returning id;

-- incident-store.ts: insertIncident
insert into payment_incident (kind, provider, payment_id, session, deposit_id, withdrawal_id, amount, currency, raised_at)
values ($, …)
on conflict do nothing
returning id;
