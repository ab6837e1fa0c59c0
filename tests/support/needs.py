"""What tests in a browser need of it; each has these as marks, so `-m storage` runs some.

A promise is tested where it is cheapest: what needs none of these is tested in tests/web/page.
"""

from collections.abc import Mapping
from pathlib import Path

NEEDS: Mapping[str, str] = {
    # Boxes, colours, letters, what is painted and printed.
    "layout": "access analysis api_pages axe branches dare guide lessons library look motion "
    "moves_list newcomer openings page paper phones picture_export pictures review rules "
    "screens_in_languages seats sheets states teaching told vector workshop",
    # A mouse, fingers, keys and where the focus goes; files, and what is copied.
    "input": "aim every_game hover keys live play presses share touch workshop zoom",
    # Python in WebAssembly, beside the page.
    "worker": "benches ends engine every_game everywhere faults left_tables soak "
    "start workers workshop",
    # What is kept, by several tabs and over the end of a process.
    "storage": "device everywhere far far_model far_tabs killed later_visits "
    "library live_machines put_aside repair settings tabs texts",
    # Files that come late, damaged, from a cache or not at all; other hosts and versions.
    "network": "addresses ahead app everywhere far game_pages hosts installed languages lighthouse "
    "offline release reloading repair rooms scripts start updates",
    "webrtc": "ends live live_machines live_meeting shared_games workshop",
    # What a browser forbids, or lacks.
    "policy": "frames optional policy workshop",
    "reader": "ends reader",
}


def needs_of(path: Path) -> list[str]:
    """List what the tests of a module need."""
    name = path.stem.removeprefix("test_")
    return [need for need, names in NEEDS.items() if name in names.split()]
