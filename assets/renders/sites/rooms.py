"""Rooms of a building with the devices at work: pump room, server room, meter room and classroom."""
import os
import random
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import air
import energy
import leak
import studio as s


def motor(paint, look):
    """Lies along x, its fan cover at the left, its terminal box on top."""
    ribs = [(142 if step % 2 else 128, 12 * step + side) for step in range(24) for side in (0, 11)]
    s.assembled(lambda: s.turned([(0, 0)] + ribs + [(0, 288)], (0, 0, 0), paint, sides=72), (0, 0, 0), (0, 90, 0))
    s.assembled(lambda: s.disc(146, 70, (0, 0, 0), paint, 14), (-66, 0, 0), (0, 90, 0))
    for ring in range(4):
        s.assembled(lambda: s.ring(34 + 28 * ring, 3, (0, 0, 0), look["rubber"]), (-67, 0, 0), (0, 90, 0))
    s.slab(150, 120, 70, (150, 0, 132), paint, radius=10, edge=6)


def pump(look, paint, pipe):
    """On its plinth, the pipe that it lifts into rising behind its casing."""
    plinth = s.mottled("plinth", (0.30, 0.31, 0.31), (0.42, 0.43, 0.43), 0.85, scale=3, grain=0.08)
    s.slab(1060, 520, 130, (60, 0, 0), plinth, radius=8, edge=8)
    s.slab(900, 300, 50, (60, 0, 130), look["dark"], radius=6, edge=4)
    for x in (-250, -60):
        s.slab(40, 240, 60, (x, 0, 178), look["dark"], edge=3)
    s.assembled(lambda: motor(paint, look), (-320, 0, 355))
    s.assembled(lambda: s.disc(58, 130, (0, 0, 0), look["steel"], 3), (-30, 0, 355), (0, 90, 0))
    s.assembled(lambda: s.disc(175, 120, (0, 0, 0), paint, 40), (96, 0, 355), (0, 90, 0))
    s.slab(120, 160, 180, (156, 0, 178), paint, edge=10)
    s.assembled(lambda: s.disc(62, 420, (0, 0, 0), pipe, 0), (216, 0, 355), (0, 90, 0))
    for x in (214, 244, 420, 450):
        s.assembled(lambda: s.disc(104, 22, (0, 0, 0), pipe, 3), (x, 0, 355), (0, 90, 0))
    s.disc(56, 1400, (156, 0, 520), pipe, 0)
    for z in (560, 586, 900, 926):
        s.disc(96, 22, (156, 0, z), pipe, 3)
    s.assembled(lambda: s.disc(52, 150, (0, 0, 0), pipe, 10), (156, 0, 812), (90, 0, 0))
    s.slab(170, 150, 120, (156, 0, 740), pipe, radius=60, edge=10)
    s.assembled(lambda: s.ring(78, 9, (0, 0, 0), s.material("wheel", (0.45, 0.05, 0.03), 0.45)), (156, -170, 812), (90, 0, 0))
    s.assembled(lambda: s.disc(44, 26, (0, 0, 0), look["white"], 4), (156, -66, 690), (90, 0, 0))


