"""The 9-in-1 indoor air quality sensor AQ-09: 105 × 105 × 26 mm for a wall, with a display of electronic paper."""
import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import pieces as p
import studio as s


def device():
    look = s.looks()
    s.slab(96, 96, 5, (0, 0, 0), look["grey"], radius=12, edge=0.6)
    s.slab(105, 105, 21, (0, 0, 5), look["shell"], radius=16, edge=4)
    s.slab(92, 71, 0.5, (0, 10, 25.7), look["ink"], radius=4, edge=0)
    s.screen("air", 90, 69, (0, 10, 26.3), glow=0, roughness=0.6)
    for index in range(17):
        s.slab(1.5, 9, 0.3, (-36 + 3.6 * index, -38, 25.9), look["rubber"], radius=0.75, edge=0)
    s.disc(1.6, 0.5, (38, -38, 25.8), look["signal"], 0.2)
    s.assembled(lambda: s.slab(9, 3.2, 0.3, (0, 0, 0), look["rubber"], radius=1.6, edge=0), (0, -52.5, 13), (90, 0, 0))
    for y in (-24, -16, -8, 0, 8, 16, 24):
        s.assembled(lambda: s.slab(1.4, 10, 0.3, (0, 0, 0), look["rubber"], radius=0.7, edge=0), (52.5, y, 15), (90, 0, 90))


def front():
    s.studio(1.2)
    s.assembled(device, (0, 26, 52), (83, 0, -17))
    s.camera((-0.25, -4.1, 1.3), (0.02, 0, 0.49), 66)


def above():
    s.studio(1.2)
    s.assembled(device, (0, 0, 0), (0, 0, 16))
    s.camera((1.05, -2.5, 2.6), (0, 0, 0.05), 64)


def side():
    s.studio(1.2)
    s.assembled(device, (0, 26, 52), (83, 0, -58))
    s.camera((-0.25, -4.1, 1.0), (0.02, 0, 0.49), 66)


def parts(look):
    """Front with its grille, display, board with its sensors and USB-C, back with two cells, screws."""
    def front():
        made = p.lid(105, 105, 21, look["shell"], 16, 4)
        s.cut(made, s.slab(92, 71, 60, (0, 10, -5), look["shell"], radius=4, edge=0))
        for index in range(17):
            s.slab(1.5, 9, 0.3, (-36 + 3.6 * index, -38, 20.9), look["rubber"], radius=0.75, edge=0)
        s.disc(1.6, 0.5, (38, -38, 20.8), look["signal"], 0.2)

    def display():
        s.slab(94, 73, 1.4, (0, 10, 0), look["white"], radius=2, edge=0.2)
        s.screen("air", 90, 69, (0, 10, 1.6), glow=0, roughness=0.6)
        s.slab(20, 12, 0.4, (0, -31, 0.4), look["copper"], edge=0)

    def board():
        p.board(look, 92, 92, 8, p.corners(42, 42))
        gold = s.material("gold", (0.70, 0.55, 0.25), 0.35, 1)
        s.slab(33, 20, 7, (-22, 24, 1.6), gold, radius=1, edge=0.5)  # carbon dioxide
        s.slab(25, 11, 0.3, (-22, 24, 8.6), look["white"], edge=0)
        s.slab(38, 36, 11, (20, 20, 1.6), look["steel"], radius=1.5, edge=0.6)  # particles
        s.disc(13, 0.4, (20, 20, 12.6), look["dark"], 0)
        for index in range(7):
            s.assembled(lambda: s.slab(8, 4.4, 0.5, (7.6, 0, 0), look["rubber"], radius=1.5, edge=0), (20, 20, 13), (14, 0, 51 * index))
        s.disc(3.6, 1, (20, 20, 13), look["grey"], 0.3)
        s.disc(9.5, 6, (-30, -6, 1.6), look["white"], 0.6)  # formaldehyde
        s.disc(6, 0.3, (-30, -6, 7.6), look["grey"], 0)
        p.radio(look, (-2, -10), 18, 16)
        p.chip(look, (18, -14), 10, 10)
        p.chip(look, (34, -14), 5, 5)
        s.slab(6, 6, 2, (-34, -28, 1.6), look["white"], radius=0.5, edge=0.2)  # temperature and humidity
        s.disc(1.4, 0.2, (-34, -28, 3.5), look["rubber"], 0)
        p.small(look, (-18, -28))
        p.small(look, (14, -28), 8)
        s.slab(9.6, 8, 3.6, (0, -43, 1.6), look["steel"], radius=1.6, edge=0.3)
        s.assembled(lambda: s.slab(7.6, 2, 0.2, (0, 0, 0), look["rubber"], radius=1, edge=0), (0, -47.1, 3.4), (90, 0, 0))
        p.light(look, (38, -38), 3)

    def back():
        p.tray(96, 96, 8, look["grey"], 12, 0.6, 3, 3)
        p.posts(look, p.corners(40, 40), 5, 3)
        p.cells_in_tray(look, (-10, 10))

    p.up(196, front)
    p.up(130, display)
    p.up(76, board)
    p.up(26, back)
    p.screws(look, p.corners(40, 40), 6, False, 1.2)


