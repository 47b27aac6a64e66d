"""Signs that the two families lack, drawn with the weight of their own stems: the lira, an arrow, the lowered two."""
import copy
from array import array

from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

OVERLAP = 0x40
NO_VARIATION = 0xFFFFFFFF
ON, OFF = 1, 0
# Two quadratic curves draw a quarter of an ellipse when their handles stand here.
HANDLE = 0.4142


def add_missing_signs(font, boldest):
    """`boldest` is the upper end of the font's weights; its default is the other end or between."""
    bold = instantiateVariableFont(copy.deepcopy(font), {"wght": boldest})
    if "arrowright" in font.getGlyphOrder():
        map_code(font, 0x2192, "arrowright")
    else:
        add_drawn(font, bold, 0x2192, "arrow", draw_arrow, like="plus")
    add_drawn(font, bold, 0x20BA, "lira", draw_lira, like="zero")
    add_lowered_two(font)


def add_word_joiner(font):
    """An empty glyph: without it the browser asks another font and shapes "e-" and "Fatura" apart."""
    empty = Glyph()
    empty.numberOfContours = 0
    insert(font, "wordjoiner", empty, (0, 0))
    map_code(font, 0x2060, "wordjoiner")
    if "HVAR" in font:
        font["HVAR"].table.AdvWidthMap.mapping["wordjoiner"] = NO_VARIATION


def insert(font, name, glyph, metrics):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = metrics
    if "gvar" in font:
        font["gvar"].variations[name] = []


def map_code(font, code, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def stem(font):
    bounds = font["glyf"][font.getBestCmap()[ord("I")]]
    return bounds.xMax - bounds.xMin


def bar(font):
    bounds = font["glyf"][font.getBestCmap()[ord("−")]]
    return bounds.yMax - bounds.yMin


def measures(font, like):
    glyf = font["glyf"]
    cap = glyf[font.getBestCmap()[ord("H")]].yMax
    minus = glyf[font.getBestCmap()[ord("−")]]
    return {
        "advance": font["hmtx"][like][0],
        "cap": cap,
        "stem": stem(font),
        "bar": bar(font),
        "middle": (minus.yMin + minus.yMax) / 2,
    }


def add_drawn(font, bold, code, name, draw, like):
    light_points, flags, ends = draw(measures(font, like))
    bold_points, _, _ = draw(measures(bold, like))
    glyph = Glyph()
    glyph.numberOfContours = len(ends)
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in light_points])
    glyph.flags = array("B", flags)
    glyph.flags[0] |= OVERLAP
    glyph.endPtsOfContours = ends
    glyph.program = copy.deepcopy(font["glyf"][like].program)
    glyph.recalcBounds(font["glyf"])
    insert(font, name, glyph, (font["hmtx"][like][0], glyph.xMin))
    map_code(font, code, name)
    deltas = [(round(b[0]) - round(a[0]), round(b[1]) - round(a[1])) for a, b in zip(light_points, bold_points)]
    wider = bold["hmtx"][like][0] - font["hmtx"][like][0]
    font["gvar"].variations[name] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, [*deltas, (0, 0), (wider, 0), (0, 0), (0, 0)])]
    copy_width_variation(font, like, name)


def copy_width_variation(font, source, name):
    if "HVAR" in font:
        mapping = font["HVAR"].table.AdvWidthMap.mapping
        mapping[name] = mapping[source]


def outline(contours):
    points, flags, ends = [], [], []
    for contour in contours:
        for x, y, kind in contour:
            points.append((x, y))
            flags.append(kind)
        ends.append(len(points) - 1)
    return points, flags, ends


def polygon(*corners):
    return [(x, y, ON) for x, y in corners]


def draw_arrow(m):
    side, thick, middle = m["advance"] * 0.1, m["bar"], m["middle"]
    tip, tail = m["advance"] - side, side
    head, cut = m["advance"] * 0.3, thick / 2**0.5
    inner = tip - thick * 2**0.5
    shaft = polygon((tail, middle + thick / 2), (inner + thick / 2, middle + thick / 2),
                    (inner + thick / 2, middle - thick / 2), (tail, middle - thick / 2))
    point = polygon((tip, middle), (tip - head, middle - head), (tip - head - cut, middle - head + cut),
                    (inner, middle), (tip - head - cut, middle + head - cut), (tip - head, middle + head))
    return outline([shaft, point])


def draw_lira(m):
    width, cap, thick = m["advance"], m["cap"], m["stem"]
    left, right = width * 0.27, width * 0.93
    rise = cap * 0.44
    upright = polygon((left, 0), (left, cap), (left + thick, cap), (left + thick, 0))
    return outline([upright, draw_bowl(left, left + thick, right, rise, thick), *draw_bars(m, left + thick / 2)])


def draw_bowl(left, turn, right, rise, thick):
    """From the foot of the stem to the right and up, with one thickness all along."""
    across, up = right - turn, rise
    inner_across, inner_up = across - thick, up - thick * 0.95
    inside = [(turn + inner_across * x, rise + inner_up * y, kind) for x, y, kind in QUARTER]
    outside = [(turn + across * x, rise + up * y, kind) for x, y, kind in reversed(QUARTER)]
    return [*polygon((left, 0), (left, thick * 0.95)), *inside, *outside]


QUARTER = [(0, -1, ON), (HANDLE, -1, OFF), (0.7071, -0.7071, ON), (1, -HANDLE, OFF), (1, 0, ON)]


def draw_bars(m, centre):
    """Two strokes that climb to the right across the stem."""
    width, cap, thick = m["advance"], m["cap"], m["bar"] * 0.95
    start, end, slope = width * 0.06, width * 0.74, 0.36
    for height in (cap * 0.47, cap * 0.66):
        low = height + (start - centre) * slope
        high = height + (end - centre) * slope
        yield polygon((start, low + thick / 2), (end, high + thick / 2), (end, high - thick / 2), (start, low - thick / 2))


def add_lowered_two(font):
    """The raised two, moved down until it hangs a little below the line."""
    raised = font.getBestCmap()[0xB2]
    glyf = font["glyf"]
    glyph = copy.deepcopy(glyf[raised])
    down = -round(font["head"].unitsPerEm * 0.13) - glyph.yMin
    if glyph.isComposite():
        for component in glyph.components:
            component.y += down
    else:
        glyph.coordinates.translate((0, down))
    glyph.recalcBounds(glyf)
    insert(font, "twolowered", glyph, font["hmtx"][raised])
    map_code(font, 0x2082, "twolowered")
    font["gvar"].variations["twolowered"] = copy.deepcopy(font["gvar"].variations[raised])
    copy_width_variation(font, raised, "twolowered")
