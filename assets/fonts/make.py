#!/usr/bin/python3
"""Makes the site's Latin face, client/src/ui/harbour-sans.woff2: IBM Plex Sans with the two weights that the site has, and the features that
browsers use by themselves. A third smaller, it is there earlier on a slow phone. Hinted as it was: browsers that round by it draw texts as wide as
before. Under a name of its own, as its licence asks of a modified version (LICENSE.txt beside it).

With Debian's python3-fonttools and python3-brotli:

    npm pack @fontsource-variable/ibm-plex-sans@5.3.0 && tar xf fontsource-variable-ibm-plex-sans-5.3.0.tgz
    /usr/bin/python3 assets/fonts/make.py package/files/ibm-plex-sans-latin-wght-normal.woff2
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / 'client/src/ui/harbour-sans.woff2'
NAME = 'Harbour Sans'
WEIGHTS = (400, 600)
FEATURES = ['ccmp', 'kern', 'liga', 'mark']
FULL_NAME, FAMILY, UNIQUE, POSTSCRIPT = 4, 1, 3, 6

font = TTFont(sys.argv[1], recalcTimestamp=False)
options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 6, 13, 14], notdef_outline=True)
shortened = subset.Subsetter(options)
shortened.populate(unicodes=font.getBestCmap().keys())
shortened.subset(font)
instancer.instantiateVariableFont(font, {'wght': WEIGHTS}, inplace=True)
for record in list(font['name'].names):
    if record.nameID in (FAMILY, FULL_NAME, UNIQUE):
        record.string = NAME
    elif record.nameID == POSTSCRIPT:
        record.string = NAME.replace(' ', '')
font['fvar'].instances = []
font['name'].names = [record for record in font['name'].names if 'Plex' not in record.toUnicode()]
font.flavor = 'woff2'
font.save(TARGET)
print(f'{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size} bytes')