def pump_room():
    """Water on the floor before two pumps: the sensor lies between it and the plinth, its rope round the foot."""
    look = s.looks()
    floor = s.mottled("floor", (0.16, 0.175, 0.18), (0.25, 0.265, 0.27), 0.55, scale=1.2, grain=0.04)
    wall = s.material("wall", (0.58, 0.61, 0.60), 0.75, grain=0.03, grain_size=20)
    paint, pipe = s.material("paint", (0.02, 0.19, 0.24), 0.4), s.material("pipe", (0.36, 0.40, 0.41), 0.38, 0.4)
    s.slab(12000, 9000, 20, (0, 2000, -20), floor, edge=0)
    s.slab(12000, 60, 5000, (0, 2600, 0), wall, edge=0)
    s.slab(12000, 6, 900, (0, 2568, 0), s.material("dado", (0.10, 0.24, 0.25), 0.6), edge=0)
    for x in (-820, 760):
        s.assembled(lambda: pump(look, paint, pipe), (x, 1300, 0))
    s.assembled(lambda: s.disc(92, 6000, (0, 0, 0), pipe, 0), (-3000, 1300, 1880), (0, 90, 0))
    panel = s.material("panel", (0.52, 0.55, 0.56), 0.4)
    s.slab(620, 200, 900, (-60, 2470, 900), panel, radius=6, edge=5)
    for index, colour in enumerate([(0.0, 0.55, 0.3), (0.0, 0.55, 0.3), (0.75, 0.1, 0.04)]):
        s.assembled(lambda: s.disc(20, 14, (0, 0, 0), s.material(f"light{index}", colour, 0.3, glow=1.4), 3), (-160 + 100 * index, 2364, 1640), (90, 0, 0))
    water = s.material("water", (0.06, 0.075, 0.08), 0.03, coat=1)
    s.assembled(lambda: leak.puddle(water), (270, -210, 0.4), (0, 0, 25), 2.6)
    s.assembled(lambda: leak.device([(40, 0, 13.5), (58, 0, 11), (86, 14, 3), (170, 110, 2.6), (150, 330, 2.6), (-120, 470, 2.6),
                                     (-520, 480, 2.6), (-1100, 500, 2.6)]), (-60, -330, 0.4), (0, 0, 10), 1.5)
    s.lamp((-12, -12, 26), (0, 8, 0), 8, 5200, (1, 0.98, 0.95))
    s.lamp((16, -6, 20), (0, 10, 4), 7, 2600, (0.94, 0.98, 1))
    s.lamp((0, -16, 6), (0, 0, 0), 4, 500)
    s.sky((0.88, 0.92, 0.95), 0.3)
    s.camera((-1.6, -15, 6.4), (0.1, 3, 2.9), 34, blur=0.2)


def rack(look, chance):
    """A cabinet of servers behind a mesh door, its front at y 0."""
    s.slab(590, 900, 2000, (0, 450, 0), look["dark"], edge=3)
    s.slab(540, 8, 1930, (0, -4, 35), look["rubber"], edge=1)
    face = s.material("server", (0.075, 0.085, 0.09), 0.4)
    for unit in range(20):
        if chance.random() < 0.2:
            continue
        z = 70 + 94 * unit
        s.slab(470, 6, 82, (0, -11, z), face, edge=2)
        for light in range(chance.randint(1, 4)):
            s.slab(9, 2, 7, (190 - 22 * light, -15, z + 52), look["signal"], edge=0)
        for bay in range(4):
            s.slab(62, 2, 46, (-180 + 70 * bay, -15, z + 16), look["dark"], edge=0)


def server_room():
    """A floor tile is lifted: below it lies the sensor beside a pipe, its rope along the racks."""
    look = s.looks()
    chance = random.Random(7)
    tile = s.mottled("tile", (0.40, 0.42, 0.42), (0.50, 0.52, 0.52), 0.45, scale=60, detail=3)
    slab = s.mottled("screed", (0.20, 0.21, 0.21), (0.29, 0.30, 0.30), 0.85, scale=2, grain=0.06)
    wall = s.material("wall", (0.62, 0.65, 0.66), 0.7)
    for column in range(-4, 5):
        for row in range(-4, 12):
            if (column, row) != (0, -1):
                s.slab(596, 596, 34, (600 * column, 600 * row, -34), tile, edge=2)
    s.slab(8000, 12000, 10, (0, 2000, -330), slab, edge=0)
    for x in (-300, 300):
        for y in (-900, -300):
            s.disc(22, 296, (x, y, -330), look["steel"], 0)
            s.slab(90, 90, 6, (x, y, -330), look["steel"], edge=1)
    for index in range(9):
        for side in (-1, 1):
            s.assembled(lambda: rack(look, chance), (side * 930, 300 + 602 * index, 0), (0, 0, 90 if side < 0 else -90))
    s.slab(8000, 60, 4000, (0, 6300, 0), wall, edge=0)
    light = s.material("light", (1, 0.99, 0.97), 0.5, glow=3)
    for row in range(5):
        s.slab(240, 1100, 10, (0, 300 + 1300 * row, 2740), light, edge=0)
    s.slab(8000, 12000, 10, (0, 2000, 2760), wall, edge=0)
    pipe = s.material("pipe", (0.02, 0.30, 0.42), 0.4)
    s.assembled(lambda: s.disc(44, 3000, (0, 0, 0), pipe, 0), (-1500, -360, -262), (0, 90, 0))
    s.assembled(lambda: s.disc(58, 60, (0, 0, 0), look["brass"], 4), (-30, -360, -262), (0, 90, 0))
    s.assembled(lambda: leak.device([(40, 0, 13.5), (58, 0, 11), (80, -8, 3), (130, -40, 2.6), (170, 30, 2.6), (120, 110, 2.6),
                                     (-140, 120, 2.6), (-400, 130, 2.6)]), (-70, -560, -319), (0, 0, 6), 2)
    s.lamp((0, -14, 24), (0, 0, 0), 6, 3800, (1, 0.99, 0.97))
    s.lamp((0.4, -8, 8), (0, -5, -3), 2, 320)
    s.sky((0.88, 0.93, 0.97), 0.3)
    s.camera((0.8, -19.5, 13.2), (0, -1.5, 0.6), 31)


