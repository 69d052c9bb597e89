"""What all renders share: light, ground, camera, materials, solids with rounded edges, writing.

One unit is a decimetre; the parts below take millimetres. A product's file builds it lying on the ground with its face up
and names its views: `studio.main({"front": front, ...})`. How to render: README.md.
"""
import argparse
import math
import os
import sys

import bpy
from mathutils import Euler, Matrix, Vector

SCREENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".work")
scene = None


def main(views):
    """Renders one view: `-- VIEW OUT.png [--samples N] [--width PIXELS]`."""
    ask = argparse.ArgumentParser()
    ask.add_argument("view", choices=list(views))
    ask.add_argument("out")
    ask.add_argument("--samples", type=int, default=18)
    ask.add_argument("--width", type=int, default=1280)
    want = ask.parse_args(sys.argv[sys.argv.index("--") + 1:])
    begin(want.width, want.samples)
    views[want.view]()
    scene.render.filepath = os.path.abspath(want.out)
    bpy.ops.render.render(write_still=True)


def begin(width, samples):
    global scene
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.015, 24
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1
    scene.render.resolution_x, scene.render.resolution_y = width, width * 3 // 4
    scene.render.image_settings.color_mode = "RGBA"
    calm()
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"


def calm():
    """Evens out the noise of few samples, but not across edges of shape or colour (Debian's build has no denoiser)."""
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    passes, out = nodes["Render Layers"], nodes["Composite"]
    edges = passes.outputs["Normal"]
    for other in ("DiffCol", "Emit"):
        added = nodes.new("CompositorNodeMixRGB")
        added.blend_type = "ADD"
        links.new(edges, added.inputs[1])
        links.new(passes.outputs[other], added.inputs[2])
        edges = added.outputs["Image"]
    blur = nodes.new("CompositorNodeBilateralblur")
    blur.iterations, blur.sigma_color, blur.sigma_space = 5, 0.12, 3
    links.new(passes.outputs["Image"], blur.inputs["Image"])
    links.new(edges, blur.inputs["Determinator"])
    links.new(blur.outputs["Image"], out.inputs["Image"])


# --- light, ground and camera ---

def sky(colour, strength):
    world = scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    inputs = world.node_tree.nodes["Background"].inputs
    inputs[0].default_value, inputs[1].default_value = (*colour, 1), strength


def daylight(low, high, strength, sun_from, sun):
    """A sky that changes from its horizon upwards, and a sun that shines from a place to the middle.

    What the camera sees is a wall far behind: calm() would draw the picture's edge into a sky without a surface.
    """
    sky([(a + b) / 2 for a, b in zip(low, high)], strength)
    made = slab(200000, 10, 100000, (0, 75000, -17000), material("sky", low, 1, glow=strength), edge=0)
    made.visible_diffuse = made.visible_glossy = made.visible_shadow = False
    nodes, links = made.data.materials[0].node_tree.nodes, made.data.materials[0].node_tree.links
    where, apart, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.17, 0.6
    links.new(where.outputs["Generated"], apart.inputs[0])
    links.new(apart.outputs["Z"], ramp.inputs["Fac"])
    nodes["Principled BSDF"].inputs["Base Color"].default_value = (0, 0, 0, 1)
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Emission"])
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = sun, math.radians(2), (1, 0.95, 0.87)
    made = bpy.data.objects.new("sun", data)
    made.rotation_euler = (-Vector(sun_from)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(made)


def lamp(at, to, size, watts, colour=(1, 1, 1)):
    """A soft square light at a place in decimetres, turned to another."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.size, data.energy, data.color = size, watts, colour
    made = bpy.data.objects.new("lamp", data)
    made.location = at
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(made)


def studio(scale=1.0):
    """The light of the catalogue, on a ground that only its shadow is seen of: the page is its colour, in either theme."""
    scene.render.film_transparent = True
    square = scale * scale
    lamp((-3 * scale, -3.4 * scale, 5 * scale), (0, 0, 0), 3.6 * scale, 300 * square)
    lamp((4.2 * scale, -0.6 * scale, 3.2 * scale), (0, 0, 0), 2.6 * scale, 120 * square)
    lamp((0.4 * scale, 4.2 * scale, 3.6 * scale), (0, 0, 0.3), 4 * scale, 190 * square)
    sky((0.90, 0.94, 0.95), 0.4)
    bpy.ops.mesh.primitive_plane_add(size=60 * scale)
    bpy.context.object.is_shadow_catcher = True


def camera(at, to, lens=60, blur=0.0):
    """From a place to another, in decimetres; `blur` is how wide the lens is open."""
    bpy.ops.object.camera_add(location=at)
    made = scene.camera = bpy.context.object
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    made.data.lens = lens
    if blur:
        made.data.dof.use_dof = True
        made.data.dof.focus_distance = (Vector(to) - Vector(at)).length
        made.data.dof.aperture_fstop = 1 / blur


# --- materials ---

def material(name, colour, roughness=0.5, metallic=0.0, glow=0.0, clear=0.0, coat=0.0, grain=0.0, grain_size=60.0):
    """A surface. `grain` is how rough it is to the touch, `clear` how much light goes through."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    inputs = nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Metallic"].default_value = metallic
    inputs["Transmission"].default_value = clear
    inputs["Clearcoat"].default_value = coat
    inputs["Emission"].default_value = (*colour, 1)
    inputs["Emission Strength"].default_value = glow
    if grain:
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        where = nodes.new("ShaderNodeTexCoord")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain_size, 6
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.02
        links.new(where.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], inputs["Normal"])
    return made


