"""Makes every font file of the project from the families in node_modules.

    public/fonts/*.woff2         for browsers: one variable font of each family
    scripts/share-fonts/*.ttf    for share images: one weight of each family
    server/pdf/typst/fonts/*.ttf for PDF documents: a file for each weight they use, and the letters of other scripts;
                                 letters.json lists what visitors may type

Run it from the project's root after `npm install`, with Python 3 and the two packages of requirements.txt; other
versions of them make other bytes:

    python3 -m venv .cache/python && .cache/python/bin/pip install -r scripts/fonts/requirements.txt
    .cache/python/bin/python scripts/fonts/make-fonts.py

All families are under the SIL Open Font License without a reserved name; their licences stand beside the files.
The two of the site lack some signs that our texts use: missing_signs.py draws those. turkish_letters.py makes one file for
browsers of the two that a family comes in: a browser asks for a second one only after its first layout.
"""
import json
import os
import shutil
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

sys.dont_write_bytecode = True
from missing_signs import add_missing_signs, add_word_joiner  # noqa: E402
from turkish_letters import add_turkish_letters  # noqa: E402

SOURCE = "node_modules/@fontsource-variable"
WEB, SHARE, DOCUMENTS = "public/fonts", "scripts/share-fonts", "server/pdf/typst/fonts"
NAMES = {"funnel-display": "Funnel Display", "hanken-grotesk": "Hanken Grotesk"}
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold"}
# The lightest and the boldest weight of pages; app/styles/fonts.css says the same.
WEB_WEIGHTS = {"funnel-display": (400, 600), "hanken-grotesk": (400, 700)}
SHARE_WEIGHT = 500
DOCUMENT_WEIGHTS = {"funnel-display": (400, 500), "hanken-grotesk": (400, 500, 600)}
# What visitors type is set in this one: names are written in all the Latin letters there are.
TYPED = ("hanken-grotesk", 400)

# Each family comes in two files: Turkish letters stand in "latin-ext", all others in "latin".
DOCUMENT_LATIN = {chr(code) for code in range(0x20, 0x7F)} | set("\u00a0§©®«»°±²³·½×÷–—‘’“”•…€−ıÇÖÜçöüâîûÂÎÛ")
LATIN = DOCUMENT_LATIN | set("ÉÀéèêàáíóúôñäëïß")
TURKISH = set("ĞğŞşİ")

# Names are also written in these letters, which neither family has: one weight, for what visitors type.
OTHER_SCRIPTS = {
    "noto-sans": ("Noto Sans", ("cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"), range(0x370, 0x2000)),
    "vazirmatn": ("Vazirmatn", ("arabic",), range(0x600, 0x700)),
}
OTHER_SIGNS = {0x20, 0x2116}
JOINING_FEATURES = ["init", "medi", "fina", "rlig", "liga", "ccmp", "locl", "mark", "mkmk", "curs", "kern"]

DOCUMENT_FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk"]
SHARE_FEATURES = [*DOCUMENT_FEATURES, "tnum", "lnum", "case"]
# Only browsers know the language and leave the ligature "fi" out of Turkish, where the dot of the i carries meaning.
WEB_FEATURES = [*SHARE_FEATURES, "liga", "calt"]


def subset(family, part, characters, features):
    font = TTFont(f"{SOURCE}/{family}/files/{family}-{part}-wght-normal.woff2", recalcTimestamp=False)
    codes = {ord(character) for character in characters} if characters else set(font.getBestCmap())
    missing = sorted(codes - set(font.getBestCmap()))
    if missing:
        raise SystemExit(f"{family} {part} lacks {[chr(code) for code in missing]}")
    # An arrow without a code of its own: the ligature of "->" draws it.
    glyphs = [name for name in ("arrowright",) if part == "latin" and name in font.getGlyphOrder()]
    subsetter = Subsetter(Options(layout_features=features, hinting=False, glyph_names=True))
    subsetter.populate(unicodes=codes, glyphs=glyphs)
    subsetter.subset(font)
    return font


def web_font(family):
    lightest, boldest = WEB_WEIGHTS[family]
    font, extended = (
        instantiateVariableFont(subset(family, part, characters, WEB_FEATURES), {"wght": (lightest, boldest)})
        for part, characters in (("latin", LATIN), ("latin-ext", TURKISH))
    )
    add_missing_signs(font, boldest)
    add_word_joiner(font)
    add_turkish_letters(font, extended, TURKISH)
    # Browsers go by @font-face and read neither.
    font["name"].names = []
    del font["STAT"]
    font.flavor = "woff2"
    save(font, f"{WEB}/{family}.woff2")


