-- Sessions are numbered by person, from 1; the cookies of older versions count as session 0. A session has ended if its
-- number is below `first_session` or among those that were ended one by one.

ALTER TABLE people ADD COLUMN first_session {int} NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN last_session {int} NOT NULL DEFAULT 0;

CREATE TABLE ended_sessions (
    person {text} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    number {int} NOT NULL,
    PRIMARY KEY (person, number)
) {clustered};
