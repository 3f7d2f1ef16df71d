-- store.ts: selectCustomerService
select cs_type as csType, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, path
from customer_service
where enabled = $
order by position, id;

-- store.ts: selectFieldRules
select *
from register_field;

-- store.ts: selectMenu
select key, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, enabled
from menu_entry
order by position, key;

-- store.ts: selectMirrors
select coalesce(nullif(region ->> $::text, ''), region ->> 'en') as region, coalesce(nullif(title ->> $::text, ''), title ->> 'en') as title, url
from mirror
where enabled = $
order by position, id;

-- store.ts: selectOfficialChannel
select channel
from representative
where enabled = $ and contact_key = contact_key($)
order by id;

-- store.ts: selectResources
select resource_type as resourceType, url, label_name_en as labelNameEn
from resource
where enabled = $
order by position, resource_type;

-- store.ts: selectSiteSetting
select merchant, site_name as siteName, currency, currency_symbol as currencySymbol, main_domain as mainDomain, image_cdns as imageCDNs, launch_game_cdns as launchGameCDNs, coalesce(nullif(licence_line ->> $::text, ''), licence_line ->> 'en') as licenceLine, licence_number as licenceNumber, licence_year as licenceYear, coalesce(nullif(licence_content ->> $::text, ''), licence_content ->> 'en') as licenceContent, languages, default_language as defaultLanguage
from site_setting;

-- store.ts: selectSwitches
select *
from whitelabel_switch;
