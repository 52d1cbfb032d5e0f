"""What would come of something, told from one seat's view alone, so that it cannot leak. What is asked, games say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hemicycle.core.choices import NOTHING, Choices
from hemicycle.core.state import Seat


class Foresight:
    """What the rules of a game can tell beforehand.

    `questions` are what a seat may ask about, given its view (a bystander's for None): a half-built move, a set of
    blocs …, as actions. `answer` is what would come of one, as a frozen dataclass of plain data.
    """

    def __init__(
        self,
        questions: Callable[[Any, Seat | None], Choices[Any]],
        answer: Callable[[Any, Seat | None, Any], Any],
    ) -> None:
        self.questions, self.answer = questions, answer

    def foretell(self, view: Any, seat: Seat | None, asked: object) -> Any:
        """The answer to a question in plain data; Illegal where it is none."""
        return self.answer(view, seat, self.questions(view, seat).read(asked))


def no_questions(_: Any, __: Seat | None) -> Choices[Any]:
    return NOTHING


def no_answer(_: Any, __: Seat | None, ___: Any) -> Any:
    raise LookupError("there is no question that this could answer")


NO_FORESIGHT: Final = Foresight(no_questions, no_answer)
