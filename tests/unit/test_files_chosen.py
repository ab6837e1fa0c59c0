"""Every field for a file is the one of the page's core, which can be given a file again."""

from tests.support.sites import ROOT


def test_there_is_one_field_for_files() -> None:
    sources = (ROOT / "web" / "src").rglob("*.tsx")
    with_field = [path.name for path in sources if 'type="file"' in path.read_text("utf-8")]
    assert with_field == ["files.tsx"]
