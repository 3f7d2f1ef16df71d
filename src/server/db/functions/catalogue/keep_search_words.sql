create or replace function keep_search_words() returns trigger
language plpgsql
as $$
begin
  insert into search_word
  select distinct word
  from after, regexp_split_to_table(after.search_text, '[^[:alnum:]]+') as word
  where length(word) >= 4
  on conflict do nothing;
  return null;
end
$$;
