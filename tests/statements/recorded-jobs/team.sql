-- counting-store.ts: applyMoves
/* planned: team-moves */ select team_apply_moves($::timestamptz) as moves;

-- counting-store.ts: countBetween
/* planned: team-count */ select team_count_facts($::bigint, …);

-- counting-store.ts: fillWindow
/* planned: team-window */ select team_fill_window($::timestamptz);

-- counting-store.ts: gatherSizes
/* planned: team-sizes */ select team_gather_sizes();

-- counting-store.ts: hasSite
select merchant
from site_setting;

-- counting-store.ts: selectTimeZone
select time_zone
from site_setting;

-- counting-store.ts: turnSums
/* planned: team-turn */ select team_turn_sums($::timestamptz, …);
