-- The default color of dark mode is the one derived from the default brand color, so that the console's form lets it follow (ADR 136). Tenants
-- that stored the former default pair get the new one; a pair with any other color was chosen and stays.
update sign_in_experiences
set settings = jsonb_set(settings, '{color,darkPrimaryColor}', '"#9074f9"')
where lower(settings #>> '{color,primaryColor}') = '#6139f6' and lower(settings #>> '{color,darkPrimaryColor}') = '#9c86fa';
