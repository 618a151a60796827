-- In which language somebody is written to; none: nobody has said so yet.

ALTER TABLE people ADD COLUMN language {text};
