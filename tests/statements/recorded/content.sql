-- store.ts: selectBanners
select id, group_name as groupName, picture_url as url, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(text ->> $::text, ''), text ->> 'en') as text, linkage_type as linkageType, linkage
from banner
where banner.enabled and coalesce(banner.starts_at <= $, true) and coalesce(banner.ends_at > $, true)
order by position, id;

-- store.ts: selectHelpArticles
select id, anchor, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content
from help_article
where enabled = $
order by position, id;

-- store.ts: selectNotices
select id, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content, to_char(published_at at time zone coalesce((select time_zone
from site_setting), 'UTC'), 'YYYY-MM-DD HH24:MI:SS') as timestamp
from notice
where notice.enabled and coalesce(notice.starts_at <= $, true) and coalesce(notice.ends_at > $, true)
order by position, published_at desc, id;

-- store.ts: selectPopups
select id, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content, to_char(published_at at time zone coalesce((select time_zone
from site_setting), 'UTC'), 'YYYY-MM-DD HH24:MI:SS') as timestamp, execution
from popup
where popup.enabled and coalesce(popup.starts_at <= $, true) and coalesce(popup.ends_at > $, true)
order by position, published_at desc, id;

-- store.ts: selectPromotionCategories
select id, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, type
from promotion_category
where enabled = $ and type not in ($, …)
order by position, id;

-- store.ts: selectPromotions
select id, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, category, promotion_type as promotionType, category_ids as categoryIds, coalesce(nullif(content ->> $::text, ''), content ->> 'en') as content, list_picture_url as listPicture, dialog_picture_url as dialogPicture, to_char(starts_at at time zone coalesce((select time_zone
from site_setting), 'UTC'), 'YYYY-MM-DD HH24:MI:SS') as startTime, to_char(ends_at at time zone coalesce((select time_zone
from site_setting), 'UTC'), 'YYYY-MM-DD HH24:MI:SS') as endTime, is_long_term as isLongTerm, action, action_path as actionPath
from promotion
where (promotion.enabled = $ and promotion.category not in ($, …) and (promotion.starts_at is null or promotion.starts_at <= $) and (promotion.is_long_term = $ or promotion.ends_at is null or promotion.ends_at > $)) and id = $
order by position, id;
