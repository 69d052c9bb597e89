#!/usr/bin/python3
"""Makes the site's Latin faces in client/src/ui from IBM Plex Sans: one for each of the two weights that the site has, with the signs that its own
texts are written in, and one in both weights with all others, which is fetched where a page has such a name. On a slow phone's line each of
the first two arrives in one round (14 kB). With the features that browsers use by themselves, hinted as it was: browsers that round by it draw texts
as wide as before. Under a name of their own, as its licence asks of a modified version (LICENSE.txt beside this).

With Debian's python3-fonttools and python3-brotli:

    npm pack @fontsource-variable/ibm-plex-sans@5.3.0 && tar xf fontsource-variable-ibm-plex-sans-5.3.0.tgz
    /usr/bin/python3 assets/fonts/make.py package/files/ibm-plex-sans-latin-wght-normal.woff2
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / 'client/src/ui'
NAME = 'Harbour Sans'
FEATURES = ['ccmp', 'kern', 'liga', 'mark']
FULL_NAME, FAMILY, UNIQUE, POSTSCRIPT = 4, 1, 3, 6


def usual() -> set[int]:
    """The signs that tokens.css says the face of a weight is for."""
    face = re.search(r'harbour-sans-400.*?unicode-range:([^;]*);', (FOLDER / 'tokens.css').read_text(), re.S)
    ranges = re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', face[1])
    return {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


USUAL = usual()


def make(source: str, name: str, wanted, weights) -> None:
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 6, 13, 14], notdef_outline=True)
    shortened = subset.Subsetter(options)
    shortened.populate(unicodes=[code for code in font.getBestCmap() if wanted(code)])
    shortened.subset(font)
    instancer.instantiateVariableFont(font, {'wght': weights}, inplace=True)
    for record in list(font['name'].names):
        if record.nameID in (FAMILY, FULL_NAME, UNIQUE):
            record.string = NAME
        elif record.nameID == POSTSCRIPT:
            record.string = NAME.replace(' ', '')
    if 'fvar' in font:
        font['fvar'].instances = []
    font['name'].names = [record for record in font['name'].names if 'Plex' not in record.toUnicode()]
    font.flavor = 'woff2'
    target = FOLDER / f'harbour-sans-{name}.woff2'
    font.save(target)
    print(f'{target.relative_to(ROOT)}: {target.stat().st_size} bytes')


for weight in (400, 600):
    make(sys.argv[1], str(weight), lambda code: code in USUAL, weight)
make(sys.argv[1], 'others', lambda code: code not in USUAL, (400, 600))