def plant(at, look):
    """A pot with long leaves."""
    leaf = s.material("leaf", (0.06, 0.2, 0.07), 0.45)
    chance = random.Random(3)
    s.turned([(0, 0), (85, 0), (110, 190), (104, 190), (100, 175), (0, 172)], at, look["white"])
    for index in range(30):
        blade(at, index * 2.4, 70 + 170 * chance.random(), 300 + 220 * chance.random(), 17 + 9 * chance.random(), leaf)


def blade(at, angle, reach, rise, wide, look):
    """A leaf that rises from the pot, bends outwards and ends in a point."""
    points, x, y = [], math.cos(angle), math.sin(angle)
    for step in range(17):
        t = step / 16
        out, up = reach * t * t, 170 + rise * (t - 0.42 * t * t * t)
        half = wide * math.sin(math.pi * (0.12 + 0.88 * t)) if t < 1 else 0.2
        points += [(out * x - side * half * y, out * y + side * half * x, up + abs(side) * half * 0.25) for side in (-1, 0, 1)]
    faces = [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for i in range(16) for j in range(2)]
    mesh = s.bpy.data.meshes.new("blade")
    mesh.from_pydata([(px / 100, py / 100, pz / 100) for px, py, pz in points], [], faces)
    mesh.update()
    s.place(mesh, at, look)


def place():
    """On the wall of an office, at the height of a head, in daylight from the side."""
    look = s.looks()
    wall = s.material("paint", (0.62, 0.66, 0.65), 0.75, grain=0.03, grain_size=40)
    wood = s.mottled("oak", (0.34, 0.23, 0.14), (0.5, 0.36, 0.23), 0.5, scale=3, stretch=(9, 9, 0.6), grain=0.05)
    s.assembled(lambda: s.slab(4000, 3000, 10, (0, 0, -10), wall, edge=0), (0, 0, 0), (90, 0, 0))
    for index in range(22):
        s.slab(34, 24, 3000, (-330 - 48 * index, -12, -1500), wood, edge=2)
    s.assembled(device, (0, 0, 40), (90, 0, 0))
    s.slab(1400, 260, 28, (560, -140, -268), wood, edge=3)
    plant((430, -140, -240), look)
    for index, colour in enumerate([(0.05, 0.2, 0.22), (0.5, 0.3, 0.12), (0.6, 0.62, 0.6), (0.1, 0.12, 0.14), (0.3, 0.36, 0.34)]):
        s.slab(26 + 5 * (index % 3), 150, 200 + 14 * (index % 4), (190 - 40 * index + 60, -110, -240),
               s.material(f"book{index}", colour, 0.7), edge=1.5)
    s.lamp((-9, -9, 5), (0, 0, 0), 5, 1900, (1, 0.96, 0.9))
    s.lamp((6, -10, 3), (0, 0, 0), 5, 420, (0.93, 0.97, 1))
    s.sky((0.92, 0.95, 1), 0.3)
    s.camera((-1.3, -8.0, 0.5), (0.95, 0, -0.42), 38, blur=0.3)


if __name__ == "__main__":
    s.main({"front": front, "above": above, "side": side, "place": place, "parts": p.apart(parts, 2, camera_from=(0.6, -4.4, 2.9))})
