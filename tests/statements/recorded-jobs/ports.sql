-- vendors/link-store.ts: selectLink
select vendor_code as vendor, wallet, base_address as baseAddress, public_key as publicKey
from vendor_link
where vendor_code = $;
