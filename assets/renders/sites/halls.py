"""Large places with the devices at work: car park, loading bay, warehouse and workshop."""
import os
import random
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import air
import leak
import parking
import studio as s

# side views of a car from its tail (y 0) to its nose, as (y, z)
BODY = [(20, 300), (0, 520), (30, 800), (120, 900), (900, 930), (2900, 905), (4000, 820), (4280, 690), (4330, 480), (4300, 280), (4100, 220), (200, 220)]
CABIN = [(330, 880), (760, 1330), (1150, 1430), (2150, 1420), (2560, 1300), (3150, 900)]


def side_view(points, width, look, edge):
    """Drawn across the car."""
    s.assembled(lambda: s.prism([(y, z) for y, z in points], width, (0, 0, -width / 2), look, edge), (0, 0, 0), (90, 0, 90))


def car(paint, look):
    """Stands on its wheels, its tail at y 0, its middle at x 0."""
    side_view(BODY, 1760, paint, 70)
    side_view(CABIN, 1480, look["glass"], 60)
    side_view([(700, 1405), (1150, 1450), (2150, 1440), (2480, 1350), (2300, 1330), (900, 1330)], 1440, paint, 30)
    for x in (-800, 800):
        for y in (860, 3420):
            s.assembled(lambda: parking.tyre(look), (x, y, 318), (90, 0, 90), 1)
    lamp = s.material("tail lamp", (0.5, 0.02, 0.02), 0.2, coat=1)
    for x in (-650, 650):
        s.slab(330, 40, 90, (x, 26, 690), lamp, radius=20, edge=10)
    s.slab(520, 14, 110, (0, -6, 520), look["white"], radius=6, edge=2)
    s.slab(1600, 40, 120, (0, 16, 290), look["dark"], radius=20, edge=12)


def ground(name="asphalt", dark=(0.055, 0.06, 0.062), light=(0.135, 0.14, 0.142)):
    return s.mottled(name, dark, light, 0.72, scale=10, grain=0.2, detail=12)


def bays(count, width, length, paint, at):
    for index in range(count + 1):
        s.slab(100, length, 1.2, (at[0] + width * index, at[1] + length / 2, 0), paint, edge=0)
    s.slab(width * count, 100, 1.2, (at[0] + width * count / 2, at[1] + length, 0), paint, edge=0)


def column(at, wall, look, height=2700):
    yellow = s.material("yellow", (0.78, 0.52, 0.03), 0.55)
    s.slab(600, 600, height, (*at, 0), wall, edge=20)
    for index in range(4):
        s.slab(606, 606, 150, (*at, 150 + 220 * index), yellow if index % 2 == 0 else look["dark"], edge=20)


def car_park():
    """A row of bays, a sensor in each; two are free."""
    look = s.looks()
    paint = s.mottled("paint", (0.55, 0.56, 0.54), (0.76, 0.77, 0.75), 0.6, scale=14, grain=0.1)
    wall = s.mottled("concrete", (0.36, 0.37, 0.37), (0.46, 0.47, 0.47), 0.8, scale=0.6, grain=0.05)
    s.slab(40000, 30000, 20, (0, 5000, -20), ground(), edge=0)
    s.slab(40000, 100, 3200, (0, 6000, 0), wall, edge=0)
    s.slab(40000, 6, 700, (0, 5945, 900), s.material("band", (0.0, 0.24, 0.25), 0.6), edge=0)
    s.slab(40000, 30000, 100, (0, 5000, 2700), wall, edge=0)
    bays(6, 2500, 5000, paint, (-7500, 600))
    for x in (-5000, 5000):
        column((x, 5300), wall, look)
    for index, colour in enumerate([(0.55, 0.57, 0.58), None, (0.02, 0.12, 0.20), None, (0.32, 0.05, 0.04), (0.04, 0.045, 0.05)]):
        x = -6250 + 2500 * index
        s.assembled(parking.device, (x, 1500, 0.5), (0, 0, 20), 1.7)
        if colour:
            s.assembled(lambda: car(s.material(f"car{index}", colour, 0.25, coat=0.8), look), (x, 900, 0))
    for index in range(6):
        s.writing(f"B2-{41 + index}", 330, (-6250 + 2500 * index, 5938, 1240), look["white"], turn=(90, 0, 0))
    light = s.material("light", (1, 0.99, 0.97), 0.5, glow=6)
    for x in (-6000, -1500, 3000, 7500):
        s.slab(2600, 120, 50, (x, 300, 2640), light, edge=0)
    for x in (-5, 30, 70):
        s.lamp((x - 30, -6, 25), (x - 30, 12, 0), 12, 9000, (1, 0.98, 0.94))
    s.lamp((10, -60, 24), (10, 10, 0), 16, 26000, (0.95, 0.98, 1))
    s.sky((0.85, 0.91, 0.95), 0.6)
    s.camera((19, -23, 16.5), (10, 22, 5.5), 30)


