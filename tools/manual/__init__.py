"""The pages of the documentation that are not written by hand, for MkDocs (`mkdocs.yml`, `tools/manual_hooks.py`).

What a page says stands in one place only: the rules in `locales`, fields in the types, numbers in the files that
measurements write. These modules put it into pages while the site is built, and nothing of it is committed.

- `rules`: the rules of each game in each language, with drawings
- `languages`: what joins the languages of a page
- `gathered`: pages from files outside `docs`: contributing, changes, examples, citing
- `described`: pages from the code: schemas
- `look`: colours and fonts of the site, the same as those of the games
"""
