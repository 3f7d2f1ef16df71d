create or replace function vendor_refuse(fault text, reason text default null)
returns vendor_answer language sql immutable
return row(fault, reason, null, null, null, null, null)::vendor_answer;
