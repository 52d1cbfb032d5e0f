"""The table that any game has: lists instead of pictures, and a widget for each way to choose. Knows no rule."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.pages import Person, Table

NESTED = 5  # more than there are choices within choices


@dataclass(frozen=True)
class PlainTable:
    person: Person

    @property
    def places(self) -> Table:
        return Table(self.person)

    @property
    def move(self) -> Locator:
        return self.places.move

    def open(self, table: str) -> None:
        """With none of the game's own pictures."""
        self.person.open(f"/t/{table}?plain")
        stage = self.person.page.get_by_role("group", name=self.person.say("stage"), exact=True)
        expect(stage.get_by_role("table").first).to_be_visible()

    def group(self, name: str, within: Locator | None = None) -> Locator:
        """The widget of that name; behind the name may stand how much is left."""
        return (within or self.move).get_by_role("group", name=re.compile(f"^{re.escape(name)}( |$)"))

    def button(self, key: str, /, **args: str) -> Locator:
        return self.person.button(key, within=self.move, **args)

    def number(self, name: str) -> Locator:
        return self.move.get_by_role("spinbutton", name=name, exact=True)

    def type_number(self, name: str, number: int) -> None:
        self.number(name).fill(str(number))
        self.number(name).press("Tab")
        expect(self.number(name)).to_have_value(str(number))

    def step(self, which: str, name: str) -> None:
        """`step-more` or `step-less`."""
        self.button(which, what=name).click()

    def choose(self, key: str) -> None:
        """One of several kinds of action, which may stand among others within a choice; or there is no other."""
        kind = self.move.get_by_role("radio", name=self.person.say(key), exact=True).first
        others = self.move.get_by_role("radio", name=self.person.say("move-choose"), exact=True)
        for depth in range(NESTED):
            expect(kind.or_(others.nth(depth)).or_(self.button(key)).first).to_be_visible()
            if self.button(key).is_visible():
                return
            if kind.is_visible():
                break
            others.nth(depth).check()
        kind.check()

    def expect_not_ready(self, why: str) -> None:
        """What is still missing is said beside the button that cannot be used."""
        expect(self.move.get_by_text(why)).to_be_visible()

    def expect_refused(self, why: str) -> None:
        expect(self.move.get_by_role("alert")).to_contain_text(why)
