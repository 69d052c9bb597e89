"""The people counter PC-04 at work: on the ceiling before a doorway, seen by who walks under it."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def entrance(look):
    """A pair of glass doors in a dark frame below a wall, daylight behind them."""
    wall = s.material("paint", (0.64, 0.66, 0.65), 0.75)
    frame = s.material("frame", (0.05, 0.06, 0.065), 0.35, 0.4)
    s.slab(4000, 80, 40, (0, 440, -40), wall, edge=0)
    for side in (-1, 1):
        s.slab(1200, 80, 2600, (side * 1350, 440, -2600), wall, edge=0)
        s.slab(60, 90, 2600, (side * 720, 440, -2600), frame, edge=1.5)
        s.slab(46, 50, 2500, (side * 26, 440, -2600), frame, edge=2)
        s.slab(640, 48, 52, (side * 360, 440, -141), frame, edge=2)
        s.slab(630, 8, 2500, (side * 360, 440, -2600), s.pane("door glass", 0.03), edge=0)
    s.slab(1440, 90, 45, (0, 440, -85), frame, edge=1.5)


def across():
    """The front of a building on the other side of the street, in the sun."""
    stone, window = s.material("stone", (0.74, 0.72, 0.68), 0.9, glow=0.42), s.material("window", (0.20, 0.27, 0.32), 0.3, glow=0.2)
    s.slab(14000, 20, 9000, (0, 6000, -5000), window, edge=0)
    for index in range(-10, 11):
        s.slab(260, 60, 9000, (650 * index, 5980, -5000), stone, edge=0)
    for index in range(10):
        s.slab(14000, 80, 330, (0, 5980, -4600 + 900 * index), stone, edge=0)


def place():
    look = s.looks()
    wood = s.mottled("wood", (0.27, 0.16, 0.085), (0.42, 0.28, 0.17), 0.5, scale=2, stretch=(9, 0.5, 9), grain=0.05)
    s.slab(6000, 6000, 20, (0, -2550, 6), look["rubber"], edge=0)
    for index in range(-16, 17):
        s.slab(138, 6000, 6, (144 * index, -2550, 0), wood, edge=1.2)
    entrance(look)
    across()
    for x in (-420, 430):
        s.assembled(lambda: s.turned([(62, 0), (58, 5), (46, 6), (44, 2)], (0, 0, 0), look["white"]), (x, 200, 0), (180, 0, 0))
        s.slab(84, 84, 1, (x, 200, -2), s.material("spot", (1, 0.96, 0.88), 0.5, glow=6), radius=42, edge=0)
    s.assembled(lambda: devices.people(look), (0, 150, 0), (180, 0, 0))
    s.lamp((-3.4, -5, -6), (0, 0, 0), 2.5, 150, (1, 0.98, 0.95))
    s.lamp((3, 3.6, -7), (0, 0, 0), 3, 170, (0.93, 0.98, 1))
    s.lamp((0, -4, -9), (0, 4.4, -1), 4, 160, (1, 0.98, 0.95))
    s.sky((0.9, 0.94, 0.96), 0.35)
    s.camera((-1.3, -4.7, -4.4), (0.05, 1.5, -1.65), 40, blur=0.15)


s.main({"place": place})
