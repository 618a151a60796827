"""The zones of passengers that Bus and Metro share, at prices: grannies, students and tourists.

Bus has more to tell of students (interns, a spot) and of tourists (spots), which Metro has not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.filling import filled
from allaboard.bots.best.reach import PEOPLE, STUDENTS, TOURISTS
from allaboard.bots.best.resources import INTERN, NOWHERE, SCALE
from allaboard.bots.best.zones import Zones
from allaboard.engine.line.board import (
    DARK_PLACE,
    DARK_SPOT,
    GRANNY,
    LIGHT_PLACE,
    LIGHT_SPOT,
    SCHOOL,
    STUDENT,
    STUDENT_SPOT,
    TOURIST,
)
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import (
    GRANNY_BOXES,
    GRANNY_TOTALS,
    PLACE_BOXES,
    SCHOOL_BOXES,
    STUDENT_BOXES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class PassengerZones(Zones):
    """The worth of sheets, with the passengers of both games."""

    def grannies(self) -> i64:
        have: i64 = self.sheet.grannies
        price: i64 = self.prices.goods[GRANNY]
        limit: i64 = self.limits[GRANNY]
        if limit > GRANNY_BOXES - have:
            limit = GRANNY_BOXES - have
        best: i64 = NOWHERE
        bought: i64 = 0
        more: i64 = 0
        while more <= limit:
            points: i64 = GRANNY_TOTALS[have + more]
            worth: i64 = points * SCALE - more * price + self.objective(0, have, more)
            if worth > best:
                best = worth
                bought = more
            more += 1
        if self.notes:
            self.note(GRANNY, bought)
            self.note_objective(0, have, bought)
        return best

    def students(self) -> i64:
        return self.best_students(0, 0, False)

    def best_students(self, interns_left: i64, written: i64, has_spot: bool) -> i64:
        """The same with so many interns to come and a number written for the spot."""
        sheet = self.sheet
        goods = self.prices.goods
        price: i64 = goods[STUDENT]
        intern_price: i64 = goods[INTERN]
        school_price: i64 = goods[SCHOOL]
        spot_price: i64 = goods[STUDENT_SPOT]
        student_limit: i64 = self.limits[STUDENT]
        if student_limit > STUDENT_BOXES - sheet.students:
            student_limit = STUDENT_BOXES - sheet.students
        school_limit: i64 = self.limits[SCHOOL]
        if school_limit > SCHOOL_BOXES - sheet.schools:
            school_limit = SCHOOL_BOXES - sheet.schools
        have: i64 = sheet.student_count()
        best: i64 = NOWHERE
        best_students: i64 = 0
        best_interns: i64 = 0
        best_schools: i64 = 0
        best_spot: bool = False
        students: i64 = 0
        while students <= student_limit:
            with_students: i64 = self.most[STUDENTS * PEOPLE + students]
            if school_limit > with_students:
                school_limit = with_students
            interns: i64 = 0
            while interns <= interns_left:
                count: i64 = have + students + interns
                base: i64 = self.objective(1, have, students + interns) - students * price - interns * intern_price
                base += written * SCALE
                buys: bool = False
                if has_spot:
                    rise: i64 = (count - written) * SCALE - spot_price
                    if rise > 0:
                        buys = True
                        base += rise
                # Every school brings the same: all or none.
                schools: i64 = school_limit if count * SCALE > school_price else 0
                worth: i64 = base + count * (sheet.schools + schools) * SCALE - schools * school_price
                if worth > best:
                    best = worth
                    best_students = students
                    best_interns = interns
                    best_schools = schools
                    best_spot = buys
                interns += 1
            students += 1
        if self.notes:
            self.note(STUDENT, best_students)
            self.note(INTERN, best_interns)
            self.note(SCHOOL, best_schools)
            self.note(STUDENT_SPOT, 1 if best_spot else 0)
            self.note_objective(1, have, best_students + best_interns)
        return best

    def tourists(self) -> i64:
        return self.best_tourists(0, 0, False)

    def best_tourists(self, written: i64, spot: i64, has_spot: bool) -> i64:
        """The same with a number written for the better of the spots."""
        sheet = self.sheet
        goods = self.prices.goods
        limits = self.limits
        tourists = sheet.tourists
        price: i64 = goods[TOURIST]
        light_price: i64 = goods[LIGHT_PLACE]
        dark_price: i64 = goods[DARK_PLACE]
        spot_price: i64 = goods[spot]
        light_limit: i64 = limits[LIGHT_PLACE]
        if light_limit > PLACE_BOXES:
            light_limit = PLACE_BOXES
        dark_limit: i64 = limits[DARK_PLACE]
        if dark_limit > PLACE_BOXES:
            dark_limit = PLACE_BOXES
        room: i64 = 0
        if tourists.row < ROWS:
            room = (ROWS - tourists.row) * tourists.size - tourists.ticks
        limit: i64 = limits[TOURIST]
        if room > limit:
            room = limit
        have: i64 = tourists.ticked
        best: i64 = NOWHERE
        best_more: i64 = 0
        best_light: i64 = 0
        best_dark: i64 = 0
        best_spot: bool = False
        more: i64 = 0
        while more <= room:
            base: i64 = self.objective(2, have, more) - more * price + written * SCALE
            buys: bool = False
            if has_spot:
                rise: i64 = (have + more - written) * SCALE - spot_price
                if rise > 0:
                    base += rise
                    buys = True
            from_stops: i64 = more - self.bonuses
            places: i64 = self.most[TOURISTS * PEOPLE + (from_stops if from_stops > 0 else 0)]
            light: i64 = 0
            while light <= light_limit and light <= places:
                with_light: i64 = base + self.objective(4, sheet.light_places, light) - light * light_price
                dark: i64 = 0
                while dark <= dark_limit and light + dark <= places:
                    worth: i64 = with_light + filled(tourists.row, tourists.ticks, more, light + dark) * SCALE
                    worth += self.objective(5, sheet.dark_places, dark) - dark * dark_price
                    if worth > best:
                        best = worth
                        best_more = more
                        best_light = light
                        best_dark = dark
                        best_spot = buys
                    dark += 1
                light += 1
            more += 1
        if self.notes:
            self.note(TOURIST, best_more)
            self.note(LIGHT_PLACE, best_light)
            self.note(DARK_PLACE, best_dark)
            self.note(spot, 1 if best_spot else 0)
            self.note_objective(2, have, best_more)
            self.note_objective(4, sheet.light_places, best_light)
            self.note_objective(5, sheet.dark_places, best_dark)
        return best

    def better_spot(self) -> i64:
        """The cheaper one of the two spots of tourists."""
        goods = self.prices.goods
        return DARK_SPOT if goods[DARK_SPOT] < goods[LIGHT_SPOT] else LIGHT_SPOT
