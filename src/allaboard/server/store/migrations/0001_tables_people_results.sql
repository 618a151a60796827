-- Words in braces differ between the databases; see ../migrating.py.

CREATE TABLE tables (
    id {text} NOT NULL PRIMARY KEY,
    game {text} NOT NULL,
    city {text},
    status {text} NOT NULL,
    public {bool} NOT NULL,
    pace {text} NOT NULL,
    seats {int} NOT NULL,
    taken {int} NOT NULL,
    host {text} NOT NULL,
    created {int} NOT NULL,
    updated {int} NOT NULL,
    due {int},
    event {text},
    -- The numbers of the last entry and of the last line of chat: whoever moves one of them on may write the next.
    last {int} NOT NULL,
    chatted {int} NOT NULL
) {options};

CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, public, updated);
CREATE INDEX tables_by_event ON tables (event, updated) WHERE event IS NOT NULL;

CREATE TABLE entries (
    table_id {text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number {int} NOT NULL,
    at {int} NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE seated (
    table_id {text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat {int} NOT NULL,
    person {text} NOT NULL,
    PRIMARY KEY (table_id, seat)
) {clustered};

CREATE INDEX seated_by_person ON seated (person, table_id);

CREATE TABLE chat (
    table_id {text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number {int} NOT NULL,
    at {int} NOT NULL,
    person {text} NOT NULL,
    seat {int},
    words {text} NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE people (
    id {text} NOT NULL PRIMARY KEY,
    name {text} NOT NULL,
    folded {text} NOT NULL,
    created {int} NOT NULL,
    password {text},
    recovery {text},
    email {text},
    blocked {bool} NOT NULL
) {options};

-- Guests may share a name, accounts may not.
CREATE UNIQUE INDEX accounts_by_name ON people (folded) WHERE password IS NOT NULL;

CREATE TABLE tokens (
    hash {text} NOT NULL PRIMARY KEY,
    person {text} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind {text} NOT NULL,
    label {text} NOT NULL,
    created {int} NOT NULL,
    revoked {int}
) {options};

CREATE INDEX tokens_by_person ON tokens (person, created);

-- Results outlive their tables, so they do not refer to them.
CREATE TABLE results (
    table_id {text} NOT NULL PRIMARY KEY,
    game {text} NOT NULL,
    city {text},
    finished {int} NOT NULL,
    rated {bool} NOT NULL,
    event {text},
    record {bytes} NOT NULL
) {options};

CREATE INDEX results_by_time ON results (finished);
CREATE INDEX results_by_game ON results (game, finished);
CREATE INDEX results_by_event ON results (event, finished) WHERE event IS NOT NULL;

CREATE TABLE result_seats (
    table_id {text} NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat {int} NOT NULL,
    person {text},
    bot {text},
    name {text} NOT NULL,
    total {int},
    rank {int} NOT NULL,
    PRIMARY KEY (table_id, seat)
) {clustered};

CREATE INDEX result_seats_by_person ON result_seats (person, table_id) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    person {text} NOT NULL,
    game {text} NOT NULL,
    mu {real} NOT NULL,
    sigma {real} NOT NULL,
    games {int} NOT NULL,
    updated {int} NOT NULL,
    PRIMARY KEY (person, game)
) {clustered};

CREATE INDEX ratings_by_strength ON ratings (game, (mu - 3 * sigma));

CREATE TABLE settings (
    key {text} NOT NULL PRIMARY KEY,
    value {text} NOT NULL
) {clustered};
