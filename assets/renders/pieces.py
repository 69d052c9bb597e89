"""Inside the devices: boards, cells, aerials, hollow housings, seals and screws, and the view of a device taken apart."""
import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy
import studio as s
from mathutils import Vector


def apart(build, scale=1.4, turn=-24, camera_from=(0.6, -4.9, 2.2), room=1.2):
    """Parts above one another, all of them in the picture, seen from one side."""
    def view():
        s.studio(scale)
        s.assembled(lambda: build(s.looks()), turn=(0, 0, turn))
        s.camera(camera_from, (0, 0, 0), 77)
        bpy.context.view_layer.update()
        shown = [made for made in bpy.data.objects if made.type in ("MESH", "CURVE") and not made.is_shadow_catcher]
        points = [made.matrix_world @ Vector(corner) for made in shown for corner in made.bound_box]
        at, _scale = s.scene.camera.camera_fit_coords(
            bpy.context.evaluated_depsgraph_get(), [value for point in points for value in point])
        middle = sum(points, Vector()) / len(points)
        away = Vector(camera_from).normalized()
        s.scene.camera.location = at + away * (at - middle).length * (room - 1)
    return view


def up(z, build, x=0, y=0, turn=(0, 0, 0)):
    s.assembled(build, (x, y, z), turn)


# --- housings ---

def frame(width, depth, height, wall, at, look, radius):
    """A wall round an opening: a seal, the rim of a tray."""
    made = s.slab(width, depth, height, at, look, radius=radius, edge=0)
    s.cut(made, s.slab(width - 2 * wall, depth - 2 * wall, height + 20, (at[0], at[1], at[2] - 10), look, radius=radius - wall, edge=0))
    return made


def seal(width, depth, radius, wall=2.6, height=2):
    return frame(width, depth, height, wall, (0, 0, 0), s.material("seal", (0.0, 0.26, 0.25), 0.7), radius)


def solid(made):
    """With its round edges made, so that an opening cut next leaves them as they are."""
    bpy.context.view_layer.objects.active = made
    bpy.ops.object.modifier_apply(modifier="edge")
    return made


def lid(width, depth, height, look, radius, edge, wall=3):
    """Hollow below."""
    made = solid(s.slab(width, depth, height, (0, 0, 0), look, radius=radius, edge=edge))
    s.cut(made, s.slab(width - 2 * wall, depth - 2 * wall, height - wall + 20, (0, 0, -20), look, radius=max(radius - wall, 0.5), edge=0))
    return made


def tray(width, depth, height, look, radius, edge=0.6, wall=3, floor=3):
    """Hollow above."""
    made = solid(s.slab(width, depth, height, (0, 0, 0), look, radius=radius, edge=edge))
    s.cut(made, s.slab(width - 2 * wall, depth - 2 * wall, height + 20, (0, 0, floor), look, radius=max(radius - wall, 0.5), edge=0))
    return made


def posts(look, points, height, z, radius=3.2):
    """What the screws go into."""
    for x, y in points:
        s.disc(radius, height, (x, y, z), look["dark"], 0.4)
        s.disc(radius * 0.4, 0.3, (x, y, z + height - 0.1), look["rubber"], 0)


def corners(x, y):
    return [(sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1)]


def long_screw(look):
    """Its head below, its thread upwards."""
    s.disc(2.6, 1.6, (0, 0, 0), look["steel"], 0.5, sides=40)
    s.disc(1.3, 11, (0, 0, 1.4), look["steel"], 0.2, sides=40)
    for index in range(9):
        s.ring(1.35, 0.22, (0, 0, 3.6 + index), look["steel"])


def screws(look, points, z, down=False, scale=1.0):
    """One at each point; `down`: their heads above."""
    for x, y in points:
        s.assembled(lambda: long_screw(look), (x, y, z), (180 if down else 0, 0, 0), scale)


# --- boards ---

def green():
    return s.material("board", (0.0, 0.12, 0.09), 0.35, coat=0.3)


def board(look, width, depth, radius, holes=()):
    """The bare board; its parts stand at z 1.6."""
    s.slab(width, depth, 1.6, (0, 0, 0), green(), radius=radius, edge=0.2)
    for x, y in holes:
        s.disc(1.9, 0.1, (x, y, 1.55), look["brass"], 0)


def cell(look, at, length=46, radius=7.2, turn=(0, 90, 0)):
    """A blue cell, its middle at `at`."""
    blue = s.material("cell", (0.03, 0.16, 0.42), 0.35)
    s.assembled(lambda: (s.disc(radius, length, (0, 0, -length / 2 - 1), blue, 0.8),
                         s.disc(radius + 0.05, 6, (0, 0, -length / 2 - 1), look["white"], 0.8),
                         s.disc(radius * 0.42, 2.4, (0, 0, length / 2 - 1), look["steel"], 0.4)), at, turn)


def held_cell(look, at, length=46, radius=7.2):
    """A cell along x between its two springs, standing on a board."""
    x, y = at
    cell(look, (x, y, radius + 2), length, radius)
    for end in (-length / 2 - 2.4, length / 2 + 2.6):
        s.slab(1, radius * 1.7, radius * 1.7, (x + end, y, 1.6), look["steel"], edge=0.2)


def cells_in_tray(look, rows):
    """Cells of 50 mm along x on the floor of a tray, between plates that hold them."""
    for y in rows:
        cell(look, (0, y, 10.4), 50)
        for x in (-28, 28):
            s.slab(1.2, 13, 12, (x, y, 3), look["dark"], edge=0.2)


def radio(look, at, width=16, depth=14):
    """The radio under its shield."""
    s.slab(width, depth, 2.4, (*at, 1.6), look["steel"], radius=0.6, edge=0.3)


def chip(look, at, width=9, depth=9):
    s.slab(width, depth, 1.2, (*at, 1.6), look["rubber"], edge=0.2)


def small(look, at, count=9):
    """A row of small parts."""
    for index in range(count):
        s.slab(1.6, 0.9, 0.7, (at[0] + 3 * index, at[1] - 2 * (index % 2), 1.6), look["brass"] if index % 3 else look["white"], edge=0)


def aerial(look, at):
    """A wound aerial along x, from `at`."""
    s.cable([(at[0] + 0.55 * step, at[1] + 2 * math.sin(step * 1.2), 4.4 + 2 * math.cos(step * 1.2)) for step in range(27)], 0.45, look["brass"])


def light(look, at, height=1.6):
    s.disc(1.3, height, (*at, 1.6), look["signal"], 0.3)


def sockets(look, points, at_y, width=9, depth=7, height=7):
    """Plugs for leads, in a row."""
    for x in points:
        s.slab(width, depth, height, (x, at_y, 1.6), look["white"], radius=0.6, edge=0.3)
        s.assembled(lambda: s.slab(width - 3, height - 3, 0.2, (0, 0, 0), look["rubber"], edge=0),
                    (x, at_y - depth / 2 - 0.1, 1.6 + height / 2), (90, 0, 0))
