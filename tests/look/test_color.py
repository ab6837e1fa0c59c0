"""The arithmetic of colours, against published numbers."""

from __future__ import annotations

import pytest

from tests.look.color import EYES, Color, ciede2000, contrast, read

# From the test data of Sharma, Wu and Dalal 2005: the pairs whose hues are hard.
PAIRS: list[tuple[Color, Color, float]] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_ciede2000_gives_the_published_differences(
    one: Color, other: Color, expected: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_contrast_is_as_wcag_defines_it() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("grey", ["#000000", "#808080", "#ffffff"])
def test_greys_look_the_same_to_everybody(eyes: str, grey: str) -> None:
    assert EYES[eyes](read(grey)) == pytest.approx(read(grey), abs=1e-4)


def test_red_and_green_are_alike_to_some() -> None:
    red, green = read("#b05050"), read("#707030")
    deutan = EYES["deutan"]
    assert abs(deutan(red)[0] - deutan(green)[0]) < abs(red[0] - green[0]) / 3
