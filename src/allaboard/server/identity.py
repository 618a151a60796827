"""Who somebody is: guests, accounts, recovery codes and tokens. What is secret is stored as a hash only."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec.structs import replace

from allaboard.boards.harmless import harmless
from allaboard.protocol.tables import LONGEST_NAME
from allaboard.server.clock import Watch
from allaboard.server.store.interface import NameTaken, Person, Store, Token
from allaboard.server.table.gauntlet import Refusal, Who

_SALT = "allaboard.person.1"
_DEVICE = "device"
_TOKEN_MARK = "aab_"
_LEAST_PASSWORD = 8
_MOST_PASSWORD = 200
_HASHERS = 2  # at a time: each takes a core and 64 MB
# A sentence of letters that cannot be mistaken for each other when they are copied by hand.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def clean_name(name: str) -> str:
    """A name as it may be shown; raises `Refusal` if nothing is left of it."""
    found = re.sub(r"\s+", " ", harmless(name)).strip()[:LONGEST_NAME]
    if not found:
        raise Refusal("bad_name")
    return found


def hash_of(secret: str) -> str:
    """For secrets that are long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_recovery_code() -> str:
    """About 100 bits, in groups that can be read aloud."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(5)) for _ in range(4))


class Identities:
    """Makes and recognises people."""

    def __init__(self, store: Store, watch: Watch, keys: Sequence[str]) -> None:
        self._store = store
        self._watch = watch
        # The newest key signs, older ones are still believed.
        self._keys = list(reversed(keys))
        self._signer = URLSafeSerializer(self._keys, salt=_SALT)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(_HASHERS)
        self._nobody: str | None = None

    # Cookies.

    async def new_cookie(self, person: Person) -> str:
        """The cookie of a new session."""
        return str(self._signer.dumps([person.id, await self._store.new_session(person.id)]))

    def _session_of(self, cookie: str | None) -> tuple[str, int] | None:
        """Who wrote the cookie, and the number of the session; cookies of versions that did not number them are 0."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return None
        match found:
            case str():
                return found, 0
            case [str(person), int(number)]:
                return person, number
        return None

    async def person_of_cookie(self, cookie: str | None) -> Person | None:
        session = self._session_of(cookie)
        person = await self._store.person_of_session(*session) if session is not None else None
        return None if person is None or person.blocked else person

    async def log_out(self, cookie: str | None) -> Person | None:
        """End the session of this cookie, for every copy of it; whose it was."""
        person = await self.person_of_cookie(cookie)
        session = self._session_of(cookie)
        if person is not None and session is not None:
            await self._store.end_session(*session)
        return person

    async def log_out_everywhere(self, person: Person) -> None:
        """End all sessions of a person."""
        await self._store.end_sessions(person.id)

    # Devices.

    def device_mark(self, person: Person) -> str:
        """What a device keeps on which somebody has logged in."""
        return self.signed(_DEVICE, person.id)

    async def is_known_device(self, mark: str | None, name: str) -> bool:
        """Whether the account of that name has logged in on the device with this mark."""
        if not mark or len(mark) > 500:
            return False
        try:
            known = self.unsigned(_DEVICE, mark)
        except Refusal:
            return False
        person = await self._store.account(name.strip())
        return person is not None and known == [person.id]

    # Links in mails.

    def signed(self, purpose: str, *values: str) -> str:
        """A text that proves later that this server wrote these values for this purpose."""
        return str(URLSafeTimedSerializer(self._keys, salt=f"allaboard.{purpose}.1").dumps(values))

    def unsigned(self, purpose: str, text: str, oldest: int | None = None) -> list[str]:
        """The values that were signed, not more than `oldest` seconds ago. Raises `Refusal`."""
        try:
            found = URLSafeTimedSerializer(self._keys, salt=f"allaboard.{purpose}.1").loads(text, max_age=oldest)
        except BadSignature:  # too old is one, too
            raise Refusal("wrong_code") from None
        return [str(each) for each in found]

    # Guests and accounts.

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest and the recovery code, which is not stored and shown once."""
        code = new_recovery_code()
        person = Person(
            id=secrets.token_hex(12), name=clean_name(name), created=self._watch.now(), recovery=hash_of(code)
        )
        await self._store.add_person(person)
        return person, code

    async def recover(self, person_id: str, code: str) -> Person:
        """The guest who has the recovery code, typed with or without its dashes. An account has a password instead."""
        person = await self._store.person(person_id)
        letters = re.sub(r"[^a-z0-9]", "", code.lower())
        whole = "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))
        is_right = secrets.compare_digest(hash_of(whole), (person.recovery if person else None) or "")
        if person is None or not is_right or person.blocked or person.password is not None:
            raise Refusal("wrong_code")
        return person

    async def new_account(self, name: str, password: str, guest: Person | None = None) -> Person:
        """An account; a guest keeps its seats by becoming one, while the code and the sessions of the guest end."""
        name = clean_name(name)
        hashed = await self._new_hash(password)
        try:
            if guest is not None and guest.password is None:
                person = replace(guest, name=name, password=hashed, recovery=None)
                await self._store.change_person(person, ("name", "password", "recovery"), end_sessions=True)
            else:
                person = Person(id=secrets.token_hex(12), name=name, created=self._watch.now(), password=hashed)
                await self._store.add_person(person)
        except NameTaken:
            raise Refusal("name_taken") from None
        return person

    async def check_password(self, person: Person, password: str | None) -> None:
        """Raise `Refusal` unless this is the password of an account; a guest needs none."""
        if person.password is not None and not await self._verify(person.password, (password or "")[:_MOST_PASSWORD]):
            raise Refusal("wrong_password")

    async def change_password(self, person: Person, password: str, new: str) -> None:
        """Another password for an account; all sessions end."""
        if person.password is None:
            raise Refusal("no_account")
        await self.check_password(person, password)
        changed = replace(person, password=await self._new_hash(new))
        await self._store.change_person(changed, ("password",), end_sessions=True)

    async def rename(self, person: Person, name: str) -> Person:
        """The person with another name. That of an account is what it logs in with, and nobody else's."""
        renamed = replace(person, name=clean_name(name))
        try:
            await self._store.change_person(renamed, ("name",))
        except NameTaken:
            raise Refusal("name_taken") from None
        return renamed

    async def login(self, name: str, password: str) -> Person:
        """The account of that name and password. Whether the name exists does not show, not even by the time."""
        person = await self._store.account(name.strip())
        hashed = person.password if person is not None else None
        if self._nobody is None:
            self._nobody = await self._hash(secrets.token_hex(8))
        is_right = await self._verify(hashed or self._nobody, password[:_MOST_PASSWORD])
        if person is None or hashed is None or not is_right or person.blocked:
            raise Refusal("wrong_login")
        return person

    async def _new_hash(self, password: str) -> str:
        if not _LEAST_PASSWORD <= len(password) <= _MOST_PASSWORD:
            raise Refusal("bad_password", str(_LEAST_PASSWORD))
        return await self._hash(password)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    # Tokens of remote bots and private feeds.

    async def new_token(self, person: Person, kind: str, label: str) -> str:
        token = _TOKEN_MARK + secrets.token_urlsafe(24)
        await self._store.add_token(
            Token(hash=hash_of(token), person=person.id, kind=kind, label=clean_name(label), created=self._watch.now())
        )
        return token

    async def person_of_token(self, text: str | None, kind: str) -> Person | None:
        if not text or not text.startswith(_TOKEN_MARK) or len(text) > 200:
            return None
        token = await self._store.token(hash_of(text))
        if token is None or token.revoked is not None or token.kind != kind:
            return None
        person = await self._store.person(token.person)
        return None if person is None or person.blocked else person


def who_is(person: Person) -> Who:
    return Who(person.id, person.name, guest=person.password is None)
