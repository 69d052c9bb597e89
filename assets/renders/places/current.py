"""The current monitor CT-06 at work: in a distribution board, a clamp round each phase of its supply."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import energy
import studio as s


def switch(look):
    """The board's main switch, of a moulded case: its cables leave at its lower edge."""
    case = s.material("case", (0.085, 0.095, 0.10), 0.45, grain=0.02, grain_size=200)
    s.slab(150, 150, 62, (90, 180, -38), case, radius=3, edge=2)
    s.slab(150, 76, 12, (90, 186, 24), case, radius=3, edge=2)
    s.slab(44, 40, 2, (90, 186, 35.6), look["rubber"], radius=3, edge=0.5)
    s.assembled(lambda: s.slab(20, 16, 24, (0, 0, 0), look["shell"], radius=3, edge=2), (90, 194, 32), (-20, 0, 0))
    s.writing("250 A", 8, (40, 160, 36.4), look["white"])
    s.writing("ON", 5, (126, 200, 36.4), look["white"])
    for x in (42, 90, 138):
        s.slab(30, 26, 3, (x, 116, 23), look["rubber"], radius=2, edge=0)
        s.screw((x, 118, 25), look["steel"], look["rubber"], 7)


def place():
    look = s.looks()
    back = s.material("back", (0.40, 0.43, 0.44), 0.55)
    duct = s.material("duct", (0.30, 0.325, 0.335), 0.6)
    case, lever = s.material("breaker", (0.74, 0.75, 0.74), 0.42), s.material("lever", (0.02, 0.03, 0.04), 0.4)
    phases = [s.material(f"phase{index}", colour, 0.42) for index, colour in enumerate([(0.12, 0.045, 0.018), (0.02, 0.02, 0.024), (0.30, 0.31, 0.32)])]

    def board():
        s.slab(1000, 900, 2, (0, 0, -40), back, edge=0)
        switch(look)
        for index, (look_of, x) in enumerate(zip(phases, (36, 90, 144))):
            s.cable([(42 + 48 * index, 112, 10), (42 + 48 * index, 96, 10), (x, 60, 18), (x, 20, 20), (x, -40, 18), (x, -90, 10)], 7.4, look_of)
            devices.clamp(look, (x, 30, 22), (90, 0, 0))
            from_x = -147 + 28 * index
            low = -34 - 9 * (2 - index)
            s.cable([(from_x, 19, -24), (from_x, 2, -26), (from_x + 14, low + 6, -32), (from_x + 50, low, -34), (x - 60, low, -34),
                     (x - 16, low + 12, -30), (x, -4, -18), (x, 18, 0)], 2, look["dark"])
        s.cable([(222, 300, 10), (222, 100, 12), (220, -20, 14), (216, -100, 8)], 7.4, s.material("neutral", (0.03, 0.12, 0.42), 0.42))
        s.assembled(lambda: devices.current_box(look), (-119, 38, -38))
        for y in (-92, 320):
            s.slab(1000, 40, 66, (0, y, -38), duct, edge=1)
            for x in range(-330, 331, 12):
                s.slab(5, 30, 0.4, (x, y, 27.9), look["rubber"], radius=1, edge=0)
        s.assembled(lambda: energy.rail(900, look["steel"]), (0, -160, -34))
        s.assembled(lambda: [energy.breaker(17.6 * index, look, case, lever) for index in range(-18, 19)], (0, -160, -30))

    s.assembled(board, (0, 0, 0), (90, 0, 0))
    s.lamp((-3.4, -5, 4.6), (0, 0, 0), 2.2, 300, (1, 0.98, 0.95))
    s.lamp((3.8, -4.4, 0.6), (0, 0, 0), 2, 110)
    s.sky((0.9, 0.94, 0.96), 0.35)
    s.camera((-1.5, -5.1, 1.2), (0.06, -0.1, 0.16), 41, blur=0.2)


s.main({"place": place})
