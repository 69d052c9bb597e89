"""The bin sensor BN-03 at work: under the opened lid of a litter bin."""
import random
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def body(look, green):
    """Its rim at 0, hollow, a bag turned over its edge."""
    bag = s.material("bag", (0.016, 0.018, 0.02), 0.32, grain=0.5, grain_size=9)
    shell = s.slab(480, 430, 700, (0, 0, -700), green, radius=46, edge=0)
    s.cut(shell, s.slab(436, 386, 700, (0, 0, -640), green, radius=32, edge=0))
    rim = s.slab(492, 442, 34, (0, 0, -34), green, radius=50, edge=5)
    s.cut(rim, s.slab(424, 374, 80, (0, 0, -60), green, radius=28, edge=0))
    lining = s.slab(430, 380, 420, (0, 0, -400), bag, radius=30, edge=0)
    s.cut(lining, s.slab(414, 364, 460, (0, 0, -330), bag, radius=26, edge=0))
    for side in (-1, 1):
        s.assembled(lambda: s.disc(13, 60, (0, 0, -30), look["dark"], 2), (150 * side, 226, -4), (0, 90, 0))


def lid(look, green):
    """Lies with its underside up, its hinge at y 0."""
    s.slab(484, 434, 26, (0, 222, -26), green, radius=50, edge=9)
    inner = s.slab(456, 406, 5, (0, 222, -2), green, radius=40, edge=2)
    s.cut(inner, s.slab(420, 370, 20, (0, 222, -1), green, radius=28, edge=0))
    s.assembled(lambda: devices.bin_level(look), (0, 222, -1))


def ball(chance, radius, at, look):
    """Paper, crumpled."""
    s.bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=radius / 100, location=[value / 100 for value in at])
    made = s.bpy.context.object
    for point in made.data.vertices:
        point.co *= 0.8 + 0.3 * chance.random()
    made.data.materials.append(look)


def litter(look):
    chance = random.Random(5)
    paper = [look["white"], s.material("kraft", (0.36, 0.24, 0.14), 0.8), s.material("print", (0.42, 0.5, 0.5), 0.7)]
    for index in range(34):
        ball(chance, 36 + 26 * chance.random(), (-170 + 340 * chance.random(), -150 + 300 * chance.random(), -150 - 40 * chance.random()), paper[index % 3])
    cup = [(30, 0), (40, 110), (42, 112), (38, 112), (29, 4), (0, 4)]
    s.assembled(lambda: (s.turned(cup, (0, 0, 0), look["white"]), s.disc(36.5, 44, (0, 0, 34), paper[1], 0)), (-90, 20, -110), (62, 0, 35))
    s.assembled(lambda: s.turned([(0, 0), (24, 0), (31, 8), (31, 108), (26, 118), (0, 116)], (0, 0, 0), s.material("can", (0.5, 0.06, 0.05), 0.25, 0.6)),
                (150, 95, -104), (80, 0, -50))


def wall():
    """Of granite blocks, some way behind."""
    stone = s.mottled("stone", (0.30, 0.285, 0.26), (0.44, 0.42, 0.39), 0.8, scale=1.6, grain=0.12)
    s.slab(9000, 60, 1500, (0, 2440, -700), s.material("mortar", (0.20, 0.195, 0.185), 0.9), edge=0)
    for row in range(5):
        for column in range(-6, 7):
            s.slab(592, 60, 292, (600 * column + 300 * (row % 2), 2400, -696 + 300 * row), stone, edge=5)


def place():
    look = s.looks()
    green = s.material("green", (0.022, 0.085, 0.062), 0.42, grain=0.03, grain_size=120)
    paving = s.mottled("paving", (0.25, 0.25, 0.24), (0.36, 0.35, 0.34), 0.8, scale=5, grain=0.1)
    s.slab(9000, 9000, 20, (0, 1000, -720), s.material("joint", (0.16, 0.16, 0.16), 0.9), edge=0)
    for column in range(-7, 8):
        for row in range(-2, 7):
            s.slab(394, 394, 10, (400 * column, 400 * row, -706), paving, edge=2)
    body(look, green)
    litter(look)
    s.assembled(lambda: lid(look, green), (0, 226, 8), (76, 0, 0))
    wall()
    s.daylight((0.82, 0.90, 0.96), (0.36, 0.58, 0.85), 0.75, (-3, -5, 6), 2.4)
    s.camera((1.6, -6.6, 4.9), (0.05, 1.2, 1.34), 35, blur=0.3)


s.main({"place": place})
