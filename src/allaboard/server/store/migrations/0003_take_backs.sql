-- Whether turns were taken back in a finished game, which then does not count.

ALTER TABLE results ADD COLUMN took_back {bool} NOT NULL DEFAULT FALSE;
