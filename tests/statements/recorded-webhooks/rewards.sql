-- bonus/bonus-store.ts: selectOpenChoice
select choice.code, choice.offer_id as offerId, offer.terms, offer.ended_at as endedAt
from bonus_choice as choice
inner join bonus_offer as offer on offer.id = choice.offer_id
where choice.player_id = $ and choice.grant_id is null;
