-- The first administrator comes by a link (ADR 109); the code that stood here before opens nothing any more.
delete from systems where key = 'firstAdministratorCode';
