"""The driven valve VA-01 at work: in the copper supply of a riser, over tiles."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def tiles(wide, high, at, look, width=200, height=100):
    """Laid half over half on a wall that looks to the front."""
    x0, y, z0 = at
    grout = s.material("grout", (0.50, 0.51, 0.50), 0.8)
    s.slab(wide, 10, high, (x0 + wide / 2, y + 6, z0), grout, edge=0)
    for row in range(int(high / height)):
        for column in range(-1, int(wide / width)):
            s.slab(width - 3, 8, height - 3, (x0 + width * (column + 0.75 + 0.5 * (row % 2)), y, z0 + height * row + 1.5), look, edge=1)


def straight(look, length, radius, at, turn=(0, 90, 0)):
    s.assembled(lambda: s.disc(radius, length, (0, 0, 0), look, 0), at, turn)


def place():
    look = s.looks()
    copper = s.material("pipe", (0.72, 0.34, 0.19), 0.26, 1)
    tile = s.material("tile", (0.60, 0.64, 0.635), 0.22, coat=0.3)
    foam = s.material("foam", (0.03, 0.033, 0.035), 0.85, grain=0.2, grain_size=50)
    tiles(2400, 1800, (-1200, 92, -700), tile)
    s.assembled(lambda: devices.driven_valve(look), (0, 0, -27))
    straight(copper, 950, 11, (-1000, 0, 0))
    straight(copper, 950, 11, (50, 0, 0))
    straight(foam, 2400, 34, (-1200, 40, -190))
    for x in (-200, 200):
        s.slab(14, 30, 30, (x, 0, -15), look["steel"], radius=3, edge=1)
        s.assembled(lambda: s.disc(5, 90, (0, 0, 0), look["steel"], 0), (x, 8, 0), (-90, 0, 0))
        s.assembled(lambda: s.disc(18, 4, (0, 0, 0), look["steel"], 1), (x, 83, 0), (-90, 0, 0))
    s.cable([(-14, -47, 57), (-17, -62, 53), (-44, -74, 38), (-100, -36, 26), (-134, 40, 34), (-144, 78, 80), (-146, 82, 160), (-146, 82, 700)], 2.6, look["dark"])
    for z in (130, 290):
        s.slab(16, 8, 10, (-146, 82, z), look["white"], radius=2, edge=1)
    s.lamp((-4, -6, 6), (0, 0, 0), 2.6, 480, (1, 0.97, 0.93))
    s.lamp((4.4, -5, 1), (0, 0, 0), 2.4, 120, (0.94, 0.98, 1))
    s.sky((0.9, 0.94, 0.96), 0.4)
    s.camera((1.3, -4.9, 2.5), (-0.05, 0.1, 0.2), 50, blur=0.2)


s.main({"place": place})
