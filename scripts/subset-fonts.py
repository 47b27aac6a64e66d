"""Makes the font files of the site from the two families in node_modules.

Run it from the project's root after `npm install`, with fontTools and Brotli for Python 3
(Debian: apt-get install python3-fonttools python3-brotli):

    python3 scripts/subset-fonts.py

public/fonts/*.woff2         variable subsets for the browser: "latin" on every page, "tr" for Ğ ğ Ş ş İ
scripts/share-fonts/*.ttf    one static weight of each family, for the share images

Both families are under the SIL Open Font License without a reserved name; their licences stand beside the files.
The families lack some signs that our texts use. subset_glyphs.py draws those.
"""
import os
import shutil
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

sys.dont_write_bytecode = True
from subset_glyphs import add_missing_signs, add_word_joiner  # noqa: E402

SOURCE = "node_modules/@fontsource-variable"
WEB = "public/fonts"
SHARE = "scripts/share-fonts"
FAMILIES = {"funnel-display": ("Funnel Display", 400, 600), "hanken-grotesk": ("Hanken Grotesk", 400, 700)}
SHARE_WEIGHT = 500

ASCII = {chr(code) for code in range(0x20, 0x7F)}
LATIN = ASCII | set("\u00a0§©®«»°±²³·½×–—‘’“”•…€−ıÇÖÜçöüâîûÂÎÛÉÀéèêàáíóúôñäëïß")
TURKISH = set("ĞğŞşİ")
FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "case", "liga", "calt"]


def subset(family, part, characters, features=FEATURES):
    font = TTFont(f"{SOURCE}/{family}/files/{family}-{part}-wght-normal.woff2", recalcTimestamp=False)
    codes = {ord(character) for character in characters}
    missing = sorted(codes - set(font.getBestCmap()))
    if missing:
        raise SystemExit(f"{family} {part} lacks {[chr(code) for code in missing]}")
    # An arrow without a code of its own: the ligature of "->" draws it.
    glyphs = [name for name in ("arrowright",) if part == "latin" and name in font.getGlyphOrder()]
    options = Options(layout_features=features, hinting=False, glyph_names=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes, glyphs=glyphs)
    subsetter.subset(font)
    return font


def web_font(family, part, suffix, characters):
    _, lightest, boldest = FAMILIES[family]
    font = instantiateVariableFont(subset(family, part, characters), {"wght": (lightest, boldest)})
    if part == "latin":
        add_missing_signs(font, boldest)
        add_word_joiner(font)
    font["post"].formatType = 3.0
    # Browsers go by @font-face and read neither; the licences stand beside the files.
    font["name"].names = []
    del font["STAT"]
    font.flavor = "woff2"
    path = f"{WEB}/{family}-{suffix}.woff2"
    font.save(path)
    print(path, os.path.getsize(path))


def share_font(family):
    name = FAMILIES[family][0]
    # In Turkish "fi" is no ligature: the dot of the i carries meaning.
    features = [feature for feature in FEATURES if feature not in ("liga", "calt")]
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for part, characters in (("latin", LATIN), ("latin-ext", TURKISH)):
            font = subset(family, part, characters, features)
            if part == "latin":
                add_missing_signs(font, font["fvar"].axes[0].maxValue)
                add_word_joiner(font)
            font = instantiateVariableFont(font, {"wght": SHARE_WEIGHT})
            font.flavor = None
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        merged = Merger().merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = font["head"].modified
    rename(merged, name)
    merged["post"].formatType = 3.0
    path = f"{SHARE}/{family}-{SHARE_WEIGHT}.ttf"
    merged.save(path)
    print(path, os.path.getsize(path))


def rename(font, family):
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    postscript = family.replace(" ", "") + "-Medium"
    for number, text in ((1, family), (2, "Regular"), (4, f"{family} Medium"), (6, postscript)):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = SHARE_WEIGHT


for family in FAMILIES:
    os.makedirs(SHARE, exist_ok=True)
    web_font(family, "latin", "latin", LATIN)
    web_font(family, "latin-ext", "tr", TURKISH)
    share_font(family)
    for folder in (WEB, SHARE):
        shutil.copyfile(f"{SOURCE}/{family}/LICENSE", f"{folder}/LICENSE-{family}.txt")