def mottled(name, dark, light, roughness, scale=8.0, grain=0.0, stretch=(1, 1, 1), detail=8):
    """A surface of two shades: asphalt, concrete, wood (stretched along one side)."""
    made = material(name, light, roughness, grain=0)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, turn, noise = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
    ramp, bump = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeBump")
    turn.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    noise.inputs["Roughness"].default_value = 0.7
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.03
    surface = nodes["Principled BSDF"].inputs
    links.new(where.outputs["Object"], turn.inputs["Vector"])
    links.new(turn.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], surface["Base Color"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface["Normal"])
    return made


def pane(name, shine=0.12, tint=(0.9, 0.96, 0.95)):
    """A sheet of glass: what is behind it is seen through a little shine."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, gloss, both = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeMixShader")
    clear.inputs["Color"].default_value = (*tint, 1)
    gloss.inputs["Roughness"].default_value = 0.02
    both.inputs["Fac"].default_value = shine
    links.new(clear.outputs[0], both.inputs[1])
    links.new(gloss.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def looks():
    """The materials of the devices, one set for all."""
    return {
        "shell": material("shell", (0.80, 0.82, 0.82), 0.42, grain=0.015, grain_size=240),
        "grey": material("grey", (0.50, 0.53, 0.54), 0.48, grain=0.02, grain_size=240),
        "dark": material("dark", (0.035, 0.05, 0.055), 0.5, grain=0.02, grain_size=240),
        "rubber": material("rubber", (0.02, 0.025, 0.028), 0.75),
        "steel": material("steel", (0.62, 0.64, 0.66), 0.28, 1),
        "brass": material("brass", (0.72, 0.52, 0.24), 0.3, 1),
        "signal": material("signal", (0.0, 0.55, 0.48), 0.3, glow=1.6),
        "teal": material("teal", (0.0, 0.16, 0.17), 0.45),
        "ink": material("ink", (0.14, 0.19, 0.21), 0.6),
        "glass": material("glass", (0.01, 0.014, 0.016), 0.08, coat=0.5),
        "white": material("white", (0.82, 0.82, 0.80), 0.5),
        "copper": material("copper", (0.75, 0.36, 0.2), 0.3, 1),
    }


# --- solids ---

def place(mesh, at, look, edge=0.0, segments=5, smooth=True):
    made = bpy.data.objects.new(mesh.name, mesh)
    made.location = [value / 100 for value in at]
    scene.collection.objects.link(made)
    mesh.materials.append(look)
    if edge:
        bevel = made.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = edge / 100, segments, "ANGLE"
        bevel.angle_limit = math.radians(40)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return made


def prism(outline, height, at, look, edge=0.0):
    """An outline in millimetres, drawn up by a height; its underside lies at `at`."""
    count = len(outline)
    points = [(x / 100, y / 100, z / 100) for z in (0, height) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh = bpy.data.meshes.new("prism")
    mesh.from_pydata(points, [], faces)
    mesh.update()
    return place(mesh, at, look, edge)


def rounded(width, depth, radius, steps=14):
    """The outline of a rectangle with round corners, about the middle."""
    radius = max(min(radius, width / 2, depth / 2), 0.01)
    corners = [(1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)]
    return [
        (
            sx * (width / 2 - radius) + radius * math.cos(math.radians(start + 90 * step / steps)),
            sy * (depth / 2 - radius) + radius * math.sin(math.radians(start + 90 * step / steps)),
        )
        for sx, sy, start in corners
        for step in range(steps + 1)
    ]


def slab(width, depth, height, at, look, radius=0.0, edge=0.6):
    outline = rounded(width, depth, radius) if radius else [
        (-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    return prism(outline, height, at, look, edge)


def disc(radius, height, at, look, edge=0.4, sides=96):
    outline = [(radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    return prism(outline, height, at, look, edge)


def turned(profile, at, look, sides=128):
    """A profile of (radius, height) turned about the upright, as on a lathe."""
    points, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            points.append((radius * math.cos(angle) / 100, radius * math.sin(angle) / 100, height / 100))
    for ring in range(len(profile) - 1):
        for i in range(sides):
            a, b = ring * sides + i, ring * sides + (i + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces.append(tuple(range((len(profile) - 1) * sides, len(profile) * sides)))
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    mesh.update()
    return place(mesh, at, look)


def ring(radius, thickness, at, look):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius / 100, minor_radius=thickness / 100, major_segments=128, minor_segments=12,
        location=[value / 100 for value in at])
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(look)
    return bpy.context.object


def cable(points, radius, look, twist=0.0):
    """A round line through points, in millimetres."""
    data = bpy.data.curves.new("cable", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = "3D", radius / 100, 6, 24
    line = data.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for point, at in zip(line.bezier_points, points):
        point.co = [value / 100 for value in at]
        point.handle_left_type = point.handle_right_type = "AUTO"
    data.materials.append(look)
    made = bpy.data.objects.new("cable", data)
    scene.collection.objects.link(made)
    return made


def writing(text, size, at, look, align="CENTER", turn=(0, 0, 0)):
    """Letters printed on a surface, `size` millimetres high."""
    data = bpy.data.curves.new("writing", "FONT")
    data.body, data.size, data.align_x, data.align_y = text, size / 100, align, "CENTER"
    data.extrude = 0.0003
    data.materials.append(look)
    made = bpy.data.objects.new("writing", data)
    made.location = [value / 100 for value in at]
    made.rotation_euler = [math.radians(value) for value in turn]
    scene.collection.objects.link(made)
    return made


def screw(at, look, dark, radius=2.4, cross=True):
    """A pan head with a cross in it, lying in a surface."""
    disc(radius, 0.9, at, look, 0.35, sides=40)
    if cross:
        for turn in (25, 115):
            bar = slab(radius * 1.3, radius * 0.26, 0.1, (at[0], at[1], at[2] + 0.86), dark, edge=0)
            bar.rotation_euler = (0, 0, math.radians(turn))


def screen(name, width, height, at, glow=1.0, roughness=0.25):
    """A picture of .work/ (screens.mjs) as a display that shines by itself; `glow` 0 is paper."""
    image = bpy.data.images.load(os.path.join(SCREENS, f"{name}.png"))
    made = material(name, (0, 0, 0), roughness)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = image
    surface = nodes["Principled BSDF"].inputs
    if glow:
        links.new(texture.outputs["Color"], surface["Emission"])
        surface["Emission Strength"].default_value = glow
    else:
        links.new(texture.outputs["Color"], surface["Base Color"])
    mesh = bpy.data.meshes.new(name)
    x, y = width / 200, height / 200
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for corner, uv in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[corner].uv = uv
    return place(mesh, at, made, smooth=False)


def assembled(build, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Builds a thing, and puts it at a place in millimetres, turned by degrees."""
    before = set(bpy.data.objects)
    build()
    move = (
        Matrix.Translation([value / 100 for value in at])
        @ Euler([math.radians(value) for value in turn]).to_matrix().to_4x4()
        @ Matrix.Scale(scale, 4)
    )
    bpy.context.view_layer.update()
    for made in set(bpy.data.objects) - before:
        if made.parent is None:
            made.matrix_world = move @ made.matrix_world


def cut(target, cutter):
    """Takes the cutter's solid out of the target's."""
    bpy.context.view_layer.update()
    hole = target.modifiers.new("hole", "BOOLEAN")
    hole.object, hole.operation, hole.solver = cutter, "DIFFERENCE", "EXACT"
    bpy.ops.object.select_all(action="DESELECT")
    bpy.context.view_layer.objects.active = target
    target.select_set(True)
    bpy.ops.object.modifier_move_to_index(modifier="hole", index=0)
    bpy.ops.object.modifier_apply(modifier="hole")
    bpy.data.objects.remove(cutter)
