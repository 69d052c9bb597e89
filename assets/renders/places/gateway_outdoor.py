"""The outdoor gateway GW-08 at work: on its mast above the parapet of a roof."""
import random
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import gateways
import studio as s


def tower(chance, at, width, depth, height, haze):
    """A building far away: floors of windows between bands, paler the farther it is."""
    mix = lambda colour: tuple(c + (h - c) * haze for c, h in zip(colour, (0.62, 0.73, 0.83)))
    shade = 0.25 + 0.3 * chance.random()
    wall = s.material("wall", mix((shade, shade * 0.97, shade * 0.92)), 0.8)
    windows = s.material("windows", mix((0.10, 0.15, 0.19)), 0.35)
    x, y, z = at
    s.slab(width, depth, height, at, windows, edge=0)
    floor = 260
    for index in range(int(height / floor)):
        s.slab(width * 1.02, depth * 1.02, floor * 0.42, (x, y, z + floor * index), wall, edge=0)
    for side in (-0.5, -0.17, 0.17, 0.5):
        s.slab(width * 0.07, depth * 1.04, height, (x + side * width * 0.96, y, z), wall, edge=0)
    s.slab(width * 0.5, depth * 0.5, height * 0.04, (x, y, z + height), wall, edge=0)


def parapet(look):
    concrete = s.mottled("concrete", (0.36, 0.36, 0.35), (0.48, 0.48, 0.46), 0.85, scale=2.5, grain=0.1)
    s.slab(9000, 180, 1200, (0, 240, -1200), concrete, edge=0)
    s.slab(9000, 230, 40, (0, 240, 0), concrete, edge=4)
    for z in (-50, -220):
        s.slab(90, 8, 70, (0, 148, z - 35), look["steel"], radius=4, edge=1)
        s.slab(34, 50, 50, (0, 122, z - 25), look["steel"], edge=1)


def place():
    look = s.looks()
    chance = random.Random(11)
    parapet(look)
    gateways.on_mast(600)
    s.cable([(-50, -2, 128), (-50, 0, 96), (-42, 30, 50), (-28, 62, 10), (-24, 62, -40), (-24, 62, -600)], 5, look["dark"])
    s.cable([(0, -2, 128), (0, 2, 100), (-8, 40, 60), (-12, 60, 10), (-12, 60, -600)], 5, look["dark"])
    for z in (-20, 96):
        s.ring(33, 2.4, (0, 92, z), look["dark"])
    for index in range(26):
        far = 30000 + 22000 * chance.random()
        tower(chance, (-16000 + 1650 * index * (0.7 + far / 60000), far, -9000), 1500 + 1500 * chance.random(), 1800,
              9000 + 6500 * chance.random() * chance.random() + 900, 0.35 + 0.45 * (far - 30000) / 22000)
    s.daylight((0.80, 0.88, 0.94), (0.20, 0.43, 0.78), 0.8, (-5, -6, 6), 2.0)
    s.camera((-4.6, -16.5, 2.4), (0.75, 0, 3.9), 52, blur=0.1)


s.main({"place": place})
