"""Cuts the letters of the site's languages: python3 lab/letters.py FONT.woff2 OUT.woff2.

Croatian and Estonian need ten letters that the usual files lack; the files that have these have
hundreds more. It needs fonttools and brotli, which the build doesn't: the fonts are kept in
`web/src/fonts/`, and `web/src/styles/letters.css` names the letters.
"""

from __future__ import annotations

import sys

from fontTools.subset import main as subset  # type: ignore[import-not-found]

LETTERS = "ĆćČčĐđŠšŽž"


if __name__ == "__main__":
    options = [f"--text={LETTERS}", "--flavor=woff2", "--layout-features=*"]
    subset([sys.argv[1], *options, f"--output-file={sys.argv[2]}"])