def truck(look):
    """The rear of a truck at the dock: its box, bumper and wheels; its doors face +y."""
    box = s.material("box", (0.74, 0.75, 0.75), 0.4)
    s.slab(2450, 6000, 2500, (0, -3000, 1050), box, radius=20, edge=20)
    for x in (-1180, 1180):
        s.slab(50, 5990, 90, (x, -3000, 1010), look["grey"], edge=6)
    s.slab(2300, 5800, 180, (0, -3000, 830), look["dark"], edge=6)
    for x in (-1000, 1000):
        for y in (-1300, -2400):
            s.assembled(lambda: parking.tyre(look), (x, y, 420), (90, 0, 90), 1.32)
    teal = s.material("stripe", (0.0, 0.28, 0.28), 0.4)
    s.slab(6, 5000, 420, (-1229, -3000, 1900), teal, edge=0)


def door(look, wall, number):
    """A dock: rolling door, rubber pads round it, a leveller's lip and bumpers; its face at y 0."""
    panel = s.material("door panel", (0.60, 0.63, 0.64), 0.45)
    for index in range(6):
        s.slab(2600, 40, 420, (0, 20, 1150 + 430 * index), panel, edge=8)
    for x in (-1480, 1480):
        s.slab(330, 160, 2900, (x, -60, 1100), look["rubber"], radius=20, edge=30)
    s.slab(3290, 160, 330, (0, -60, 3800), look["rubber"], radius=20, edge=30)
    for x in (-900, 900):
        s.slab(260, 160, 420, (x, -70, 620), look["dark"], radius=20, edge=20)
    s.slab(1900, 90, 40, (0, -40, 1090), look["steel"], edge=4)
    s.slab(560, 10, 480, (0, -2, 4300), s.material("sign", (0.0, 0.24, 0.25), 0.5), edge=0)
    s.writing(str(number), 420, (0, -9, 4545), look["white"], turn=(90, 0, 0))


def loading_bay():
    """Docks 4 and 5 of a warehouse: a truck at one, the sensor in the free bay of the other."""
    look = s.looks()
    yellow = s.mottled("yellow paint", (0.62, 0.42, 0.03), (0.80, 0.55, 0.06), 0.6, scale=6, grain=0.08)
    wall = s.material("cladding", (0.46, 0.50, 0.51), 0.55)
    s.slab(60000, 60000, 20, (0, 0, -20), s.mottled("concrete yard", (0.26, 0.27, 0.27), (0.37, 0.38, 0.38), 0.8, scale=0.7, grain=0.1), edge=0)
    for index in range(46):
        s.slab(290, 60, 6000, (-7000 + 300 * index, 130, 1050), wall, radius=0, edge=24)
    s.slab(16000, 300, 1060, (0, 160, 0), s.mottled("plinth", (0.34, 0.35, 0.35), (0.44, 0.45, 0.45), 0.85, scale=1), edge=10)
    for x, number in ((-2150, 4), (2150, 5)):
        s.assembled(lambda: door(look, wall, number), (x, 0, 0))
    for x in (-4300, 0, 4300):
        s.slab(130, 9000, 1.4, (x, -4600, 0), yellow, edge=0)
    for x in (-4300, 0, 4300):
        s.disc(90, 900, (x, -420, 0), yellow, 20, sides=48)
    s.assembled(lambda: truck(look), (2150, -160, 0))
    s.assembled(parking.device, (-1700, -2500, 0.5), (0, 0, 20), 2.6)
    s.daylight((0.80, 0.87, 0.93), (0.42, 0.60, 0.80), 0.75, (-4, -5, 6), 2.4)
    s.camera((-40, -76, 25), (-3, 0, 13.5), 31)


def carton(width, depth, height, at, board, tape, turn=0):
    def box():
        s.slab(width, depth, height, (0, 0, 0), board, edge=3)
        s.slab(52, depth + 1, height + 1, (0, 0, 0), tape, edge=3)
    s.assembled(box, at, (0, 0, turn))