def share_font(family):
    font = static_font(family, SHARE_WEIGHT, LATIN, TURKISH, SHARE_FEATURES, word_joiner=True)
    rename(font, NAMES[family], SHARE_WEIGHT, family_name=NAMES[family])
    save(font, f"{SHARE}/{family}-{SHARE_WEIGHT}.ttf")


def document_font(family, weight):
    latin, turkish = (None, None) if (family, weight) == TYPED else (DOCUMENT_LATIN, TURKISH)
    font = static_font(family, weight, latin, turkish, DOCUMENT_FEATURES)
    decompose(font)
    rename(font, NAMES[family], weight, family_name=f"{NAMES[family]} {STYLES[weight]}")
    save(font, f"{DOCUMENTS}/{family}-{weight}.ttf")


def static_font(family, weight, latin, turkish, features, word_joiner=False):
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for part, characters in (("latin", latin), ("latin-ext", turkish)):
            font = subset(family, part, characters, features)
            if part == "latin":
                add_missing_signs(font, font["fvar"].axes[0].maxValue)
                if word_joiner:
                    add_word_joiner(font)
            font = instantiateVariableFont(font, {"wght": weight})
            font.flavor = None
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        merged = Merger().merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = font["head"].modified
    return merged


def other_script_font(family):
    name, parts, codes = OTHER_SCRIPTS[family]
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for part in parts:
            source = f"node_modules/@fontsource/{family}/files/{family}-{part}-400-normal.woff"
            font = TTFont(source, recalcTimestamp=False)
            subsetter = Subsetter(Options(layout_features=JOINING_FEATURES, hinting=False, glyph_names=True))
            subsetter.populate(unicodes={code for code in font.getBestCmap() if code in codes or code in OTHER_SIGNS})
            subsetter.subset(font)
            font.flavor = None
            paths.append(f"{folder}/{part}.ttf")
            font.save(paths[-1])
        merged = Merger().merge(paths) if len(paths) > 1 else TTFont(paths[0])
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = font["head"].modified
    decompose(merged)
    rename(merged, name, 400, family_name=f"{name} {STYLES[400]}")
    save(merged, f"{DOCUMENTS}/{family}-400.ttf")


def decompose(font):
    """Letters made of parts become one outline each: a PDF lists the letters it uses, and parts would stand unlisted."""
    glyphs, table = font.getGlyphSet(), font["glyf"]
    for name in font.getGlyphOrder():
        if table[name].isComposite():
            recording = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(recording)
            pen = TTGlyphPen(None)
            recording.replay(pen)
            table[name] = pen.glyph()


def rename(font, name, weight, family_name):
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    style = STYLES[weight]
    postscript = f"{name.replace(' ', '')}-{style}"
    for number, text in ((1, family_name), (2, "Regular"), (4, f"{name} {style}"), (6, postscript)):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def write_letters():
    """The letters of what visitors type, as ranges of codes: the program asks it for what the fonts lack."""
    codes = set()
    for family in (TYPED[0], *OTHER_SCRIPTS):
        codes |= set(TTFont(f"{DOCUMENTS}/{family}-400.ttf").getBestCmap())
    ranges = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    with open(f"{DOCUMENTS}/letters.json", "w") as file:
        file.write("[\n" + ",\n".join(f"  {json.dumps(pair)}" for pair in ranges) + "\n]\n")


def save(font, path):
    font["post"].formatType = 3.0
    font.save(path)
    print(path, os.path.getsize(path))


for family in NAMES:
    for folder in (WEB, SHARE, DOCUMENTS):
        os.makedirs(folder, exist_ok=True)
        shutil.copyfile(f"{SOURCE}/{family}/LICENSE", f"{folder}/LICENSE-{family}.txt")
    web_font(family)
    share_font(family)
    for weight in DOCUMENT_WEIGHTS[family]:
        document_font(family, weight)

for family in OTHER_SCRIPTS:
    shutil.copyfile(f"node_modules/@fontsource/{family}/LICENSE", f"{DOCUMENTS}/LICENSE-{family}.txt")
    other_script_font(family)

write_letters()
