-- own-store.ts: countOwn
select count(*)::integer as total
from favourite as own
join game on game.node_id = own.node_id and game.is_shown and true
join vendor on vendor.code = game.vendor_code
where own.player_id = $;

-- own-store.ts: countOwn
select count(*)::integer as total
from recent as own
join game on game.node_id = own.node_id and game.is_shown and true
join vendor on vendor.code = game.vendor_code
where own.player_id = $;

-- own-store.ts: deleteFavourite
delete
from favourite
where player_id = $ and node_id = $;

-- own-store.ts: deleteRecentsBeyond
delete
from recent
where player_id = $ and node_id in (select node_id
from recent
where player_id = $
order by played_at desc, node_id offset $);

-- own-store.ts: insertFavourite
insert into favourite (player_id, node_id)
values ($, …);

-- own-store.ts: isShownGame
select
from game
where node_id = $ and is_shown;

-- own-store.ts: lockFavourites
select
from player
where id = $ for no key update;

-- own-store.ts: selectFavouriteIds
select own.node_id
from favourite as own
join game on game.node_id = own.node_id and game.is_shown and true
join vendor on vendor.code = game.vendor_code
where own.player_id = $
order by own.added_at desc, own.node_id;

-- own-store.ts: selectFavouriteState
select count(*)::integer as kept, coalesce(bool_or(node_id = $), false) as isKept
from favourite
where player_id = $;

-- own-store.ts: selectOwn
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from favourite as own
join game on game.node_id = own.node_id and game.is_shown and true
join vendor on vendor.code = game.vendor_code
where own.player_id = $
order by own.added_at desc, own.node_id
limit $ offset $;

-- own-store.ts: selectOwn
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from recent as own
join game on game.node_id = own.node_id and game.is_shown and true
join vendor on vendor.code = game.vendor_code
where own.player_id = $
order by own.played_at desc, own.node_id
limit $ offset $;

-- own-store.ts: upsertRecent
insert into recent (player_id, node_id, played_at)
values ($, $, clock_timestamp())
on conflict (player_id, node_id) do update
set played_at = clock_timestamp();

-- store.ts: countGames
select count(*)::integer as total
from game
where game.is_shown and game.game_type = $ and (game.search_text like containing($));

-- store.ts: selectAbout
select coalesce(nullif(game_class.description ->> $::text, ''), game_class.description ->> 'en') as description, game.highest_times as highestTimes, game.features
from game
join game_class on game_class.game_type = game.game_type and game_class.key = game.game_class
where game.node_id = $ and game.is_shown;

-- store.ts: selectCategories
select game_type as gameType, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title
from game_category
where enabled = $
order by position, game_type::text;

-- store.ts: selectClasses
select game_type as gameType, key, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as displayName
from game_class
where enabled = $
order by position, key;

-- store.ts: selectCounts
select game_type as gameType, vendor_code as vassalage, game_class as gameClassify, count(*)::integer as games
from game
where is_shown
group by game_type, vendor_code, game_class;

-- store.ts: selectFirstGames
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from ((select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)
union all (select *
from game
where is_shown and game_type = $
order by position, node_id
limit $)) as game
join vendor on vendor.code = game.vendor_code
order by game.position, game.node_id;

-- store.ts: selectGameByCode
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility, house_game.rules
from game
join vendor on vendor.code = game.vendor_code
left join house_game on house_game.game_code = game.game_code
where game.game_code = $ and game.is_shown;

-- store.ts: selectGames
with page as materialized (select row_number() over () as place, node_id
from (select node_id
from game
where game.is_shown and game.game_type = $ and (game.search_text like containing($))
order by case when strpos(game.search_text, chr(10) || fold($)) > 0 then 0 when strpos(game.search_text, ' ' || fold($)) > 0 then 1 else 2 end, position, node_id
limit $ offset $) as chosen) select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from page
join game using (node_id)
join vendor on vendor.code = game.vendor_code
order by page.place;

-- store.ts: selectHotGames
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from game
join vendor on vendor.code = game.vendor_code
where game.is_shown and game.is_hot
order by game.hot_rank, game.position, game.node_id
limit $;

-- store.ts: selectOneGame
select game.node_id as nodeId, game.game_id as gameId, game.vendor_code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as vendorName, game.game_type as gameType, game.game_class as gameClassify, game.game_code as gameCode, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.icon_url as iconUrl, game.is_hot as isHot, game.supports_trial as supportsTrial, game.lines, game.minimum_bet as minimumBet, game.currency, game.return_basis_points as returnBasisPoints, game.volatility
from game
join vendor on vendor.code = game.vendor_code
where game.node_id = $ and game.is_shown;

-- store.ts: selectVendors
select vendor_category.game_type as gameType, vendor.code as vassalage, coalesce(nullif(vendor.display_name ->> $::text, ''), vendor.display_name ->> 'en') as displayName, vendor_category.account_type_name as accountTypeName, vendor.icon_url as lagerIcon, vendor_category.is_game as isGame
from vendor_category
inner join vendor on vendor.code = vendor_category.vendor_code
where vendor.enabled = $ and vendor_category.enabled = $
order by vendor_category.position, vendor.position, vendor.code;

-- winner-store.ts: selectWinners
select winner.id, winner.account, winner.win_amount as winAmount, winner.currency, coalesce(nullif(game.name ->> $::text, ''), game.name ->> 'en') as gameName, game.game_code as gameCode, game.game_type as gameType, game.vendor_code as vassalage, game.icon_url as iconUrl, winner.won_at as wonAt
from winner
join game on game.node_id = winner.node_id and game.is_shown
where true
order by winner.win_amount desc, winner.id
limit $;
