-- incident-store.ts: closeIncident
update payment_incident
set closed_at = $, closed_by = $
where closed_at is null and id = $
returning id;

-- incident-store.ts: closeIncident
update payment_incident
set closed_at = $, closed_by = $
where closed_at is null and kind = $ and provider = $ and payment_id = $
returning id;

-- incident-store.ts: isStillAsked
select payment.id
from payment_incident as incident
inner join deposit_payment as payment on payment.provider = incident.provider and payment.payment_id = incident.payment_id
where incident.id = $ and incident.kind = $ and incident.closed_at is null and payment.refund > $ and payment.refunded_at is null and payment.refund_refused_at is null;

-- incident-store.ts: selectIncidents
select incident.id, incident.kind, incident.provider, incident.payment_id as paymentId, incident.session, incident.withdrawal_id as withdrawal, incident.amount, incident.currency, incident.raised_at as raisedAt, deposit.reference
from payment_incident as incident
left join deposit on deposit.id = incident.deposit_id
where incident.closed_at is null and incident.id > $ and (incident.kind != $ or not exists (select known.id
from deposit as known
where known.provider = incident.provider and known.session = incident.session))
order by incident.id
limit $;
