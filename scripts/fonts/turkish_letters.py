"""Letters that Turkish needs stand in another file of the family. Each is drawn as a letter we have and a mark."""
import copy

from missing_signs import NO_VARIATION, copy_width_variation, insert, map_code

# Types of lookups in GPOS: kerning of pairs, and a wrapper around another lookup.
PAIRS, EXTENSION = 2, 9


def add_turkish_letters(font, extended, letters):
    """Copies letters from `extended`, with the marks that `font` lacks; each is kerned as the letter it is made of."""
    names = extended.getBestCmap()
    for code in sorted(ord(letter) for letter in letters):
        name = names[code]
        base, *marks = [part.glyphName for part in extended["glyf"][name].components]
        for mark in marks:
            if mark not in font.getGlyphOrder():
                copy_glyph(font, extended, mark)
                font["HVAR"].table.AdvWidthMap.mapping[mark] = NO_VARIATION
        copy_glyph(font, extended, name)
        map_code(font, code, name)
        copy_width_variation(font, base, name)
        kern_as(font, base, name)


def copy_glyph(font, source, name):
    insert(font, name, copy.deepcopy(source["glyf"][name]), source["hmtx"][name])
    font["gvar"].variations[name] = copy.deepcopy(source["gvar"].variations[name])


def kern_as(font, base, name):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == EXTENSION else table
            if pairs.LookupType == PAIRS and pairs.Format == 1:
                kern_pairs_as(pairs, base, name)
            elif pairs.LookupType == PAIRS:
                kern_classes_as(pairs, base, name)


def kern_pairs_as(pairs, base, name):
    """New glyphs are the last of the font, so what is appended stands in the order of glyphs, as the format asks."""
    for row in pairs.PairSet:
        for record in [record for record in row.PairValueRecord if record.SecondGlyph == base]:
            second = copy.copy(record)
            second.SecondGlyph = name
            row.PairValueRecord.append(second)
    if base in pairs.Coverage.glyphs:
        pairs.PairSet.append(copy.deepcopy(pairs.PairSet[pairs.Coverage.glyphs.index(base)]))
        pairs.Coverage.glyphs.append(name)


def kern_classes_as(pairs, base, name):
    if base in pairs.Coverage.glyphs:
        pairs.Coverage.glyphs.append(name)
    for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
        if base in classes:
            classes[name] = classes[base]
