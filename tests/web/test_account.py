"""Whoever has an account changes its password, logs out everywhere and deletes it, each on the account page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.visitors import Visitor, Visitors

OLD, NEW = "correct horse", "battery staple"


def fill(ann: Visitor, **words: str) -> None:
    for key, value in words.items():
        ann.page.get_by_label(ann.say(key.replace("_", "-")), exact=True).fill(value)


def with_account(visitors: Visitors, name: str, language: str, size: str) -> Visitor:
    ann = visitors.visitor(language=language, size=size, path="/account")
    fill(ann, web_name=name, web_account_password=OLD)
    ann.click(ann.button("web-account-make"))
    expect(ann.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return ann


def log_in(visitors: Visitors, name: str, password: str) -> Visitor:
    ann = visitors.visitor(path="/account")
    fill(ann, web_name=name, web_account_password=password)
    ann.click(ann.button("web-account-login"))
    return ann


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("fr", "phone"), ("de", "tablet")])
def test_a_new_password_logs_other_devices_out_and_a_second_question_comes_before_deletion(
    visitors: Visitors, language: str, size: str
) -> None:
    visitors.may_be_refused = True
    name = f"Ann {language}"
    ann = with_account(visitors, name, language, size)
    other = log_in(visitors, name, OLD)
    expect(other.page.get_by_role("heading", name=name, exact=True)).to_be_visible()

    ann.click(ann.button("web-account-new-password"))
    dialog = ann.page.get_by_role("dialog")
    fill(ann, web_account_old_password="wrong horse", web_account_password_new=NEW)
    ann.click(dialog.get_by_role("button", name=ann.say("web-account-new-password-take"), exact=True))
    expect(dialog.get_by_role("alert")).to_have_text(ann.say("refusal-wrong_password"))
    fill(ann, web_account_old_password=OLD)
    ann.click(dialog.get_by_role("button", name=ann.say("web-account-new-password-take"), exact=True))
    expect(ann.page.get_by_text(ann.say("web-account-new-password-done"))).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_role("heading", name=name, exact=True)).to_have_count(0)

    ann.click(ann.button("web-account-leave-all"))
    expect(ann.page.get_by_role("heading", name=name, exact=True)).to_have_count(0)
    fill(ann, web_name=name, web_account_password=NEW)
    ann.click(ann.button("web-account-login"))
    expect(ann.page.get_by_role("heading", name=name, exact=True)).to_be_visible()

    ann.click(ann.button("web-account-delete"))
    ann.click(dialog.get_by_role("button", name=ann.say("web-cancel"), exact=True))
    expect(dialog).to_have_count(0)
    ann.click(ann.button("web-account-delete"))
    fill(ann, web_account_old_password=NEW)
    ann.click(dialog.get_by_role("button", name=ann.say("web-account-delete-go"), exact=True))
    expect(ann.page.get_by_text(ann.say("web-account-delete-done"))).to_be_visible()
    expect(ann.page.get_by_role("heading", name=name, exact=True)).to_have_count(0)