def meter_room():
    """A board of meters, one for each tenant, its door open."""
    look = s.looks()
    shell = s.material("cabinet", (0.50, 0.53, 0.54), 0.45, grain=0.01, grain_size=200)
    inside = s.material("inside", (0.60, 0.63, 0.64), 0.55)
    wall = s.mottled("wall", (0.42, 0.44, 0.44), (0.50, 0.52, 0.52), 0.85, scale=1.2, grain=0.05)
    case = s.material("breaker", (0.74, 0.75, 0.74), 0.42)
    lever = s.material("lever", (0.02, 0.03, 0.04), 0.4)
    duct = s.material("duct", (0.30, 0.32, 0.33), 0.6)
    label = s.material("label", (0.78, 0.78, 0.74), 0.6)

    def row():
        s.assembled(lambda: energy.rail(640, look["steel"]), (0, 0, -4))
        for index in range(4):
            x = -234 + 156 * index
            s.assembled(energy.device, (x - 24, 0, 0))
            for step in range(3):
                energy.breaker(x + 24.8 + 17.6 * step, look, case, lever)
            s.slab(120, 16, 1, (x, -63, -20), label, edge=0)

    def board():
        s.slab(720, 760, 4, (0, 0, -60), inside, edge=0)
        for y in (215, 0, -215):
            s.assembled(row, (0, y, 0))
        for y in (322, 108, -108, -322):
            s.slab(680, 44, 46, (0, y, -56), duct, edge=1.5)
            for slot in range(42):
                s.slab(5, 45, 40, (-328 + 16 * slot, y, -50), look["dark"], edge=0)
        for x in (-370, 370):
            s.slab(20, 800, 190, (x, 0, -70), shell, edge=2)
        for y in (-395, 395):
            s.slab(760, 20, 190, (0, y, -70), shell, edge=2)

    s.slab(6000, 20, 6000, (0, 80, -3000), wall, edge=0)
    s.assembled(board, (0, 0, 0), (90, 0, 0))
    s.assembled(lambda: s.slab(16, 740, 780, (0, -370, -390), shell, edge=3), (384, -118, 0), (0, 0, 62))
    for x in (-260, -170, -80):
        s.disc(22, 1600, (x, 0, 400), look["grey"], 0)
    neighbour = s.slab(620, 150, 800, (-780, 0, -400), shell, radius=6, edge=5)
    neighbour.location.y = -0.1
    s.assembled(lambda: s.slab(30, 90, 16, (0, 0, 0), look["dark"], radius=8, edge=3), (-520, -90, 0), (90, 0, 0))
    s.lamp((-6, -12, 9), (0, 0, 0), 5, 1500, (1, 0.98, 0.95))
    s.lamp((7, -10, 2), (0, 0, 0), 4, 500)
    s.sky((0.9, 0.94, 0.96), 0.4)
    s.camera((-3.4, -12.6, 1.6), (0.25, 0, -0.05), 46, blur=0.1)


def desk(look, wood):
    s.slab(620, 460, 22, (0, 0, 720), wood, radius=16, edge=4)
    s.slab(560, 400, 90, (0, 0, 622), look["grey"], radius=10, edge=4)
    for x in (-270, 270):
        for y in (-190, 190):
            s.disc(13, 720, (x, y, 0), look["grey"], 0, sides=40)


