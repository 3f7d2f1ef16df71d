-- Since when use counts against each limit; protection/windows.ts says the same, and a test compares them.
create or replace function play_windows_at(p_at timestamptz) returns play_windows
language sql stable as $$
  select p_at - interval '24 hours', p_at - interval '168 hours',
    date_trunc('month', p_at, coalesce((select time_zone from site_setting limit 1), 'UTC'))
$$;
