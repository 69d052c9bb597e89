"""The parking sensor PK-02: a low dome of 150 mm bolted to the ground of a bay, which trucks may drive over."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import pieces as p
import studio as s


DOME = [(70, 5.5), (69.6, 9), (67.5, 13.5), (62, 19), (54, 24), (44, 27.6), (43.2, 27.2), (41.6, 27.2), (40.8, 28.2),
        (34, 30.4), (24, 32.2), (12, 33.2), (3, 33.5)]


def device():
    look = s.looks()
    shell = s.material("dome", (0.66, 0.69, 0.69), 0.5, grain=0.03, grain_size=160)
    s.disc(75, 6, (0, 0, 0), look["dark"], 1.6, sides=160)
    s.turned(smooth(DOME), (0, 0, 0), shell)
    s.ring(42.4, 0.9, (0, 0, 27.7), look["signal"])
    for index in range(3):
        s.assembled(lambda: s.assembled(lambda: bolt(look), (58, 0, 19.6), (0, 27, 0)), turn=(0, 0, 30 + 120 * index))
    for index in range(12):
        s.assembled(lambda: s.slab(5, 1.6, 0.8, (72.4, 0, 5.6), look["rubber"], radius=0.8, edge=0.2), turn=(0, 0, 15 + 30 * index))
    s.writing("PK-02", 6.5, (0, -12, 33.35), look["ink"])
    s.writing("IP68", 4, (0, 13, 33.3), look["grey"])


def smooth(points):
    """The profile with three points more between any two, on a soft line."""
    made = []
    for index in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, index + step))] for step in (-1, 0, 1, 2))
        for step in range(4):
            t = step / 4
            made.append(tuple(
                0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in (0, 1)))
    return made + [points[-1]]


def bolt(look):
    s.disc(7, 1.2, (0, 0, -1.2), look["rubber"], 0.2)
    s.disc(4.6, 3.2, (0, 0, -1), look["steel"], 0.6)
    s.disc(2.3, 0.2, (0, 0, 2.2), look["rubber"], 0, sides=6)


def front():
    s.studio(1.5)
    device()
    s.camera((0.75, -3.9, 2.0), (0, 0, 0.08), 66)


def above():
    s.studio(1.5)
    device()
    s.camera((0.1, -1.5, 4.3), (0, 0, 0.1), 66)


def side():
    s.studio(1.5)
    device()
    s.camera((-2.4, -3.7, 1.0), (0, 0, 0.08), 72)


def parts(look):
    """Bolts, dome with its ring of light, seal, board with radar and cells, and the base that stays in the ground."""
    shell = s.material("dome", (0.66, 0.69, 0.69), 0.5, grain=0.03, grain_size=160)
    bolts = [(58 * math.cos(math.radians(angle)), 58 * math.sin(math.radians(angle))) for angle in (30, 150, 270)]

    def dome():
        inner = [(0, 21), (30, 19), (48, 13), (60, 6), (65, 0)]
        s.turned(smooth(inner) + [(70, 0)] + smooth([(radius, height - 5.5) for radius, height in DOME]), (0, 0, 0), shell)
        s.ring(42.4, 0.9, (0, 0, 22.2), look["signal"])
        for index in range(3):
            s.assembled(lambda: s.assembled(lambda: s.disc(7, 1.2, (0, 0, -1.2), look["rubber"], 0.2), (58, 0, 15), (0, 27, 0)),
                        turn=(0, 0, 30 + 120 * index))
        s.writing("PK-02", 6.5, (0, -12, 27.85), look["ink"])
        s.writing("IP68", 4, (0, 13, 27.8), look["grey"])

    def board():
        s.disc(50, 1.6, (0, 0, 0), p.green(), 0.2)
        for y in (10, 26, 42):
            p.cell(look, (0, y - 4, 8.8))
        for x in (-25.4, 25.6):
            s.slab(1, 48, 12, (x, 22, 1.6), look["steel"], edge=0.2)
        s.slab(20, 20, 2, (0, -22, 1.6), look["rubber"], radius=1, edge=0.3)  # radar
        for x in (-5, 0, 5):
            for y in (-27, -22, -17):
                s.slab(3, 3, 0.2, (x, y, 3.6), look["copper"], edge=0)
        p.radio(look, (-28, -18), 18, 16)
        p.chip(look, (24, -12), 10, 10)
        p.chip(look, (26, -26), 6, 6)
        p.small(look, (-14, -38), 9)

    def base():
        s.disc(75, 6, (0, 0, 0), look["dark"], 1.6, sides=160)
        wall = s.disc(64, 6, (0, 0, 6), look["dark"], 0, sides=160)
        s.cut(wall, s.disc(60, 20, (0, 0, 0), look["dark"], 0, sides=160))
        for x, y in bolts:
            s.disc(7, 6, (x * 0.9, y * 0.9, 5), look["dark"], 0.6)
            s.disc(3, 0.3, (x * 0.9, y * 0.9, 10.9), look["steel"], 0)
        for index in range(12):
            s.assembled(lambda: s.slab(5, 1.6, 0.8, (72.4, 0, 5.6), look["rubber"], radius=0.8, edge=0.2), turn=(0, 0, 15 + 30 * index))

    p.screws(look, bolts, 196, True, 2)
    p.up(134, dome)
    p.up(98, lambda: p.seal(132, 132, 66, 3.4))
    p.up(56, board)
    base()


def tyre(look):
    """A car's wheel, upright, its middle at 0."""
    profile = [(200, -85), (212, -96), (255, -104), (298, -98), (315, -84), (318, -60), (318, -52), (313, -50), (313, -44), (318, -42),
               (319, -6), (314, -4), (314, 4), (319, 6), (318, 42), (313, 44), (313, 50), (318, 52), (318, 60), (315, 84),
               (298, 98), (255, 104), (212, 96), (200, 85), (190, 60)]
    s.turned(profile, (0, 0, 0), look["rubber"])
    rim = s.material("rim", (0.45, 0.47, 0.49), 0.3, 1)
    s.turned([(202, -86), (196, -84), (186, -60), (182, 60), (186, 84), (202, 88)], (0, 0, 0), rim)
    s.disc(60, 20, (0, 0, 40), rim, 6)
    for index in range(5):
        s.assembled(lambda: s.slab(150, 40, 16, (118, 0, 46), rim, radius=8, edge=4), turn=(0, 0, 72 * index))


