-- figure-store.ts: applyMoves
/* planned: team-moves */ select team_apply_moves($::timestamptz) as moves;

-- figure-store.ts: countBetween
/* planned: team-count */ select team_count_facts($::bigint, …);

-- figure-store.ts: fillWindow
/* planned: team-window */ select team_fill_window($::timestamptz);

-- figure-store.ts: gatherSizes
/* planned: team-sizes */ select team_gather_sizes();

-- figure-store.ts: hasSite
select merchant
from site_setting;

-- figure-store.ts: selectZone
select time_zone
from site_setting;

-- figure-store.ts: turnSums
/* planned: team-turn */ select team_turn_sums($::timestamptz, …);
