"""Smaller devices: TH-05, DC-01, PC-04, PM-01, CT-06, VA-01 and BN-03; where they are at work: places/."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import studio as s


def lying(build, turn=18, camera=((0.35, -3.6, 2.5), (0.05, 0.02, 0.08), 62), scale=1.0):
    def view():
        s.studio(scale)
        s.assembled(lambda: build(s.looks()), (0, 0, 0), (0, 0, turn))
        s.camera(*camera)
    return view


def gland(look, at, turn):
    def nut():
        s.disc(6.5, 5, (0, 0, 0), look["dark"], 0.8, sides=6)
        s.disc(5, 11, (0, 0, 4), look["dark"], 1)
    s.assembled(nut, at, turn)


def climate(look):
    """Its box, and a steel probe on a lead of two metres, of which a loop is seen."""
    climate_box(look)
    lead = [(58, -8, 14), (78, -12, 9), (96, -34, 3), (84, -66, 3), (40, -74, 3), (0, -62, 3), (-30, -64, 3)]
    s.cable(lead, 2, look["dark"])
    probe(look, (-28, -64, 3.2), (0, -90, 4))


def probe(look, at, turn):
    s.assembled(lambda: s.turned([(0, 0), (3, 0), (3, 40), (2.4, 43), (0, 44)], (0, 0, 0), look["steel"]), at, turn)


def climate_box(look):
    """88 × 62 × 28 mm with slots; its lead leaves at (58, -8, 14)."""
    s.slab(88, 62, 5, (0, 0, 0), look["grey"], radius=10, edge=0.6)
    s.slab(88, 62, 22, (0, 0, 5.4), look["shell"], radius=11, edge=3.5)
    for index in range(7):
        s.slab(2.2, 26, 0.4, (14 + 4.6 * index, 2, 27.1), look["rubber"], radius=1.1, edge=0)
    s.disc(2.2, 0.5, (-30, 18, 27.1), look["signal"], 0.2)
    s.writing("TH-05", 5, (-19, -14, 27.5), look["ink"])
    gland(look, (44, -8, 14), (0, 90, 0))


def door(look):
    """A contact of 74 × 26 × 18 mm beside its magnet."""
    s.slab(74, 26, 4, (0, 0, 0), look["grey"], radius=6, edge=0.4)
    s.slab(74, 26, 13.6, (0, 0, 4.4), look["shell"], radius=7, edge=3)
    s.disc(1.8, 0.4, (-26, 0, 17.8), look["signal"], 0.15)
    s.writing("DC-01", 4, (6, 0, 18.1), look["ink"])
    s.slab(40, 13, 3, (4, -26, 0), look["grey"], radius=4, edge=0.4)
    s.slab(40, 13, 10.6, (4, -26, 3.4), look["shell"], radius=4.5, edge=2)
    for x in (-7, 15):
        s.disc(2, 0.4, (x, -26, 13.8), look["grey"], 0.15)


def people(look):
    """A bar of 120 × 60 × 32 mm that looks down at a doorway through a dark window."""
    s.slab(120, 60, 6, (0, 0, 0), look["grey"], radius=14, edge=0.6)
    s.slab(120, 60, 25, (0, 0, 6.4), look["shell"], radius=15, edge=5)
    s.slab(74, 26, 0.8, (0, 2, 31), look["ink"], radius=13, edge=0.3)
    for x in (-22, 22):
        s.disc(8.5, 0.9, (x, 2, 31.4), look["rubber"], 0.3)
        s.disc(5, 0.6, (x, 2, 32.1), look["dark"], 0.4)
    s.disc(1.8, 0.5, (0, 2, 31.7), look["signal"], 0.2)
    s.writing("PC-04", 5, (0, -21, 31.5), look["ink"])


def pulse(look):
    """Its box, and a lead for each of two meters."""
    pulse_box(look)
    for index, x in enumerate((-20, 20)):
        s.cable([(x, -45, 14), (x, -58, 9), (x + 18, -74 - 8 * index, 3), (70, -70 - 12 * index, 3), (130, -40 - 12 * index, 3)], 2.4, look["dark"])


def pulse_box(look):
    """A sealed box of 95 × 62 × 36 mm, its lid held by four screws; its leads leave at (±20, -45, 14)."""
    s.slab(95, 62, 24, (0, 0, 0), look["grey"], radius=7, edge=2)
    s.slab(95, 62, 1, (0, 0, 24), look["rubber"], radius=6.5, edge=0)
    s.slab(95, 62, 11, (0, 0, 25), look["shell"], radius=7, edge=2)
    for x in (-40, 40):
        for y in (-23.5, 23.5):
            s.screw((x, y, 35.6), look["steel"], look["dark"], 3)
    s.slab(44, 22, 0.3, (0, 4, 35.9), look["white"], radius=2, edge=0)
    s.writing("PM-01", 6, (0, 7, 36.3), look["ink"])
    s.writing("IP67", 4, (0, -1.5, 36.3), look["grey"])
    s.disc(2, 0.5, (0, -18, 35.8), look["signal"], 0.2)
    for x in (-20, 20):
        gland(look, (x, -31, 14), (90, 0, 0))


def clamp(look, at, turn):
    """A split core of 40 mm that opens at a hinge."""
    def core():
        block = s.slab(38, 44, 16, (0, 0, 0), look["dark"], radius=5, edge=1.2)
        s.cut(block, s.disc(9, 60, (0, -2, -20), look["rubber"], 0))
        s.slab(38.6, 0.8, 16.4, (0, 9, -0.2), look["grey"], edge=0)
        s.disc(3, 17, (-15, 16, -0.4), look["steel"], 0.4)
        s.slab(14, 4, 10, (12, 23, 3), look["grey"], radius=1.5, edge=0.6)
    s.assembled(core, at, turn)


def current(look):
    """Its box, and three clamps for the phases."""
    current_box(look)
    for index, x in enumerate((-28, 0, 28)):
        far = (index - 1) * 50
        s.cable([(x, -19, 14), (x, -30, 8), (far, -48, 4), (far, -58, 8)], 2, look["dark"])
        clamp(look, (far, -82, 0), (0, 0, 0))


def current_box(look):
    """90 × 70 × 32 mm, its middle at (0, 30); its leads leave at (-28, 0 and 28, -19, 14)."""
    s.slab(90, 70, 5, (0, 30, 0), look["grey"], radius=5, edge=0.6)
    s.slab(90, 70, 26, (0, 30, 5.4), look["shell"], radius=6, edge=3)
    s.disc(2, 0.5, (-32, 52, 31.2), look["signal"], 0.2)
    s.writing("CT-06", 6, (4, 36, 31.6), look["ink"])
    for index, x in enumerate((-28, 0, 28)):
        s.writing(f"L{index + 1}", 4.5, (x, 4, 31.6), look["grey"])
        gland(look, (x, -5, 14), (90, 0, 0))


def valve(look):
    """A driven valve, and a length of its lead."""
    driven_valve(look)
    s.cable([(-14, -47, 84), (-14, -62, 76), (-24, -82, 30), (-60, -86, 3), (-120, -60, 3)], 2.6, look["dark"])


def driven_valve(look):
    """A brass ball valve DN20 along x at a height of 27, its drive on top, a lever beside it; its lead leaves at (-14, -47, 84)."""
    brass_body(look)
    s.disc(9, 22, (0, 0, 46), look["steel"], 0.6)
    s.slab(78, 66, 6, (0, 0, 60), look["dark"], radius=9, edge=0.8)
    s.slab(78, 66, 46, (0, 0, 66), look["shell"], radius=10, edge=4)
    s.disc(12, 3, (-14, 0, 111), look["ink"], 0.6)
    s.slab(5, 20, 2, (-14, 0, 114), look["signal"], radius=2, edge=0.4)
    s.writing("VA-01", 6, (18, 0, 112.4), look["ink"])
    s.slab(70, 13, 4, (50, 0, 61), look["teal"], radius=5, edge=1)
    gland(look, (-14, -33, 84), (90, 0, 0))


def brass_body(look):
    """Along x at a height of 27, 116 mm from nut to nut."""
    def body():
        s.disc(20, 26, (0, 0, -58), look["brass"], 1.5, sides=6)
        s.disc(15, 30, (0, 0, -36), look["brass"], 1)
        s.turned([(15, -16), (24, -8), (27, 0), (24, 8), (15, 16), (0, 16)], (0, 0, 0), look["brass"])
        s.disc(15, 30, (0, 0, 6), look["brass"], 1)
        s.disc(20, 26, (0, 0, 32), look["brass"], 1.5, sides=6)
    s.assembled(body, (0, 0, 27), (0, 90, 0))


def bin_level(look):
    """A dome of 96 × 42 mm with the mouth of its ultrasound in the middle."""
    s.disc(48, 8, (0, 0, 0), look["dark"], 1.2)
    s.turned([(0, 8), (47, 8), (47, 20), (42, 33), (30, 40), (22, 42), (22, 36), (0, 36)], (0, 0, 0), look["shell"])
    s.disc(17, 3, (0, 0, 36), look["steel"], 0.6)
    s.ring(20, 1, (0, 0, 41.4), look["rubber"])
    for angle in (30, 150, 270):
        x, y = 36 * math.cos(math.radians(angle)), 36 * math.sin(math.radians(angle))
        s.assembled(lambda: s.screw((0, 0, 0), look["steel"], look["dark"], 2.6), (x, y, 36.3), (0, 30, angle))
    s.disc(1.8, 0.6, (0, -26, 40.7), look["signal"], 0.2)


if __name__ == "__main__":
    s.main({
        "climate": lying(climate, 14, ((0.25, -3.9, 2.9), (0.06, -0.14, 0.05), 62)),
        "door": lying(door, 24, ((0.25, -2.2, 1.6), (0.02, -0.08, 0.06), 62)),
        "people": lying(people, 20, ((0.3, -3.8, 2.7), (0, 0, 0.1), 64)),
        "pulse": lying(pulse, 16, ((0.35, -4.2, 2.9), (0.12, -0.2, 0.1), 62)),
        "current": lying(current, 12, ((0.3, -4.9, 3.6), (0, -0.22, 0.06), 62)),
        "valve": lying(valve, 24, ((0.5, -5.2, 2.4), (-0.04, -0.1, 0.5), 62), 1.2),
        "bin": lying(bin_level, 0, ((0.4, -3.3, 2.3), (0, 0, 0.14), 62)),
        "climate-above": lying(climate, -8, ((1.6, -1.7, 3.6), (0.16, -0.2, 0.05), 62)),
        "door-above": lying(door, 62, ((0.9, -1.0, 2.35), (0.06, -0.02, 0.05), 62)),
        "people-above": lying(people, -28, ((-0.5, -1.4, 3.7), (0, 0, 0.1), 64)),
        "pulse-above": lying(pulse, 34, ((1.0, -3.2, 3.8), (0.2, -0.12, 0.1), 62)),
        "current-above": lying(current, -26, ((0.4, -2.6, 5.4), (-0.12, -0.18, 0.06), 62)),
        "valve-above": lying(valve, -38, ((-0.4, -3.6, 4.4), (-0.1, -0.1, 0.45), 60), 1.2),
        "bin-above": lying(bin_level, 40, ((0.1, -1.3, 3.6), (0, 0, 0.14), 62)),
        "climate-side": lying(climate, 62, ((0.9, -4.0, 1.2), (0.22, 0.06, 0.06), 82)),
        "door-side": lying(door, -34, ((0.3, -2.5, 0.7), (0.0, -0.02, 0.05), 78)),
        "people-side": lying(people, 68, ((0.3, -4.2, 1.0), (0, 0, 0.1), 92)),
        "pulse-side": lying(pulse, -64, ((0.3, -4.6, 1.3), (-0.22, -0.1, 0.1), 92)),
        "current-side": lying(current, 70, ((0.3, -5.4, 1.8), (0.16, 0, 0.08), 80)),
        "valve-side": lying(valve, -140, ((0.4, -5.4, 1.2), (-0.06, -0.1, 0.5), 68), 1.2),
        "bin-side": lying(bin_level, 70, ((0.3, -3.7, 0.9), (0, 0, 0.16), 78)),
    })
