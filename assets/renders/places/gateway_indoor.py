"""The indoor gateway GW-02 at work: on the ceiling of an office's corridor."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import gateways
import studio as s


def ceiling(look):
    """Tiles of 600 mm on a grid, the underside at 0; one in the middle, one a light."""
    tile = s.mottled("tile", (0.33, 0.35, 0.355), (0.50, 0.52, 0.52), 0.85, scale=70, grain=0.15, detail=3)
    bar = s.material("bar", (0.70, 0.71, 0.70), 0.45)
    light = s.material("light", (1, 0.985, 0.96), 0.5, glow=3.2)
    for column in range(-3, 4):
        for row in range(-2, 8):
            lit = column == -1 and row % 3 == 2
            s.slab(588, 588, 8, (600 * column, 600 * row, 0), light if lit else tile, edge=0)
    for index in range(-4, 5):
        s.slab(22, 6400, 4, (600 * index - 300, 1800, -2), bar, edge=0.6)
    for index in range(-3, 9):
        s.slab(4800, 22, 4, (0, 600 * index - 300, -2.2), bar, edge=0.6)


def sprinkler(look, at):
    def head():
        s.disc(34, 3, (0, 0, 0), look["white"], 1.2)
        s.disc(9, 16, (0, 0, 2), look["steel"], 1)
        for side in (-1, 1):
            s.cable([(side * 7, 0, 16), (side * 11, 0, 26), (0, 0, 38)], 1.6, look["steel"])
        s.disc(13, 1.6, (0, 0, 38), look["steel"], 0.4)
    s.assembled(head, at, (180, 0, 0))


def corridor(look):
    """A wall at the left with a glazed office behind it, and one at the right."""
    wall = s.material("paint", (0.62, 0.65, 0.64), 0.75)
    teal = s.material("teal wall", (0.03, 0.22, 0.22), 0.7)
    s.slab(100, 6400, 2600, (1150, 1800, -2600), wall, edge=0)
    s.slab(3000, 100, 2600, (0, 4800, -2600), teal, edge=0)
    for y in range(-600, 4800, 900):
        s.slab(50, 40, 2600, (-800, y, -2600), look["dark"], edge=1)
    s.slab(50, 6400, 70, (-800, 1800, -70), look["dark"], edge=1)
    s.slab(6, 6400, 2600, (-800, 1800, -2600), s.pane("partition", 0.1), edge=0)
    s.slab(60, 6400, 2600, (-2100, 1800, -2600), wall, edge=0)


def place():
    look = s.looks()
    ceiling(look)
    corridor(look)
    sprinkler(look, (520, 640, 0))
    s.assembled(gateways.indoor_device, (0, 0, 0), (180, 0, 12))
    s.lamp((-4, -8, -9), (0, 0, 0), 5, 680, (1, 0.98, 0.95))
    s.lamp((6, 20, -14), (0, 22, 0), 6, 900, (0.96, 0.98, 1))
    s.sky((0.9, 0.94, 0.96), 0.45)
    s.camera((1.6, -6.6, -4.4), (-0.25, 2.6, -0.9), 42, blur=0.15)


s.main({"place": place})