def pallet(chance, wood, board, tape):
    """Two or three layers of cartons on wood, as one mesh."""
    before = set(s.bpy.data.objects)
    for x in (-500, 0, 500):
        s.slab(100, 980, 90, (x, 0, 22), wood, edge=0)
    for index in range(7):
        s.slab(1180, 100, 22, (0, -430 + 143 * index, 112), wood, edge=0)
    for layer in range(chance.randint(2, 3)):
        for x in (-390, 0, 390):
            for y in (-240, 240):
                shift = chance.randint(-8, 8)
                s.slab(372, 462, 318, (x + shift, y, 134 + 330 * layer), board, edge=0)
                s.slab(372.6, 52, 319, (x + shift, y, 134 + 330 * layer), tape, edge=0)
    made = list(set(s.bpy.data.objects) - before)
    s.bpy.ops.object.select_all(action="DESELECT")
    for one in made:
        one.select_set(True)
    s.bpy.context.view_layer.objects.active = made[0]
    s.bpy.ops.object.join()
    joined = s.bpy.context.object
    s.bpy.ops.object.transform_apply()
    s.scene.collection.objects.unlink(joined)
    return joined.data


def copy(mesh, at, turn):
    made = s.bpy.data.objects.new("copy", mesh)
    made.location = [value / 100 for value in at]
    made.rotation_euler = (0, 0, s.math.radians(turn))
    s.scene.collection.objects.link(made)


def warehouse():
    """Between two rows of racks after rain: the sensor on the floor at the foot of one, its rope along it."""
    look = s.looks()
    chance = random.Random(11)
    floor = s.mottled("floor", (0.25, 0.26, 0.26), (0.33, 0.34, 0.34), 0.42, scale=0.8, grain=0.03)
    steel, beam = s.material("upright", (0.03, 0.14, 0.30), 0.45), s.material("beam", (0.72, 0.26, 0.03), 0.45)
    boards = [s.material(f"carton{index}", colour, 0.75) for index, colour in enumerate([(0.44, 0.31, 0.19), (0.50, 0.37, 0.24), (0.38, 0.27, 0.17), (0.5, 0.38, 0.25)])]
    tape = s.material("tape", (0.62, 0.53, 0.38), 0.4)
    s.slab(40000, 60000, 20, (0, 20000, -20), floor, edge=0)
    pallets = [pallet(chance, boards[-1], board, tape) for board in boards[:-1] for _copy in range(2)]
    yellow = s.material("line", (0.75, 0.52, 0.04), 0.6)
    for side in (-1, 1):
        s.slab(90, 40000, 1.2, (side * 1380, 15000, 0), yellow, edge=0)
        for bay in range(7):
            y = 600 + 2800 * bay
            for x in (1600, 2600):
                s.slab(90, 90, 6500, (side * x, y, 0), steel, edge=6)
            for level in range(4):
                z = 20 if level == 0 else 1650 * level
                if level:
                    for x in (1600, 2600):
                        s.slab(50, 2710, 130, (side * x, y + 1400, z - 130), beam, edge=6)
                for slot in (740, 2060):
                    if chance.random() < 0.86:
                        copy(chance.choice(pallets), (side * 2100, y + slot, z), 90)
    light = s.material("light", (1, 0.99, 0.97), 0.5, glow=8)
    for index in range(7):
        s.slab(260, 1500, 60, (0, 1500 + 3200 * index, 7600), light, edge=0)
    s.slab(40000, 100, 12000, (0, 24000, 0), s.material("end", (0.60, 0.64, 0.65), 0.8), edge=0)
    s.assembled(lambda: leak.puddle(s.material("water", (0.10, 0.105, 0.105), 0.03, coat=1)), (560, 420, 0.4), (0, 0, 20), 2.6)
    s.assembled(lambda: leak.device([(40, 0, 13.5), (58, 0, 11), (90, 10, 3), (200, 60, 2.6), (330, 190, 2.6), (470, 420, 2.6),
                                     (500, 900, 2.6), (505, 3000, 2.6)]), (220, 180, 0.4), (0, 0, 8), 2)
    for y in (0, 60, 130):
        s.lamp((0, y, 74), (0, y, 0), 16, 14000, (1, 0.98, 0.95))
    s.lamp((-6, -40, 30), (4, 0, 0), 10, 3800)
    s.sky((0.88, 0.92, 0.95), 0.35)
    s.camera((-1.2, -20, 9.5), (1.4, 30, 8.5), 28, blur=0.05)


