"""The temperature sensor TH-05 at work: on the side of a refrigerated cabinet, its probe inside behind the glass."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def cabinet(look):
    """Its left side at x 0, its front at y 0; a glass door before it, bottles and boxes within."""
    coat = s.material("coat", (0.19, 0.22, 0.23), 0.4, grain=0.012, grain_size=160)
    liner = s.material("liner", (0.72, 0.74, 0.74), 0.5)
    for x in (0, 600):
        s.slab(36, 680, 1600, (x + 18, 340, -900), coat, edge=1.5)
        s.slab(4, 670, 1600, (x + (38 if x == 0 else -4), 340, -900), liner, edge=0)
    s.slab(640, 30, 1600, (318, 670, -900), liner, edge=0)
    for x in (25, 611):
        s.slab(50, 42, 1600, (x, -27, -900), look["dark"], edge=2.5)
        s.slab(40, 6, 1600, (x, -3, -900), look["rubber"], edge=0)
    s.slab(540, 6, 1600, (318, -28, -900), s.pane("door glass", 0.05), edge=0)
    s.slab(10, 8, 1600, (580, 20, -900), s.material("strip", (0.92, 0.97, 1), 0.5, glow=5), edge=0)
    for z in (-190, 190):
        for x in range(56, 590, 22):
            s.slab(3, 600, 3, (x, 340, z), look["steel"], edge=0)
        for y in (50, 200, 350, 500):
            s.slab(536, 5, 5, (318, y, z - 4), look["steel"], edge=0)


def stock(look):
    """Bottles in rows on the lower shelf, cartons on the upper."""
    glass = s.material("bottle", (0.80, 0.86, 0.84), 0.12)
    caps = [s.material(f"cap{index}", colour, 0.4) for index, colour in enumerate([(0.0, 0.2, 0.34), (0.5, 0.08, 0.05), (0.02, 0.28, 0.2)])]
    outline = [(0, 0), (30, 0), (33, 4), (33, 110), (30, 128), (17, 150), (14, 168), (0, 168)]
    for column in range(7):
        for row in range(3):
            x, y = 100 + 74 * column, 120 + 80 * row
            s.turned(outline, (x, y, -187), glass, sides=48)
            s.turned([(33.4, 40), (33.4, 92)], (x, y, -187), look["white"], sides=48)
            s.disc(33.6, 14, (x, y, -135), caps[(column // 2) % 3], 0, sides=48)
            s.disc(15.5, 18, (x, y, -22), caps[(column // 2) % 3], 1, sides=48)
    for column in range(5):
        s.slab(92, 120, 160, (120 + 104 * column, 170, 194), caps[column % 3], edge=1.5)
        s.slab(93, 121, 60, (120 + 104 * column, 170, 224), look["white"], edge=1)


def place():
    look = s.looks()
    wall = s.material("wall", (0.55, 0.585, 0.58), 0.7, grain=0.02, grain_size=40)
    s.slab(6000, 40, 4000, (0, 760, -2000), wall, edge=0)
    cabinet(look)
    stock(look)
    s.assembled(lambda: devices.climate_box(look), (0, 125, 40), (90, 0, -90))
    s.cable([(-14, 67, 32), (-13, 46, 24), (-10, 24, -10), (-10, 24, -40), (-5, 42, -62), (6, 50, -66)], 2, look["dark"])
    s.assembled(lambda: s.disc(8, 3, (0, 0, 0), look["rubber"], 1), (0, 50, -66), (0, -90, 0))
    s.cable([(42, 50, -66), (80, 40, -30), (150, 26, 0), (196, 18, -20), (200, 16, -60)], 2, look["dark"])
    devices.probe(look, (200, 16, -58), (180, 0, 0))
    s.lamp((-6, -5, 6), (0, 1, 0), 3, 420, (1, 0.98, 0.95))
    s.lamp((3.2, 0.6, 6.4), (3.2, 3, -2), 1.5, 260, (0.94, 0.98, 1))
    s.lamp((3.2, 0.5, 1.2), (3, 4, -2), 1, 60, (0.94, 0.98, 1))
    s.lamp((4, -8, 2), (2, 0, 0), 3, 60)
    s.sky((0.9, 0.94, 0.96), 0.3)
    s.camera((-3.1, -4.7, 1.3), (0.6, 0.3, -0.08), 48, blur=0.2)


s.main({"place": place})
