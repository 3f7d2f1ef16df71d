-- figure-store.ts: applyMoves
/* once: team-moves */ select team_apply_moves($::timestamptz) as moves;

-- figure-store.ts: countBetween
/* once: team-count */ select team_count_facts($::bigint, …);

-- figure-store.ts: fillWindow
/* once: team-window */ select team_fill_window($::timestamptz);

-- figure-store.ts: gatherSizes
/* once: team-sizes */ select team_gather_sizes();

-- figure-store.ts: selectZone
select time_zone
from site_setting;

-- figure-store.ts: turnSums
/* once: team-turn */ select team_turn_sums($::timestamptz, …);
