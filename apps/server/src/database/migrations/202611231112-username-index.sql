-- Takes the place of the former one, under whose name violations are reported.
drop index users_username;
alter index users_username_by_case rename to users_username;
