"""The water leak sensor WL-01: a puck of 72 × 72 × 24 mm with feet that feel water, and a rope that does."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import pieces as p
import studio as s


def device(rope):
    look = s.looks()
    body = s.material("rope", (0.0, 0.30, 0.29), 0.7, grain=0.25, grain_size=120)
    for x in (-24, 24):
        for y in (-24, 24):
            s.disc(3.2, 2.2, (x, y, 0), look["steel"], 0.4)
    s.slab(70, 70, 5, (0, 0, 2), look["dark"], radius=17, edge=1)
    s.slab(69, 69, 0.8, (0, 0, 7), look["rubber"], radius=16.5, edge=0)
    s.slab(72, 72, 16.2, (0, 0, 7.8), look["shell"], radius=18, edge=4.5)
    s.ring(24, 0.32, (0, 0, 24), look["grey"])
    s.disc(2.6, 0.5, (0, 0, 23.8), look["signal"], 0.2)
    s.writing("WL-01", 4.2, (0, -14.5, 24.02), look["ink"])
    s.writing("IP67", 3, (0, 15, 24.02), look["grey"])
    gland(look)
    if rope:
        s.cable(rope, 2.5, body)


def gland(look):
    """Where the rope goes in: a nut and a collar at the right side."""
    s.assembled(lambda: s.disc(6.2, 5, (0, 0, 0), look["dark"], 0.8, sides=6), (35, 0, 13.5), (0, 90, 0))
    s.assembled(lambda: s.disc(4.6, 6, (0, 0, 0), look["dark"], 0.8), (39, 0, 13.5), (0, 90, 0))


def coil(turns, radius, at, lead):
    """A rope laid out in rings that lie over one another a little."""
    points = list(lead)
    for step in range(turns * 8):
        angle = math.radians(180 - 45 * step)
        wide = radius + 2.2 * math.sin(step * 1.7) + step * 0.18
        points.append((at[0] + wide * math.cos(angle), at[1] + wide * math.sin(angle), 2.6 + step * 0.2))
    return points


ROPE = coil(3, 27, (98, 16, 0), [(40, 0, 13.5), (52, 0, 13), (62, 3, 6)])


def front():
    s.studio()
    device(ROPE)
    s.camera((1.35, -3.3, 1.95), (0.45, 0.04, 0.02), 62)


def above():
    s.studio()
    device(ROPE)
    s.camera((0.2, -1.2, 3.9), (0.45, 0.05, 0), 62)


def side():
    s.studio()
    device(ROPE)
    s.camera((-2.6, -2.7, 1.2), (0.36, 0.04, 0.02), 82)


def base(look):
    """A tray with the feet that feel water below, and a post for the screw of each corner."""
    for x in (-24, 24):
        for y in (-24, 24):
            s.disc(3.2, 2.2, (x, y, 0), look["steel"], 0.4)
            s.disc(3.4, 7, (x * 1.08, y * 1.08, 6), look["dark"], 0.4)
            s.disc(1.3, 0.3, (x * 1.08, y * 1.08, 12.9), look["rubber"], 0)
    s.slab(70, 70, 5, (0, 0, 2), look["dark"], radius=17, edge=1)
    p.frame(64, 64, 5, 2, (0, 0, 6.5), look["dark"], 14)
    gland(look)


def board(look):
    """The circuit board with its cell, radio and aerial."""
    p.board(look, 56, 56, 10, p.corners(24, 24))
    p.held_cell(look, (0, 14))
    p.radio(look, (-15, -8))
    p.chip(look, (8, -6))
    p.chip(look, (19, -7), 5, 4)
    p.small(look, (-2, -17))
    p.aerial(look, (-22, -20))
    p.light(look, (0, 0))


def lid(look):
    """Hollow below, its lamp on top."""
    p.lid(72, 72, 16.2, look["shell"], 18, 4.5)
    s.ring(24, 0.32, (0, 0, 16.2), look["grey"])
    s.disc(2.6, 0.5, (0, 0, 16), look["signal"], 0.2)
    s.writing("WL-01", 4.2, (0, -14.5, 16.22), look["ink"])
    s.writing("IP67", 3, (0, 15, 16.22), look["grey"])


def parts():
    """Taken apart: lid, seal, board with its cell, base, and the four screws that hold them from below."""
    s.studio(1.4)
    look = s.looks()

    def stack():
        s.assembled(lambda: lid(look), (0, 0, 138))
        s.assembled(lambda: p.seal(68, 68, 16), (0, 0, 116))
        s.assembled(lambda: board(look), (0, 0, 80))
        s.assembled(lambda: base(look), (0, 0, 40))
        p.screws(look, p.corners(26, 26), 14)

    s.assembled(stack, turn=(0, 0, -24))
    s.camera((0.6, -4.9, 3.0), (0.02, 0, 0.8), 77)


def place():
    """In the cupboard under a pantry sink, beside a trap that has begun to drip."""
    look = s.looks()
    wood = s.mottled("wood", (0.33, 0.22, 0.13), (0.52, 0.38, 0.25), 0.5, scale=5, stretch=(0.7, 9, 9), grain=0.06)
    wall = s.material("wall", (0.66, 0.67, 0.65), 0.6, grain=0.02, grain_size=30)
    plastic, water = s.material("plastic", (0.78, 0.79, 0.78), 0.3), s.material("water", (0.13, 0.085, 0.05), 0.02, coat=1)
    s.slab(900, 620, 20, (0, 180, -20), wood, edge=0.5)
    s.slab(900, 12, 700, (0, 470, 0), wall, edge=0)
    for side in (-1, 1):
        s.slab(18, 620, 700, (side * 330, 180, 0), wood, edge=1)
    s.slab(700, 500, 26, (0, 210, 430), look["steel"], radius=30, edge=6)  # the bowl from below
    trap(plastic, look)
    for x, tap in ((-150, look["steel"]), (-95, look["steel"])):
        s.assembled(lambda: s.disc(9, 40, (0, 0, 0), look["brass"], 1), (x, 466, 250), (90, 0, 0))
        s.assembled(lambda: s.slab(30, 8, 6, (0, 0, 0), tap, radius=4, edge=1.5), (x, 424, 256))
        s.cable([(x, 424, 246), (x + 8, 418, 200), (x + 40, 390, 160), (x + 70, 340, 260), (x + 60, 300, 430)], 6.5,
                s.material("braid", (0.5, 0.52, 0.54), 0.38, 1, grain=0.9, grain_size=90))
    puddle(water)
    s.assembled(lambda: device([(40, 0, 13.5), (54, 0, 12), (72, 8, 3), (120, 70, 2.6), (90, 150, 2.6), (-60, 180, 2.6),
                                (-200, 120, 2.6), (-300, 140, 2.6)]), (-75, 60, 0), (0, 0, 14))
    s.lamp((-2.2, -5.5, 5.2), (0, 1.5, 0.5), 3, 360, (1, 0.97, 0.93))
    s.lamp((3.4, -3.5, 2.2), (0, 2, 1), 1.6, 70)
    s.lamp((0, 2.2, 4.2), (0, 2.4, 0), 1.5, 10)
    s.sky((0.9, 0.93, 0.95), 0.35)
    s.camera((0.75, -4.1, 1.75), (0.18, 1.2, 1.0), 40)


def trap(look, looks):
    """A bottle trap: from the bowl down, round, and into the wall."""
    s.disc(22, 130, (130, 260, 300), look, 1)
    s.disc(29, 22, (130, 260, 400), look, 3, sides=12)
    s.disc(29, 24, (130, 260, 290), look, 3, sides=12)
    s.turned([(0, 0), (24, 0), (31, 6), (32, 24), (30, 26), (30, 96), (27, 100), (0, 100)], (130, 260, 196), look)
    s.ring(31.5, 2, (130, 260, 222), look)
    s.assembled(lambda: s.disc(17, 190, (0, 0, 0), look, 1), (130, 280, 270), (-90, 0, 0))
    s.assembled(lambda: s.disc(24, 20, (0, 0, 0), look, 3, sides=12), (130, 290, 270), (-90, 0, 0))
    s.assembled(lambda: s.disc(36, 6, (0, 0, 0), looks["steel"], 2), (130, 458, 270), (-90, 0, 0))


def puddle(water):
    outline = [
        ((84 + 7 * math.sin(3 * a) + 4 * math.sin(5 * a + 1)) * math.cos(a), (66 + 6 * math.sin(2 * a + 2) + 3 * math.sin(4 * a)) * math.sin(a))
        for a in (2 * math.pi * step / 120 for step in range(120))
    ]
    s.prism(outline, 1.4, (95, 150, 0.05), water, 1.2)


if __name__ == "__main__":
    s.main({"front": front, "above": above, "side": side, "place": place, "parts": parts})