def chair(look, paint):
    s.slab(390, 370, 20, (0, 0, 430), paint, radius=40, edge=8)
    s.assembled(lambda: s.slab(380, 16, 300, (0, 0, 0), paint, radius=6, edge=6), (0, -190, 560), (-8, 0, 0))
    for x in (-170, 170):
        s.disc(11, 860 if x else 430, (x, -178, 0), look["grey"], 0, sides=40)
        s.disc(11, 430, (x, 160, 0), look["grey"], 0, sides=40)


def classroom():
    """The sensor hangs beside the board, desks before it."""
    look = s.looks()
    wall = s.material("wall", (0.66, 0.68, 0.66), 0.75, grain=0.02, grain_size=30)
    wood = s.mottled("wood", (0.42, 0.30, 0.19), (0.56, 0.42, 0.28), 0.45, scale=3, stretch=(0.6, 9, 9), grain=0.03)
    green = s.mottled("board", (0.035, 0.13, 0.11), (0.055, 0.165, 0.14), 0.7, scale=1.4)
    seat = s.material("seat", (0.0, 0.22, 0.24), 0.45)
    floor = s.mottled("floor", (0.30, 0.26, 0.22), (0.40, 0.35, 0.30), 0.5, scale=1.5, stretch=(1, 6, 1))
    s.slab(9000, 60, 3200, (0, 30, 0), wall, edge=0)
    s.slab(9000, 9000, 10, (0, -3500, -10), floor, edge=0)
    s.slab(9000, 14, 110, (0, -5, 0), wood, edge=2)
    s.slab(3000, 24, 1180, (-1420, -10, 900), wood, edge=3)
    s.slab(2900, 12, 1080, (-1420, -22, 950), green, edge=0)
    s.slab(2900, 70, 16, (-1420, -45, 915), wood, edge=3)
    for x, colour in ((-900, look["white"]), (-820, s.material("chalk", (0.75, 0.6, 0.2), 0.8))):
        s.assembled(lambda: s.disc(5, 70, (0, 0, 0), colour, 1), (x, -50, 937), (0, 90, 0))
    s.slab(160, 50, 44, (-560, -46, 931), look["ink"], edge=4)
    chalk = s.material("writing", (0.55, 0.6, 0.57), 0.9)
    s.writing("y = ax² + bx + c", 150, (-1130, -30, 1790), chalk, turn=(90, 0, 0))
    for x, z in ((-1900, 1200), (-880, 1250)):
        s.slab(520, 1, 5, (x, -29, z), chalk, edge=0)
    s.cable([(-1250, -29, 1560), (-1160, -29, 1240), (-1080, -29, 1130), (-1000, -29, 1240), (-910, -29, 1560)], 4, chalk)
    s.slab(5, 1, 440, (-1080, -29, 1110), chalk, edge=0)
    s.assembled(air.device, (430, 0, 1500), (90, 0, 0), 2.1)
    s.assembled(lambda: (s.disc(165, 34, (0, 0, 0), look["dark"], 8), s.disc(148, 2, (0, 0, 34), look["white"], 0),
                         s.slab(9, 82, 2, (0, 38, 37), look["rubber"], edge=0), s.slab(62, 8, 2, (28, 0, 37), look["rubber"], edge=0)),
                (430, 0, 2230), (90, 0, 0))
    for row in range(2):
        for column in range(-3, 4):
            x, y = 900 * column - 250 + 120 * row, -1350 - 1150 * row
            s.assembled(lambda: desk(look, wood), (x, y, 0))
            s.assembled(lambda: chair(look, seat), (x, y - 420, 0))
            if (column + row) % 2 == 0:
                s.slab(210, 150, 26, (x - 90, y + 30, 742), s.material(f"book{row}{column}", (0.45, 0.12 + 0.1 * (column % 3), 0.1), 0.6), edge=2)
                s.slab(190, 140, 4, (x + 130, y - 20, 742), look["white"], edge=0)
    s.lamp((-26, -26, 20), (0, 0, 10), 14, 15000, (1, 0.97, 0.92))
    s.lamp((16, -30, 24), (0, 0, 12), 10, 4200, (0.94, 0.98, 1))
    s.sky((0.92, 0.95, 1), 0.4)
    s.camera((3.4, -38, 16.4), (-3.2, 0, 11.2), 36, blur=0.08)


s.main({"pump-room": pump_room, "server-room": server_room, "meter-room": meter_room, "classroom": classroom})
