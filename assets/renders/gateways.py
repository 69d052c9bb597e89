"""The two gateways: GW-02 for a ceiling, 150 × 150 × 34 mm, and GW-08 for a mast, 240 × 200 × 75 mm with an aerial."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import studio as s


def indoor_device():
    look = s.looks()
    s.slab(138, 138, 8, (0, 0, 0), look["grey"], radius=26, edge=0.8)
    s.slab(150, 150, 26, (0, 0, 8), look["shell"], radius=30, edge=7)
    s.ring(46, 0.8, (0, 0, 34), look["signal"])
    s.disc(2.4, 0.5, (0, -58, 33.8), look["signal"], 0.2)
    s.writing("GW-02", 7, (0, 0, 34.1), look["ink"])
    for x in (-12, 12):
        s.assembled(lambda: s.slab(15, 12, 0.5, (0, 0, 0), look["rubber"], radius=1, edge=0), (x, -75.2, 20), (90, 0, 0))


def indoor():
    s.studio(1.5)
    s.assembled(indoor_device, (0, 0, 0), (0, 0, 22))
    s.camera((0.5, -5.2, 3.7), (0, 0, 0.08), 66)


def indoor_above():
    s.studio(1.5)
    s.assembled(indoor_device, (0, 0, 0), (0, 0, -32))
    s.camera((-0.3, -2.3, 5.6), (0, 0, 0.08), 66)


def indoor_side():
    """Low, with its two ports."""
    s.studio(1.5)
    s.assembled(indoor_device, (0, 0, 0), (0, 0, -16))
    s.camera((0.2, -5.8, 1.4), (0, 0, 0.1), 88)


def outdoor_device():
    """Upright before its mast: the face looks to the front, the aerial stands on top."""
    look = s.looks()
    cast = s.material("cast", (0.55, 0.57, 0.58), 0.5, 0.3, grain=0.05, grain_size=160)
    s.slab(200, 240, 50, (0, 0, 0), cast, radius=12, edge=3)
    for index in range(11):
        s.slab(4, 216, 12, (-80 + 16 * index, 0, -10), cast, radius=1.5, edge=0.8)
    s.slab(200, 240, 1.2, (0, 0, 50), look["rubber"], radius=11, edge=0)
    s.slab(200, 240, 24, (0, 0, 51.2), look["shell"], radius=12, edge=5)
    for x in (-86, 86):
        for y in (-106, 106):
            s.screw((x, y, 74.4), look["steel"], look["dark"], 5)
    s.slab(96, 34, 0.4, (0, 52, 75), look["white"], radius=3, edge=0)
    s.writing("GW-08", 15, (0, 54, 75.6), look["ink"])
    s.disc(3, 0.6, (-66, 52, 75), look["signal"], 0.3)
    for x in (-50, 0):
        s.assembled(lambda: (s.disc(11, 8, (0, 0, 0), look["dark"], 1.2, sides=6), s.disc(8, 18, (0, 0, 6), look["dark"], 1.2)),
                    (x, -120, 28), (90, 0, 0))
    s.assembled(lambda: (s.disc(13, 12, (0, 0, 0), look["steel"], 0.8), s.disc(9, 20, (0, 0, 10), look["steel"], 0.8),
                         s.turned([(10, 30), (11, 34), (11, 300), (6, 312), (0, 314)], (0, 0, 0), look["white"])),
                (60, 120, 28), (-90, 0, 0))


def on_mast(below=0):
    """At its height on a mast that stands on 0, or reaches below it."""
    look = s.looks()
    s.disc(30, 760 + below, (0, 92, -below), look["steel"], 1)
    for z in (190, 330):
        s.disc(35, 16, (0, 92, z), look["dark"], 2)
        s.slab(70, 70, 16, (0, 58, z), look["dark"], radius=6, edge=1.5)
    s.assembled(outdoor_device, (0, 26, 262), (90, 0, 0))


def standing():
    s.studio(3)
    on_mast()
    s.cable([(-50, -2, 128), (-50, 0, 90), (-38, 30, 40), (-20, 56, 10), (-30, 40, 2)], 5, s.looks()["dark"])


def outdoor():
    standing()
    s.camera((-5, -18.8, 6.4), (0.15, 0.3, 3.5), 62)


def outdoor_side():
    standing()
    s.camera((17.5, -7.5, 4.6), (0.15, 0.3, 3.55), 60)


def outdoor_behind():
    """From behind: fins, and the clamps that hold it to its mast."""
    standing()
    s.lamp((9, 12, 10), (0, 0, 3), 6, 900)
    s.camera((8.6, 9.6, 5.4), (0.15, 0.3, 3.0), 66)


if __name__ == "__main__":
    s.main({"indoor": indoor, "outdoor": outdoor, "indoor-above": indoor_above, "outdoor-behind": outdoor_behind, "indoor-side": indoor_side, "outdoor-side": outdoor_side})
