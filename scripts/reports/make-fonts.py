"""Makes the fonts of our documents from the two families in node_modules: one static file for each weight in use.

Run it from the project's root after `npm install`, with fontTools and Brotli for Python 3
(Debian: apt-get install python3-fonttools python3-brotli):

    python3 scripts/reports/make-fonts.py

The licences of both families stand beside the files.
"""
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
sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from subset_glyphs import add_missing_signs  # noqa: E402

SOURCE = "node_modules/@fontsource-variable"
TARGET = "server/pdf/fonts"
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold"}
FAMILIES = {"funnel-display": ("Funnel Display", (400, 500)), "hanken-grotesk": ("Hanken Grotesk", (400, 500, 600))}

ASCII = {chr(code) for code in range(0x20, 0x7F)}
LATIN = ASCII | set("\u00a0§©®«»°±²³·½×–—‘’“”•…€−ıÇÖÜçöüâîûÂÎÛ")
TURKISH = set("ĞğŞşİ")
# What visitors type is set in this one: names are written in all the Latin letters there are.
TYPED = ("hanken-grotesk", 400)
# No ligatures: in Turkish the dot of the i in "fi" carries meaning.
FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk"]


def subset(family, part, characters):
    font = TTFont(f"{SOURCE}/{family}/files/{family}-{part}-wght-normal.woff2", recalcTimestamp=False)
    codes = set(font.getBestCmap()) if characters is None else {ord(character) for character in characters}
    glyphs = [name for name in ("arrowright",) if part == "latin" and name in font.getGlyphOrder()]
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, glyph_names=True))
    subsetter.populate(unicodes=codes, glyphs=glyphs)
    subsetter.subset(font)
    return font


def static_font(family, weight):
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for part, characters in (("latin", LATIN), ("latin-ext", TURKISH)):
            font = subset(family, part, None if (family, weight) == TYPED else characters)
            if part == "latin":
                add_missing_signs(font, font["fvar"].axes[0].maxValue)
            font = instantiateVariableFont(font, {"wght": weight})
            font.flavor = None
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        merged = Merger().merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = font["head"].modified
    return merged


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


def rename(font, family, weight):
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    style = WEIGHTS[weight]
    postscript = f"{family.replace(' ', '')}-{style}"
    for number, text in ((1, f"{family} {style}"), (2, "Regular"), (4, f"{family} {style}"), (6, postscript)):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


os.makedirs(TARGET, exist_ok=True)
for family, (name, weights) in FAMILIES.items():
    for weight in weights:
        font = static_font(family, weight)
        decompose(font)
        rename(font, name, weight)
        font["post"].formatType = 3.0
        path = f"{TARGET}/{family}-{weight}.ttf"
        font.save(path)
        print(path, os.path.getsize(path))
    shutil.copyfile(f"{SOURCE}/{family}/LICENSE", f"{TARGET}/LICENSE-{family}.txt")
