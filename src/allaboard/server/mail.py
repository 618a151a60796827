"""Mails over SMTP, sent in a thread: the event loop never waits for a mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from structlog import get_logger

from allaboard.server.metrics import Metrics
from allaboard.server.settings import Settings

_LOG = get_logger("allaboard.server.mail")
_TIMEOUT = 20.0  # seconds
_AT_ONCE = 2
# A link in a header stays whole: broken into pieces, mail programs do not understand it.
_LONG_LINES = SMTP.clone(max_line_length=990)
_LONGEST = 254
_CONTROLS = re.compile(r"[\x00-\x20\x7f]+")
# Enough to keep out what no mail server would take; whether it is right, the confirmation shows.
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends mails, if the host has set a mail server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._sending = asyncio.Semaphore(_AT_ONCE)

    async def send(self, to: str, subject: str, text: str, stop_link: str | None = None) -> bool:
        """Whether the mail server took it."""
        mail = EmailMessage(_LONG_LINES)
        mail["From"] = self._settings.mail_from
        mail["To"] = to
        mail["Subject"] = _CONTROLS.sub(" ", subject).strip()  # but not the spaces that do not break
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=(self._settings.mail_from or "@localhost").rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if stop_link is not None:
            mail["List-Unsubscribe"] = f"<{stop_link}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        async with self._sending:
            try:
                await asyncio.to_thread(self._deliver, mail)
            except (OSError, smtplib.SMTPException) as error:
                _LOG.error("mail failed", reason=type(error).__name__)
                self._metrics.mails.labels("failed").inc()
                return False
        self._metrics.mails.labels("sent").inc()
        return True

    def _deliver(self, mail: EmailMessage) -> None:
        assert self._settings.smtp is not None
        parts = urlsplit(self._settings.smtp)
        host = parts.hostname or "localhost"
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, parts.port or 465, timeout=_TIMEOUT, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=_TIMEOUT)
        with server:
            server.ehlo()
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(mail)
