"""Two ways to play Ten Regions: with fingers on a phone, and with keys alone. Neither plays well."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.pages import KINDS, Person, Table

REGIONS = 10
STRIKES = ("conflict", "control")
TABS = 80  # more stops than any page has


@dataclass(frozen=True)
class Fingers:
    """Taps on what it sees."""

    person: Person
    home: int  # the region where its tokens begin

    @property
    def table(self) -> Table:
        return Table(self.person)

    def found(self) -> None:
        cell = self.table.free_cell()
        self.table.cell(cell).tap()
        self.table.found(cell).tap()

    def place(self) -> None:
        for kind in KINDS:
            self.place_all(kind)

    def place_all(self, kind: str) -> None:
        table = self.table
        left = table.left(kind)
        if left:
            table.coin(kind).tap()
        for step in range(left):
            table.region((self.home + step) % REGIONS).tap()
            if kind in STRIKES:
                table.targets.first.tap()
            expect(table.coin(kind)).to_contain_text(str(left - step - 1))

    def seal(self) -> None:
        self.table.seal.tap()
        expect(self.table.seal).to_be_hidden()

    def vote(self) -> None:
        for tie in self.table.ties.all():
            tie.get_by_role("radio").first.check()
        self.table.seal_ballot.tap()
        expect(self.table.seal_ballot).to_be_hidden()

    def leave_count(self) -> None:
        self.table.leave_count.tap()

    def see_result(self) -> None:
        self.table.see_result.tap()


@dataclass(frozen=True)
class Keys:
    """Touches nothing but the keyboard; only looks where the focus is."""

    person: Person
    home: int

    @property
    def table(self) -> Table:
        return Table(self.person)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.person.page.keyboard.press(key)

    def tab_to(self, wanted: Locator) -> None:
        """As many stops on as it takes."""
        expect(wanted).to_be_visible()
        for _ in range(TABS):
            if wanted.evaluate("(element) => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {wanted}")

    def use(self, wanted: Locator) -> None:
        self.tab_to(wanted)
        self.press("Enter")

    def type_into(self, wanted: Locator, text: str) -> None:
        self.tab_to(wanted)
        self.person.page.keyboard.type(text)

    def found(self) -> None:
        cell = self.table.free_cell()
        self.tab_to(self.table.cells.and_(self.person.page.locator("[tabindex='0']")))
        self.press("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft")
        self.press(*["ArrowDown"] * (cell // 3), *["ArrowRight"] * (cell % 3))
        expect(self.table.cell(cell)).to_be_focused()
        self.press("Enter")
        self.use(self.table.found(cell))

    def place(self) -> None:
        self.press("s")
        self.tab_to(self.table.map.locator("button[tabindex='0']"))
        for kind, key in zip(KINDS, "mrcx"):
            self.place_all(kind, key)

    def place_all(self, kind: str, key: str) -> None:
        table = self.table
        left = table.left(kind)
        if left:
            self.press(key)
        for step in range(left):
            self.press(str((self.home + step + 1) % REGIONS), "+")
            if kind in STRIKES:
                expect(table.targets.first).to_be_focused()
                self.press("ArrowDown", "Enter")
            expect(table.coin(kind)).to_contain_text(str(left - step - 1))

    def seal(self) -> None:
        self.use(self.table.seal)
        expect(self.table.seal).to_be_hidden()

    def vote(self) -> None:
        for tie in self.table.ties.all():
            self.tab_to(tie.get_by_role("radio").first)
            self.press("Space")
        self.use(self.table.seal_ballot)
        expect(self.table.seal_ballot).to_be_hidden()

    def leave_count(self) -> None:
        self.use(self.table.leave_count)

    def see_result(self) -> None:
        self.use(self.table.see_result)


def lay_everything(table: Table) -> None:
    """All on the first region, strikes at whoever is named first."""
    for kind in KINDS:
        for _ in range(table.left(kind)):
            table.coin(kind).click()
            table.region(0).click()
            if kind in STRIKES:
                table.targets.first.click()