def place():
    """In the middle of a marked bay, a parked car behind it."""
    look = s.looks()
    floor = s.mottled("asphalt", (0.055, 0.06, 0.062), (0.135, 0.14, 0.142), 0.72, scale=26, grain=0.35, detail=12)
    paint = s.mottled("paint", (0.55, 0.56, 0.54), (0.76, 0.77, 0.75), 0.6, scale=14, grain=0.1)
    wall = s.mottled("concrete", (0.32, 0.33, 0.33), (0.42, 0.43, 0.43), 0.8, scale=1.5, grain=0.05)
    yellow = s.material("yellow", (0.78, 0.52, 0.03), 0.55)
    body = s.material("car", (0.10, 0.17, 0.20), 0.25, coat=0.8)
    s.slab(9000, 9000, 20, (0, 2000, -20), floor, edge=0)
    for x in (-1000, 1250):
        s.slab(100, 5200, 1.2, (x, 1500, 0), paint, edge=0)
    s.slab(2300, 100, 1.2, (120, -330, 0), paint, edge=0)
    s.slab(9000, 100, 3200, (0, 4300, 0), wall, edge=0)
    s.slab(520, 520, 3200, (-1480, 1500, 0), wall, edge=20)
    for index in range(4):
        s.slab(526, 526, 150, (-1480, 1500, 150 + 300 * index), yellow if index % 2 == 0 else look["dark"], edge=20)
    s.assembled(device, (0, 0, 0.5), (0, 0, 20))
    for x in (-560, 900):
        s.assembled(lambda: tyre(look), (x, 1250, 318), (90, 0, 90))
    s.slab(1800, 400, 330, (170, 1050, 230), body, radius=90, edge=70)
    s.slab(1780, 3000, 420, (170, 2500, 480), body, radius=120, edge=120)
    s.slab(1500, 1500, 520, (170, 2600, 880), look["glass"], radius=120, edge=140)
    s.slab(520, 12, 110, (170, 848, 300), look["white"], radius=6, edge=2)
    for x in (-520, 860):
        s.slab(270, 30, 90, (x, 852, 440), s.material("headlamp", (0.75, 0.8, 0.85), 0.1, coat=1), radius=30, edge=10)
    for y in (-14, 10, 30):
        s.lamp((-9, y, 24), (0, y * 0.5, 0), 9, 2600, (1, 0.98, 0.94))
    s.lamp((5, -9, 9), (0, 0, 0), 6, 700, (0.92, 0.97, 1))
    s.sky((0.85, 0.91, 0.95), 0.28)
    s.camera((2.4, -6.6, 3.3), (-0.1, 0.8, 0.75), 36, blur=0.3)


if __name__ == "__main__":
    s.main({"front": front, "above": above, "side": side, "place": place, "parts": p.apart(parts, 2)})
