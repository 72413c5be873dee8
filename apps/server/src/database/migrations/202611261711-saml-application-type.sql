-- Reads the applications without keeping others from writing them.
alter table applications validate constraint applications_type_check;
