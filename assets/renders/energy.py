"""The smart energy meter EM-03: four modules (72 mm) on a 35 mm DIN rail, with a display, a pulse lamp and terminals."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import pieces as p
import studio as s


def device():
    """Lies on its back: x is its width, y its height, z out of the cabinet."""
    look = s.looks()
    case = s.material("case", (0.62, 0.65, 0.66), 0.45, grain=0.015, grain_size=240)
    s.slab(71.6, 90, 44, (0, 0, 0), case, radius=1.2, edge=1)
    s.slab(71.6, 46, 20, (0, 0, 43), case, radius=1.5, edge=1.6)
    s.slab(66, 41, 1.2, (0, 0, 62.6), look["dark"], radius=2.5, edge=0.5)
    s.screen("meter", 50, 20, (-5, 7, 63.95), glow=0.75)
    s.slab(52, 22, 0.3, (-5, 7, 63.6), look["glass"], radius=1, edge=0)
    s.disc(2, 0.8, (27, 12, 63.4), look["signal"], 0.2)
    s.writing("imp/kWh", 2.4, (27, 7.4, 63.9), look["white"])
    for x in (24, 30):
        s.disc(2.1, 1.2, (x, -9, 63.6), look["grey"], 0.4)
    s.writing("EM-03", 4, (-29, -9, 63.9), look["white"], "LEFT")
    s.writing("3 × 230/400 V   80 A   0.5S", 2.6, (-29, -14.6, 63.9), look["white"], "LEFT")
    for y in (-34, 34):
        for index in range(4):
            terminal((-26.4 + 17.6 * index, y, 44), look)
    for y, names in ((26.2, ("L1", "L2", "L3", "N")), (-26.2, ("1", "2", "3", "N"))):
        for index, name in enumerate(names):
            s.writing(name, 2.8, (-26.4 + 17.6 * index, y, 44.05), look["ink"])


def terminal(at, look):
    """A screw in its well, and the mouth that a wire goes into."""
    x, y, z = at
    s.disc(5, 0.3, (x, y, z - 0.1), look["rubber"], 0)
    s.screw((x, y, z - 0.6), look["steel"], look["rubber"], radius=4)
    outer = 45 if y > 0 else -45
    s.assembled(lambda: s.slab(10, 12, 0.3, (0, 0, 0), look["rubber"], radius=3, edge=0), (x, outer, 26), (-90 if y > 0 else 90, 0, 0))


def parts(look):
    """Front with its window, display, case with its terminals, board with a transformer for each phase, back, rail."""
    case = s.material("case", (0.62, 0.65, 0.66), 0.45, grain=0.015, grain_size=240)
    phases = (-26.4, -8.8, 8.8)

    def front():
        made = p.lid(71.6, 46, 16, case, 1.5, 1.6, 2.5)
        s.cut(made, s.slab(50, 20, 30, (-5, 7, 0), case, edge=0))
        face = s.slab(66, 41, 1.2, (0, 0, 15.6), look["dark"], radius=2.5, edge=0)
        s.cut(face, s.slab(50, 20, 30, (-5, 7, 0), case, edge=0))
        s.disc(2, 0.8, (27, 12, 16.4), look["signal"], 0.2)
        for x in (24, 30):
            s.disc(2.1, 1.2, (x, -9, 16.6), look["grey"], 0.4)
        s.writing("EM-03", 4, (-29, -9, 16.9), look["white"], "LEFT")
        s.writing("3 × 230/400 V   80 A   0.5S", 2.6, (-29, -14.6, 16.9), look["white"], "LEFT")

    def display():
        p.board(look, 64, 38, 2, p.corners(29, 16))
        s.slab(54, 24, 3, (-5, 6, 1.6), look["dark"], radius=1, edge=0.3)
        s.screen("meter", 50, 20, (-5, 6, 4.7), glow=0.75)
        p.light(look, (27, 12), 4)
        for x in (24, 30):
            s.slab(4, 4, 2, (x, -9, 1.6), look["dark"], edge=0.3)
            s.disc(1.2, 1, (x, -9, 3.6), look["white"], 0.2)
        p.radio(look, (-18, -12), 14, 10)
        p.aerial(look, (-6, -13))

    def shell():
        made = p.lid(71.6, 90, 18, case, 1.2, 1, 2.5)
        s.cut(made, s.slab(60, 38, 40, (0, 0, 0), case, radius=1, edge=0))
        for y in (-34, 34):
            for index in range(4):
                x = -26.4 + 17.6 * index
                s.disc(5, 0.3, (x, y, 17.8), look["rubber"], 0)
        for y, names in ((26.2, ("L1", "L2", "L3", "N")), (-26.2, ("1", "2", "3", "N"))):
            for index, name in enumerate(names):
                s.writing(name, 2.8, (-26.4 + 17.6 * index, y, 18.1), look["ink"])

    def board():
        p.board(look, 66, 84, 1.5)
        for index in range(4):
            x = -26.4 + 17.6 * index
            for y in (-34, 34):
                s.slab(11, 13, 12, (x, y, 1.6), look["brass"], edge=0.5)
                s.screw((x, y, 13.4), look["steel"], look["rubber"], radius=4)
        for x in phases:
            s.slab(5, 56, 2, (x, 0, 6), look["copper"], edge=0.3)
            s.assembled(lambda: (s.ring(6.4, 3, (0, 0, 0), look["teal"]),), (x, 6, 8.4), (90, 0, 0))
        p.chip(look, (18, 4), 11, 11)
        p.chip(look, (17, -12), 7, 7)
        for y in (16, 24):
            s.disc(3.6, 11, (28, y - 4, 1.6), look["dark"], 0.5)

    def back():
        p.tray(71.6, 90, 24, case, 1.2, 1, 2.5)
        for y in (-45, 45):
            for index in range(4):
                s.assembled(lambda: s.slab(10, 12, 0.3, (0, 0, 0), look["rubber"], radius=3, edge=0),
                            (-26.4 + 17.6 * index, y, 14), (-90 if y > 0 else 90, 0, 0))
        s.slab(18, 10, 3, (0, -47, -1), look["dark"], radius=1, edge=0.4)

    p.up(236, front)
    p.up(202, display)
    p.up(160, shell)
    p.up(98, board)
    p.up(38, back)
    rail(124, look["steel"])


def rail(length, look):
    """A hat rail of 35 mm, its back at z 0."""
    s.slab(length, 27, 1, (0, 0, 0), look, edge=0.2)
    for y in (-13, 13):
        s.slab(length, 1, 7.5, (0, y, 0), look, edge=0.2)
    for y in (-15.5, 15.5):
        s.slab(length, 5, 1, (0, y, 6.5), look, edge=0.2)


def standing():
    look = s.looks()
    s.assembled(lambda: (rail(124, look["steel"]), s.assembled(device, (0, 0, 4))), (0, 30, 45.5), (90, 0, -16))


def front():
    s.studio()
    standing()
    s.camera((-0.45, -3.5, 1.35), (0.0, 0.0, 0.44), 66)


def above():
    s.studio()
    s.assembled(device, (0, 0, 0), (0, 0, 12))
    s.camera((0.85, -2.4, 2.5), (0.0, 0.0, 0.26), 66)


def side():
    s.studio()
    standing()
    s.camera((2.7, -2.7, 1.5), (0.0, 0.0, 0.44), 66)


def breaker(x, look, case, lever):
    """A miniature circuit breaker of one module."""
    s.slab(17.3, 84, 44, (x, 0, 4), case, radius=0.8, edge=0.8)
    s.slab(17.3, 45, 19, (x, 0, 47), case, radius=0.8, edge=1)
    s.slab(9, 18, 1.5, (x, 3, 65.4), look["rubber"], radius=1, edge=0.3)
    s.assembled(lambda: s.slab(8, 9, 10, (0, 0, 0), lever, radius=1, edge=1), (x, 6, 64), (-25, 0, 0))
    s.writing("C32", 4, (x, -12, 66.2), look["ink"])
    for y in (-33, 33):
        s.disc(4.4, 0.3, (x, y, 47.8), look["rubber"], 0)
        s.screw((x, y, 47.4), look["steel"], look["rubber"], radius=3.6)


def place():
    """On the rail of a tenant's distribution board, between its breakers."""
    look = s.looks()
    case = s.material("breaker", (0.74, 0.75, 0.74), 0.42)
    lever = s.material("lever", (0.02, 0.03, 0.04), 0.4)
    back = s.material("back", (0.42, 0.45, 0.46), 0.55)
    wires = [s.material(f"wire{index}", colour, 0.45) for index, colour in enumerate(
        [(0.20, 0.09, 0.04), (0.025, 0.025, 0.03), (0.28, 0.29, 0.3), (0.03, 0.12, 0.42)])]

    def board():
        s.slab(620, 520, 2, (0, 0, -40), back, edge=0)
        for y in (-150, 0, 150):
            s.assembled(lambda: rail(560, look["steel"]), (0, y, -4))
        s.assembled(device, (0, 0, 0))
        for index in list(range(-9, -2)) + list(range(3, 10)):
            breaker(index * 17.6 + (8.8 if index < 0 else -8.8), look, case, lever)
        for y in (-150, 150):
            s.assembled(lambda: [breaker(index * 17.6 + 8.8, look, case, lever) for index in range(-11, 11)], (0, y, 0))
        for index in range(4):
            x = -26.4 + 17.6 * index
            s.cable([(x, 42, 26), (x, 62, 24), (x - 4, 84, 8), (x - 4, 120, -14)], 3.4, wires[index])
            s.cable([(x, -42, 26), (x, -62, 24), (x + 4, -84, 8), (x + 4, -120, -14)], 3.4, wires[index])
        for index in list(range(-9, -2)) + list(range(3, 10)):
            x = index * 17.6 + (8.8 if index < 0 else -8.8)
            s.cable([(x, 38, 26), (x, 58, 24), (x + 2, 80, 6), (x, 120, -14)], 2.6, wires[index % 3])
            s.cable([(x, -38, 26), (x, -58, 24), (x - 2, -80, 6), (x, -120, -14)], 2.6, wires[(index + 1) % 3])
        for y in (-79, 79):
            s.slab(560, 26, 14, (0, y, -38), s.material("duct", (0.34, 0.36, 0.37), 0.6), edge=1)

    s.assembled(board, (0, 0, 0), (90, 0, 0))
    s.lamp((-2.6, -4.6, 4.2), (0, 0, 0), 2.4, 230, (1, 0.98, 0.95))
    s.lamp((3.6, -4, 1), (0, 0, 0), 2, 90)
    s.sky((0.9, 0.94, 0.96), 0.35)
    s.camera((-1.15, -4.2, 0.75), (0.06, -0.3, 0), 62, blur=0.35)


if __name__ == "__main__":
    s.main({"front": front, "above": above, "side": side, "place": place, "parts": p.apart(parts, 1.8, camera_from=(0.6, -4.2, 3.3))})