def conveyor(look, boards, tape):
    belt = s.material("belt", (0.03, 0.035, 0.04), 0.7)
    s.slab(9000, 600, 50, (0, 0, 790), belt, edge=4)
    for y in (-330, 330):
        s.slab(9000, 50, 160, (0, y, 720), look["steel"], edge=4)
    for x in range(-4200, 4300, 1400):
        for y in (-310, 310):
            s.slab(70, 60, 720, (x, y, 0), look["grey"], edge=4)
    for index, x in enumerate(range(-3900, 4200, 780)):
        carton(400, 340, 260, (x, 0, 840), boards[index % 3], tape, 4 * (index % 3 - 1))


def machine(look, paint):
    """A packing machine: body, window, control panel and a beacon."""
    s.slab(2300, 1500, 1900, (0, 0, 0), paint, radius=30, edge=20)
    s.slab(1500, 10, 800, (-260, -752, 830), look["glass"], radius=20, edge=3)
    s.slab(460, 60, 620, (820, -770, 900), look["grey"], radius=12, edge=6)
    s.slab(360, 8, 240, (820, -804, 1220), s.material("display", (0.02, 0.30, 0.34), 0.2, glow=0.8), edge=0)
    for index, colour in enumerate([(0.0, 0.5, 0.25), (0.6, 0.45, 0.05), (0.55, 0.05, 0.03)]):
        s.assembled(lambda: s.disc(34, 30, (0, 0, 0), s.material(f"button{index}", colour, 0.4), 6), (710 + 110 * index, -800, 1050), (90, 0, 0))
    s.disc(22, 300, (900, 0, 1900), look["steel"], 0)
    for index, colour in enumerate([(0.0, 0.5, 0.25), (0.6, 0.45, 0.05), (0.55, 0.05, 0.03)]):
        s.disc(46, 110, (900, 0, 2200 + 112 * index), s.material(f"beacon{index}", colour, 0.3, glow=1.2 if index == 0 else 0), 4)


def workshop():
    """The sensor on a column beside a packing line."""
    look = s.looks()
    floor = s.mottled("epoxy", (0.22, 0.27, 0.27), (0.28, 0.33, 0.33), 0.35, scale=0.7)
    wall = s.material("wall", (0.62, 0.65, 0.64), 0.75)
    paint = s.material("machine", (0.62, 0.66, 0.67), 0.4)
    boards = [s.material(f"carton{index}", colour, 0.75) for index, colour in enumerate([(0.44, 0.31, 0.19), (0.50, 0.37, 0.24), (0.38, 0.27, 0.17)])]
    tape = s.material("tape", (0.62, 0.53, 0.38), 0.4)
    s.slab(40000, 40000, 20, (0, 10000, -20), floor, edge=0)
    s.slab(40000, 100, 7000, (0, 9000, 0), wall, edge=0)
    pane = s.material("window", (0.75, 0.86, 0.92), 0.4, glow=1.6)
    for x in range(-9000, 10000, 2600):
        s.slab(2100, 20, 1300, (x, 8930, 3200), pane, edge=0)
    s.slab(40000, 90, 1.2, (0, 900, 0), s.material("line", (0.75, 0.52, 0.04), 0.6), edge=0)
    s.assembled(lambda: conveyor(look, boards, tape), (0, 2500, 0))
    s.assembled(lambda: machine(look, paint), (-1700, 3900, 0))
    s.assembled(lambda: machine(look, s.material("machine2", (0.05, 0.26, 0.28), 0.4)), (3200, 5200, 0))
    s.slab(420, 420, 6000, (1080, -60, 0), s.mottled("column", (0.46, 0.47, 0.47), (0.55, 0.56, 0.56), 0.8, scale=1.2, grain=0.04), edge=14)
    yellow = s.material("yellow", (0.78, 0.52, 0.03), 0.55)
    s.slab(426, 426, 60, (1080, -60, 1010), yellow, edge=14)
    s.assembled(air.device, (1080, -271, 1560), (90, 0, 0), 1.7)
    s.slab(26, 26, 2000, (1080, -272, 1650), look["grey"], edge=3)
    s.lamp((-30, -20, 45), (0, 20, 8), 16, 19000, (1, 0.98, 0.95))
    s.lamp((30, 10, 50), (10, 40, 5), 16, 14000, (0.94, 0.98, 1))
    s.lamp((2, -26, 18), (10, 0, 15), 6, 900)
    s.sky((0.88, 0.92, 0.95), 0.4)
    s.camera((1.6, -22, 17.2), (3.4, 20, 11.5), 33, blur=0.06)


s.main({"car-park": car_park, "loading-bay": loading_bay, "warehouse": warehouse, "workshop": workshop})
