create or replace function keep_search_words() returns trigger
language plpgsql
as $$
begin
  insert into search_word
  select distinct word
  from after, regexp_split_to_table(after.search_text, '[^[:alnum:]\u4e00-\u9fff]+') as word
  -- Two signs of Chinese are a word; two letters of another writing are none.
  where length(word) >= 3 or word ~ '[\u4e00-\u9fff]{2}'
  on conflict do nothing;
  return null;
end
$$;
