"""The smaller devices and the gateways, taken apart; what they have inside: pieces.py."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import devices
import gateways
import pieces as p
import studio as s


def climate(look):
    """Lid with the gland of its probe, seal, board with its cell, base and screws."""
    def lid():
        p.lid(88, 62, 22, look["shell"], 11, 3.5)
        for index in range(7):
            s.slab(2.2, 26, 0.4, (14 + 4.6 * index, 2, 21.7), look["rubber"], radius=1.1, edge=0)
        s.disc(2.2, 0.5, (-30, 18, 21.7), look["signal"], 0.2)
        s.writing("TH-05", 5, (-19, -14, 22.1), look["ink"])
        devices.gland(look, (44, -8, 9), (0, 90, 0))

    def board():
        p.board(look, 76, 50, 7, p.corners(34, 21))
        p.held_cell(look, (-4, 13))
        p.radio(look, (-22, -8))
        p.chip(look, (-2, -6))
        p.chip(look, (9, -7), 5, 4)
        p.small(look, (-10, -18))
        p.aerial(look, (-34, -20))
        p.light(look, (-30, 0))
        s.slab(6, 6, 2, (24, -2, 1.6), look["white"], radius=0.5, edge=0.2)  # humidity
        s.disc(1.4, 0.2, (24, -2, 3.5), look["rubber"], 0)
        s.assembled(lambda: s.slab(10, 8, 7, (0, 0, 0), look["white"], radius=0.6, edge=0.3), (30, -14, 1.6))

    p.up(112, lid)
    p.up(92, lambda: p.seal(82, 56, 9))
    p.up(62, board)
    p.up(32, lambda: (p.tray(88, 62, 5, look["grey"], 10, 0.6, 3, 2), p.posts(look, p.corners(34, 21), 5, 2)))
    p.screws(look, p.corners(34, 21), 10)
    s.cable([(55, -8, 121), (70, -8, 118), (84, -12, 70), (86, -20, 8), (80, -52, 3), (50, -62, 3)], 2, look["dark"])
    devices.probe(look, (51, -62, 3.2), (0, -90, 8))


def door(look):
    """The contact: lid, board with reed, cell and switch, base, adhesive; its magnet, out of its case, before it."""
    def board():
        p.board(look, 64, 19, 3)
        p.held_cell(look, (12, 2), 24, 6)
        p.radio(look, (-17, 3), 12, 10)
        p.chip(look, (-6, 3), 6, 6)
        p.aerial(look, (-30, 3))
        p.light(look, (-26, 0))
        glass = s.pane("reed", 0.3)
        for x, length in ((-16, 6), (6, 6)):
            s.assembled(lambda: s.disc(0.7, length, (0, 0, 0), look["steel"], 0), (x - length / 2 + 5, -7, 4), (0, 90, 0))
        s.assembled(lambda: s.disc(1.6, 18, (0, 0, 0), glass, 0.6), (-9, -7, 4), (0, 90, 0))
        s.assembled(lambda: (s.disc(0.6, 10, (0, 0, -5), look["copper"], 0), s.disc(0.6, 9, (0, 0, 4), look["copper"], 0)), (-2, -7, 4), (0, 90, 0))
        s.slab(6, 5, 4, (28, -5, 1.6), look["dark"], edge=0.3)
        s.disc(1.4, 2, (28, -5, 5.6), look["white"], 0.3)

    def lid():
        p.lid(74, 26, 13.6, look["shell"], 7, 3, 2)
        s.disc(1.8, 0.4, (-26, 0, 13.4), look["signal"], 0.15)
        s.writing("DC-01", 4, (6, 0, 13.7), look["ink"])

    def magnet():
        p.up(42, lambda: (p.lid(40, 13, 10.6, look["shell"], 4.5, 2, 1.6), [s.disc(2, 0.4, (x, 0, 10.4), look["grey"], 0.15) for x in (-11, 11)]))
        p.up(27, lambda: s.slab(26, 6, 6, (0, 0, 0), look["steel"], edge=0.5))
        p.up(14, lambda: p.tray(40, 13, 3, look["grey"], 4, 0.4, 1.6, 1.4))
        p.up(3, lambda: s.slab(36, 10, 0.8, (0, 0, 0), look["dark"], radius=3, edge=0.2))

    p.up(62, lid)
    p.up(39, board)
    p.up(19, lambda: p.tray(74, 26, 4, look["grey"], 6, 0.4, 2, 1.6))
    p.up(4, lambda: s.slab(66, 20, 0.8, (0, 0, 0), look["dark"], radius=4, edge=0.2))
    p.up(0, magnet, 84, -24)


def people(look):
    """Window, lid, board with the two modules that range, cells, base and screws."""
    def lid():
        body = p.lid(120, 60, 25, look["shell"], 15, 5)
        s.cut(body, s.slab(70, 22, 30, (0, 2, 5), look["shell"], radius=11, edge=0))
        s.writing("PC-04", 5, (0, -21, 25.1), look["ink"])

    def window():
        s.slab(74, 26, 1.2, (0, 2, 0), look["ink"], radius=13, edge=0.3)
        for x in (-22, 22):
            s.disc(8.5, 0.5, (x, 2, 1.2), look["rubber"], 0.3)
            s.disc(5, 0.6, (x, 2, 1.5), look["dark"], 0.4)

    def board():
        p.board(look, 104, 46, 9, p.corners(46, 17))
        for x in (-22, 22):
            s.slab(17, 13, 5, (x, 4, 1.6), look["rubber"], radius=1.5, edge=0.4)
            s.disc(4.6, 1.6, (x, 4, 6.6), look["steel"], 0.3)
            s.disc(3.6, 0.5, (x, 4, 8), look["glass"], 0.3)
        p.light(look, (0, 4))
        p.radio(look, (-4, -12), 16, 12)
        p.chip(look, (13, -12))
        p.chip(look, (24, -13), 5, 4)
        p.small(look, (-42, -10), 8)
        p.aerial(look, (-44, -19))

    def base():
        p.tray(120, 60, 8, look["grey"], 14, 0.6, 3, 3)
        p.posts(look, p.corners(46, 19), 6, 3)
        p.cells_in_tray(look, (-9, 9))

    p.up(142, window)
    p.up(104, lid)
    p.up(66, board)
    p.up(30, base)
    p.screws(look, p.corners(46, 19), 8)


def pulse(look):
    """Screws, lid, seal, board with its cell, and the box with the glands of two leads."""
    holes = p.corners(40, 23.5)

    def lid():
        p.lid(95, 62, 11, look["shell"], 7, 2)
        for x, y in holes:
            s.disc(3.2, 0.2, (x, y, 10.9), look["rubber"], 0)
        s.slab(44, 22, 0.3, (0, 4, 10.9), look["white"], radius=2, edge=0)
        s.writing("PM-01", 6, (0, 7, 11.3), look["ink"])
        s.writing("IP67", 4, (0, -1.5, 11.3), look["grey"])
        s.disc(2, 0.5, (0, -18, 10.8), look["signal"], 0.2)

    def board():
        p.board(look, 82, 50, 4, p.corners(37, 21))
        p.held_cell(look, (0, 11), 50, 9)
        p.radio(look, (-22, -9))
        p.chip(look, (-5, -8))
        p.chip(look, (6, -9), 5, 4)
        p.aerial(look, (-38, 0))
        p.light(look, (0, -18))
        p.sockets(look, (20, 31), -17)

    def box():
        p.tray(95, 62, 24, look["grey"], 7, 2)
        p.posts(look, holes, 20, 3, 4)
        for x in (-20, 20):
            devices.gland(look, (x, -31, 14), (90, 0, 0))
            s.cable([(x, -45, 14), (x, -54, 10), (x + 3, -66, 3), (x + 12, -86, 2.6)], 2.4, look["dark"])

    p.screws(look, holes, 142, True, 1.3)
    p.up(104, lid)
    p.up(84, lambda: p.seal(92, 59, 6.5, 3))
    p.up(50, board)
    box()


def open_clamp(look):
    """A split core swung open at its hinge."""
    iron = s.material("iron", (0.33, 0.34, 0.36), 0.4, 0.9)
    body = s.slab(38, 31, 16, (0, -6.5, 0), look["dark"], radius=3, edge=1)
    s.cut(body, s.disc(9, 60, (0, -2, -20), look["rubber"], 0))
    s.cut(body, s.slab(18, 30, 60, (0, 13, -20), look["rubber"], edge=0))
    for x in (-14, 14):
        s.slab(7, 1.2, 11, (x, 8.8, 2.5), iron, edge=0.2)
    s.disc(3, 17, (-16, 12, -0.4), look["steel"], 0.4)

    def keeper():
        s.slab(38, 12, 16, (17, 6, 0), look["dark"], radius=2, edge=0.8)
        for x in (3, 31):
            s.slab(7, 1.2, 11, (x, -0.2, 2.5), iron, edge=0.2)
        s.slab(8, 4, 10, (33, -1, 3), look["grey"], radius=1.2, edge=0.5)

    s.assembled(keeper, (-15, 13, 0), (0, 0, 62))


def current(look):
    """Lid with its glands, seal, board with its cell, base and the clip for a rail; a clamp swung open beside them."""
    def lid():
        p.lid(90, 70, 26, look["shell"], 6, 3)
        s.disc(2, 0.5, (-32, 22, 25.8), look["signal"], 0.2)
        s.writing("CT-06", 6, (4, 6, 26.2), look["ink"])
        for index, x in enumerate((-28, 0, 28)):
            s.writing(f"L{index + 1}", 4.5, (x, -26, 26.2), look["grey"])
            devices.gland(look, (x, -35, 9), (90, 0, 0))

    def board():
        p.board(look, 78, 58, 4, p.corners(35, 25))
        p.held_cell(look, (0, 15), 50, 8)
        p.radio(look, (-25, -4))
        p.chip(look, (-7, -3))
        p.chip(look, (4, -4), 5, 4)
        p.small(look, (12, -4), 8)
        p.aerial(look, (-36, 3))
        p.light(look, (-33, 22))
        p.sockets(look, (-28, 0, 28), -22, 11)

    p.up(122, lid)
    p.up(104, lambda: p.seal(84, 64, 5))
    p.up(68, board)
    p.up(36, lambda: (p.tray(90, 70, 5, look["grey"], 5, 0.6, 3, 2), p.posts(look, p.corners(36, 26), 5, 2)))
    p.up(10, lambda: rail_clip(look))
    p.up(0.4, lambda: open_clamp(look), 96, -34)
    s.cable([(28, -49, 131), (32, -62, 127), (64, -78, 70), (92, -92, 12), (104, -86, 5), (98, -68, 7), (96, -55, 8)], 2, look["dark"])


def rail_clip(look, width=44):
    """It holds a device on a rail: two hooks, and a slide to pull."""
    s.slab(width, 62, 3, (0, 0, 0), look["dark"], radius=2, edge=0.4)
    for y in (-20, 20):
        s.slab(width - 8, 3, 8, (0, y, -6), look["dark"], edge=0.4)
    s.slab(16, 22, 3, (0, -34, -1), look["grey"], radius=2, edge=0.4)


def valve(look):
    """Cover, board with motor and gears, plate with its lever, spindle and the brass body."""
    def cover():
        p.lid(78, 66, 46, look["shell"], 10, 4)
        s.disc(12, 3, (-14, 0, 45), look["ink"], 0.6)
        s.slab(5, 20, 2, (-14, 0, 48), look["signal"], radius=2, edge=0.4)
        s.writing("VA-01", 6, (18, 0, 46.4), look["ink"])
        devices.gland(look, (-14, -33, 18), (90, 0, 0))

    def drive():
        s.slab(78, 66, 6, (0, 0, 0), look["dark"], radius=9, edge=0.8)
        p.posts(look, p.corners(31, 25), 12, 6, 3.6)
        s.assembled(lambda: (s.disc(12, 34, (0, 0, 0), look["steel"], 1), s.disc(4, 4, (0, 0, 34), look["steel"], 0.4),
                             s.disc(12.2, 7, (0, 0, 0), look["rubber"], 0.6)), (-8, 13, 18.5), (0, 90, 0))
        gear(look["brass"], 7, 4, (33, 13, 16), 14)
        gear(look["white"], 15, 4, (14, -11, 8), 30)
        gear(look["white"], 10, 4, (-10, -12, 8), 20)
        s.disc(2, 14, (14, -11, 7), look["steel"], 0.3)
        s.disc(2, 10, (-10, -12, 7), look["steel"], 0.3)

    def board():
        p.board(look, 66, 54, 5, p.corners(30, 24))
        p.radio(look, (-18, 6))
        p.chip(look, (2, 8))
        p.chip(look, (13, 6), 5, 4)
        p.small(look, (-4, -8))
        p.aerial(look, (-26, 20))
        p.sockets(look, (-20, -8), -20)
        for x in (22, 12):
            s.disc(4, 10, (x, -16, 1.6), look["dark"], 0.6)
            s.disc(3.6, 0.2, (x, -16, 11.6), look["steel"], 0)

    p.up(196, cover)
    p.up(158, board)
    p.up(112, drive)
    p.up(98, lambda: s.slab(70, 13, 4, (28, 0, 0), look["teal"], radius=5, edge=1))
    s.disc(6, 22, (0, 0, 70), look["steel"], 0.6)
    s.slab(7, 7, 6, (0, 0, 91), look["steel"], edge=0.4)
    s.disc(9, 14, (0, 0, 46), look["brass"], 0.6)
    devices.brass_body(look)
    for x in (-58.2, 58):
        s.assembled(lambda: s.disc(11, 0.2, (0, 0, 0), look["rubber"], 0), (x, 0, 27), (0, 90, 0))


def gear(look, radius, height, at, teeth):
    outline = []
    for index in range(teeth * 4):
        angle = 2 * math.pi * index / (teeth * 4)
        reach = radius if index % 4 in (0, 1) else radius - 1.6
        outline.append((reach * math.cos(angle), reach * math.sin(angle)))
    s.prism(outline, height, at, look, 0)


def bin_level(look):
    """Screws, dome, ultrasound head, board with its cell, seal and base."""
    def dome():
        s.turned([(17.5, 28), (29, 28), (39, 22), (44, 11), (44, 0), (47, 0), (47, 12), (42, 25), (30, 32), (22, 34), (17.5, 34), (17.5, 28)],
                 (0, 0, 0), look["shell"])
        s.disc(1.8, 0.6, (0, -26, 32.6), look["signal"], 0.2)

    def head():
        s.disc(13, 12, (0, 0, 0), look["dark"], 0.6)
        s.disc(17, 3, (0, 0, 12), look["steel"], 0.6)
        s.ring(17.5, 1, (0, 0, 12), look["rubber"])

    def board():
        s.disc(40, 1.6, (0, 0, 0), p.green(), 0.2)
        p.held_cell(look, (0, 15))
        p.radio(look, (-16, -8))
        p.chip(look, (4, -7))
        p.chip(look, (15, -8), 5, 4)
        p.small(look, (-10, -20), 8)
        p.aerial(look, (12, -19))
        p.light(look, (0, -29))
        p.sockets(look, (27,), -3, 7)

    holes = [(36 * math.cos(math.radians(angle)), 36 * math.sin(math.radians(angle))) for angle in (30, 150, 270)]
    p.screws(look, holes, 146, True)
    p.up(172, head)
    p.up(96, dome)
    p.up(48, board)
    p.up(24, lambda: p.seal(92, 92, 46))
    base = s.disc(48, 8, (0, 0, 0), look["dark"], 1.2)
    s.cut(base, s.disc(43, 20, (0, 0, 3), look["dark"], 0))
    p.posts(look, holes, 6, 3)


def network_sockets(look, y):
    for x in (-12, 12):
        s.slab(16, 20, 13, (x, y, 1.6), look["steel"], edge=0.4)
        s.assembled(lambda: s.slab(12, 9, 0.4, (0, 0, 0), look["rubber"], radius=0.6, edge=0), (x, y - 10.1, 8), (90, 0, 0))


def flat_aerial(look, at, turn=0):
    """An aerial etched on a board of its own, standing up."""
    def build():
        s.slab(34, 1.2, 15, (0, 0, 0), p.green(), edge=0.2)
        for index in range(5):
            s.slab(2, 0.3, 11, (-12 + 6 * index, -0.7, 2), look["copper"], edge=0)
            s.slab(8 if index < 4 else 2, 0.3, 1.4, (-12 + 6 * index + 3 * (index < 4), -0.7, 2 + 9.6 * (index % 2)), look["copper"], edge=0)
    s.assembled(build, at, (0, 0, turn))


def indoor(look):
    """Lid with its ring of light, board with radio, aerials and network sockets, base, and the bracket for a ceiling."""
    def lid():
        p.lid(150, 150, 26, look["shell"], 30, 7)
        s.ring(46, 0.8, (0, 0, 26), look["signal"])
        s.disc(2.4, 0.5, (0, -58, 25.8), look["signal"], 0.2)
        s.writing("GW-02", 7, (0, 0, 26.1), look["ink"])
        for x in (-12, 12):
            s.assembled(lambda: s.slab(15, 12, 0.5, (0, 0, 0), look["rubber"], radius=1, edge=0), (x, -75.2, 12), (90, 0, 0))

    def board():
        p.board(look, 116, 116, 10, p.corners(52, 52))
        network_sockets(look, -49)
        s.slab(38, 32, 4, (-22, 14, 1.6), look["steel"], radius=1, edge=0.4)
        s.slab(26, 24, 3, (24, 22, 1.6), look["steel"], radius=1, edge=0.4)
        p.chip(look, (20, -10), 15, 15)
        p.chip(look, (-16, -16), 10, 10)
        p.chip(look, (2, -22), 7, 7)
        p.small(look, (-46, -24))
        p.small(look, (28, -30), 7)
        for x in (36, 45):
            s.disc(4, 9, (x, -44, 1.6), look["dark"], 0.6)
            s.disc(3.6, 0.2, (x, -44, 10.6), look["steel"], 0)
        flat_aerial(look, (-30, 48, 1.6))
        flat_aerial(look, (30, 48, 1.6))
        flat_aerial(look, (-52, 10, 1.6), 90)
        p.light(look, (0, -34), 3)

    p.up(196, lid)
    p.up(112, board)
    p.up(56, lambda: (p.tray(138, 138, 8, look["grey"], 26, 0.8, 3, 3), p.posts(look, p.corners(52, 52), 6, 3, 4)))
    p.up(6, lambda: bracket(look))
    p.screws(look, p.corners(52, 52), 32, False, 1.4)


def bracket(look):
    """A steel plate with slots that the device hangs by."""
    plate = s.slab(96, 96, 2, (0, 0, 0), look["steel"], radius=10, edge=0.3)
    s.cut(plate, s.disc(22, 20, (0, 0, -10), look["steel"], 0))
    for x, y in p.corners(32, 32):
        s.cut(plate, s.disc(4.5, 20, (x, y, -10), look["steel"], 0))
        s.cut(plate, s.slab(4, 12, 20, (x, y + 6, -10), look["steel"], edge=0))


def outdoor(look):
    """Cover, seal, board, cast body with fins, the clamps for its mast; its aerial unscrewed."""
    cast = s.material("cast", (0.55, 0.57, 0.58), 0.5, 0.3, grain=0.05, grain_size=160)
    holes = p.corners(86, 106)

    def cover():
        p.lid(200, 240, 24, look["shell"], 12, 5, 5)
        for x, y in holes:
            s.disc(5.4, 0.2, (x, y, 23.9), look["rubber"], 0)
        s.slab(96, 34, 0.4, (0, 52, 24), look["white"], radius=3, edge=0)
        s.writing("GW-08", 15, (0, 54, 24.5), look["ink"])
        s.disc(3, 0.6, (-66, 52, 24), look["signal"], 0.3)

    def board():
        p.board(look, 166, 200, 6, p.corners(76, 92))
        s.slab(70, 56, 6, (-28, 44, 1.6), look["steel"], radius=1, edge=0.6)
        s.slab(46, 40, 5, (44, 46, 1.6), look["steel"], radius=1, edge=0.6)
        p.chip(look, (-34, -20), 24, 24)
        p.chip(look, (4, -16), 15, 15)
        p.chip(look, (4, 4), 10, 10)
        p.small(look, (26, -14))
        p.small(look, (26, -22))
        for index in range(3):
            s.disc(7, 16, (34 + 17 * index, -52, 1.6), look["dark"], 1)
            s.disc(6.4, 0.3, (34 + 17 * index, -52, 17.5), look["steel"], 0)
        s.slab(24, 26, 22, (-56, -76, 1.6), look["steel"], edge=0.5)
        s.slab(22, 20, 20, (-20, -76, 1.6), look["teal"], edge=0.8)
        s.assembled(lambda: s.disc(6, 20, (0, 0, 0), look["brass"], 0.6), (60, 82, 9), (-90, 0, 0))
        p.light(look, (-66, 52), 4)

    def body():
        box = s.slab(200, 240, 50, (0, 0, 0), cast, radius=12, edge=3)
        s.cut(box, s.slab(184, 224, 60, (0, 0, 8), cast, radius=8, edge=0))
        for index in range(11):
            s.slab(4, 216, 12, (-80 + 16 * index, 0, -10), cast, radius=1.5, edge=0.8)
        for x, y in holes:
            s.disc(8, 42, (x, y, 8), cast, 0.6)
            s.disc(3, 0.3, (x, y, 49.8), look["rubber"], 0)
        for x in (-50, 0):
            s.assembled(lambda: (s.disc(11, 8, (0, 0, 0), look["dark"], 1.2, sides=6), s.disc(8, 18, (0, 0, 6), look["dark"], 1.2)),
                        (x, -120, 28), (90, 0, 0))
        s.assembled(lambda: (s.disc(13, 12, (0, 0, 0), look["steel"], 0.8), s.disc(8, 20, (0, 0, 10), look["brass"], 0.8)), (60, 120, 28), (-90, 0, 0))

    def aerial():
        s.disc(11, 16, (0, 0, 0), look["steel"], 0.8)
        s.turned([(10, 14), (11, 18), (11, 284), (6, 296), (0, 298)], (0, 0, 0), look["white"])

    p.screws(look, holes, 330, True, 2.4)
    p.up(268, cover)
    p.up(238, lambda: p.seal(196, 236, 11, 5, 3))
    p.up(166, board)
    p.up(64, body)
    p.up(92, aerial, 60, 172, (-90, 0, 0))
    for y in (-66, 66):
        p.up(0, lambda: saddle(look), 0, y)


def saddle(look):
    """It lies against the mast."""
    made = p.solid(s.slab(90, 20, 34, (0, 0, 0), look["dark"], radius=2, edge=1))
    mast = s.disc(30, 60, (0, 30, -2), look["dark"])
    mast.rotation_euler = (math.radians(90), 0, 0)
    s.cut(made, mast)


if __name__ == "__main__":
    s.main({
        "climate": p.apart(climate),
        "door": p.apart(door, 1),
        "people": p.apart(people),
        "pulse": p.apart(pulse),
        "current": p.apart(current, 1.4),
        "valve": p.apart(valve, 2),
        "bin": p.apart(bin_level),
        "indoor": p.apart(indoor, 2.2),
        "outdoor": p.apart(outdoor, 4, turn=-68),
    })
