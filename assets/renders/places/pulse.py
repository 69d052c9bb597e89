"""The pulse logger PM-01 at work: beside a water meter in a pipe cupboard."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def meter(look):
    """Its pipe along x, its dial turned up and out by 45°; the pulses leave at its upper rim."""
    blue = s.material("blue", (0.02, 0.12, 0.36), 0.35)

    def along():
        s.turned([(0, -95), (15, -95), (17, -60), (34, -34), (40, 0), (34, 34), (17, 60), (15, 95), (0, 95)], (0, 0, 0), look["brass"])
        for z in (-118, 88):
            s.disc(25, 30, (0, 0, z), look["brass"], 1.5, sides=6)

    def register():
        s.turned([(44, 6), (47, 10), (47, 44), (44, 46), (0, 46)], (0, 0, 0), look["brass"])
        s.turned([(46, 44), (48, 46), (48, 62), (45, 66), (41, 66), (40, 60), (0, 60)], (0, 0, 0), blue)
        s.disc(40, 0.4, (0, 0, 60), look["white"], 0)
        for index, figure in enumerate("00347"):
            s.slab(7.6, 11, 0.4, (-19.2 + 9.6 * index, 11, 60.5), look["dark"], edge=0)
            s.writing(figure, 9, (-19.2 + 9.6 * index, 11, 61), look["white"])
        s.writing("m³", 6, (30, 11, 60.6), look["ink"])
        red = s.material("hand", (0.6, 0.03, 0.02), 0.4)
        for x, y, turn in ((-16, -12, 40), (0, -20, 160), (16, -12, 250)):
            s.ring(7, 0.3, (x, y, 60.5), look["ink"])
            hand = s.slab(1.2, 11, 0.4, (x, y, 60.9), red, edge=0)
            hand.rotation_euler = (0, 0, turn)
        s.slab(30, 16, 14, (0, 55, 46), look["dark"], radius=3, edge=1.2)

    s.assembled(along, (0, 0, 0), (0, 90, 0))
    s.assembled(register, (0, 0, 0), (-45, 0, 0))


def pipe(look, length, radius, at, turn=(0, 90, 0)):
    s.assembled(lambda: s.disc(radius, length, (0, 0, -length / 2), look, 0), at, turn)


def clip(look, x, y, reach, radius):
    """Holds a pipe off the wall."""
    s.assembled(lambda: s.disc(radius + 3, 18, (0, 0, -9), look["steel"], 0.8), (x, y, reach), (0, 90, 0))
    s.disc(4, reach, (x, y, 0), look["steel"], 0)
    s.disc(16, 4, (x, y, 0), look["steel"], 1)


def stop_valve(look, at):
    lever = s.material("lever", (0.5, 0.03, 0.02), 0.4)
    x, y, z = at
    s.assembled(lambda: s.turned([(0, -34), (20, -34), (20, -16), (24, 0), (20, 16), (20, 34), (0, 34)], (0, 0, 0), look["brass"]), at, (0, 90, 0))
    s.disc(8, 40, at, look["brass"], 1)
    s.slab(86, 16, 4, (x + 30, y, z + 40), lever, radius=5, edge=1.2)
    s.disc(6, 6, (x, y, z + 43), look["steel"], 1, sides=6)


def place():
    look = s.looks()
    wall = s.mottled("wall", (0.44, 0.46, 0.455), (0.52, 0.54, 0.535), 0.8, scale=3, grain=0.08)
    foam = s.material("foam", (0.03, 0.033, 0.035), 0.85, grain=0.2, grain_size=50)
    zinc = s.material("zinc", (0.5, 0.52, 0.53), 0.38, 0.9)

    def cupboard():
        s.slab(2400, 2400, 20, (0, 0, -20), wall, edge=0)
        s.slab(30, 2400, 500, (430, 0, 0), wall, edge=0)
        pipe(look["copper"], 2000, 13, (0, -120, 85))
        s.assembled(lambda: meter(look), (0, -120, 85))
        stop_valve(look, (-215, -120, 85))
        clip(look, -300, -120, 85, 13)
        clip(look, 210, -120, 85, 13)
        pipe(foam, 2400, 30, (-330, 0, 60), (90, 0, 0))
        pipe(zinc, 2400, 21, (335, 0, 60), (90, 0, 0))
        s.assembled(lambda: devices.pulse_box(look), (80, 78, 0))
        s.cable([(60, 33, 14), (59, 15, 17), (34, -6, 50), (3, -16, 84), (0, -44, 86)], 2.4, look["dark"])
        s.cable([(100, 33, 14), (101, 18, 9), (130, 8, 4), (180, 8, 4), (230, 20, 4), (268, 60, 4), (272, 600, 4)], 2.4, look["dark"])
        for x, y in ((160, 7), (271, 130)):
            s.slab(14, 12, 7, (x, y, 0), look["white"], radius=2, edge=1)

    s.assembled(cupboard, (0, 0, 0), (90, 0, 0))
    s.lamp((-4, -6, 5), (0, 0, 0), 2.2, 430, (1, 0.97, 0.93))
    s.lamp((3.4, -5, 0.5), (0, 0, 0), 2, 90, (0.94, 0.98, 1))
    s.sky((0.9, 0.94, 0.96), 0.35)
    s.camera((-0.9, -5.7, 1.8), (0.28, -0.3, -0.3), 46, blur=0.2)


s.main({"place": place})
