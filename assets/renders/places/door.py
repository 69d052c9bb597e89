"""The door contact DC-01 at work: its box on a door's frame, its magnet on the leaf below."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import devices
import studio as s


def doorway(look):
    """The upper corner of a door, drawn upright: x to the right, y up, z out of the wall."""
    wood = s.mottled("oak", (0.30, 0.185, 0.10), (0.46, 0.31, 0.19), 0.45, scale=2.2, stretch=(14, 0.5, 14), grain=0.05)
    frame = s.material("frame", (0.16, 0.19, 0.20), 0.38, grain=0.01, grain_size=120)
    wall = s.material("paint", (0.60, 0.63, 0.62), 0.75, grain=0.03, grain_size=40)
    s.slab(3000, 1000, 30, (0, 545, -42), wall, edge=0)
    s.slab(1000, 3000, 30, (753, -455, -42), wall, edge=0)
    s.slab(1000, 60, 100, (-246.4, 15, -100), frame, edge=1.2)
    s.slab(60, 2000, 100, (223.5, -1015.4, -100), frame, edge=1.2)
    s.slab(1000, 2000, 44, (-310, -1018, -44), wood, edge=1)
    s.slab(1000, 3.4, 30, (-310, -16.6, -36), look["rubber"], edge=0)
    s.slab(3.4, 2000, 30, (191.6, -1018, -36), look["rubber"], edge=0)
    s.slab(26, 200, 3, (150, -330, 0), look["steel"], radius=4, edge=0.8)


def place():
    """On the head of the frame, near the corner where the door opens first."""
    look = s.looks()

    def mounted():
        doorway(look)
        devices.door(look)

    s.assembled(mounted, (0, 0, 0), (90, 0, 0))
    s.lamp((-5, -6, 3.5), (0, 0, 0), 2.2, 420, (1, 0.97, 0.93))
    s.lamp((4, -5, -3), (0, 0, 0), 2.5, 110, (0.93, 0.97, 1))
    s.sky((0.9, 0.94, 0.96), 0.3)
    s.camera((-1.0, -3.7, -1.05), (0.52, 0, -0.28), 56, blur=0.2)


s.main({"place": place})
