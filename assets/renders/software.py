"""The platform on a desk's display, and a dashboard on a tablet and on a wall: the software where it is looked at."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import studio as s


def monitor(picture, at=(0, 0, 0), turn=0, glow=0.95):
    """A display of 24 inches on its foot, facing -y."""
    def build():
        look = s.looks()
        s.slab(240, 190, 7, (0, 20, 0), look["steel"], radius=10, edge=2)
        s.slab(60, 14, 260, (0, 60, 6), look["steel"], radius=5, edge=2)
        def panel():
            s.slab(548, 316, 16, (0, 0, 0), look["dark"], radius=8, edge=3)
            s.screen(picture, 532, 299, (0, 1, 16.4), glow=glow, roughness=0.15)
        s.assembled(panel, (0, 52, 285), (86, 0, 0))
    s.assembled(build, at, (0, 0, turn))


def keyboard(at, turn=0):
    def build():
        look = s.looks()
        s.slab(400, 120, 10, (0, 0, 0), look["steel"], radius=10, edge=2)
        for row in range(5):
            for key in range(14):
                s.slab(24, 18, 3, (-182 + 28 * key, 42 - 21 * row, 10), look["white"], radius=3, edge=0.8)
    s.assembled(build, at, (0, 0, turn))


def tablet(at, turn):
    """A tablet of 11 inches that leans on its cover, facing -y."""
    def build():
        look = s.looks()
        s.slab(256, 182, 6, (0, 0, 0), look["dark"], radius=12, edge=2)
        s.slab(246, 172, 0.3, (0, 0, 5.95), look["glass"], radius=6, edge=0)
        s.screen("dashboard", 238, 134, (0, 0, 6.6), glow=0.95, roughness=0.1)
        s.disc(1.6, 0.2, (0, 78, 6.2), look["rubber"], 0)
    s.assembled(lambda: (s.assembled(build, (0, 0, 88), (66, 0, 0)),
                         s.assembled(lambda: s.slab(240, 150, 3, (0, 0, 0), s.looks()["teal"], radius=10, edge=1), (0, 92, 70), (-58, 0, 0))), at, (0, 0, turn))


def platform_front():
    s.studio(3.6)
    monitor("platform", turn=-14)
    s.camera((-1.2, -13.2, 4.2), (0, 0, 2.25), 62)


def platform_above():
    s.studio(3.6)
    monitor("platform", turn=18)
    keyboard((60, -230, 0), 12)
    s.camera((4.2, -12.6, 7.4), (0.1, -0.4, 1.6), 56)


def dashboard_front():
    s.studio(1.8)
    tablet((0, 0, 0), 16)
    s.camera((-0.4, -6.8, 2.7), (0, 0, 0.72), 66)


def dashboard_above():
    s.studio(1.8)
    tablet((0, 0, 0), -20)
    s.camera((2.0, -5.8, 4.4), (0, 0.2, 0.6), 64)


def room(look):
    """A wall with a window at its left, out of the picture, and a floor."""
    wall = s.material("wall", (0.60, 0.64, 0.64), 0.75, grain=0.02, grain_size=30)
    s.assembled(lambda: s.slab(9000, 6000, 10, (0, 0, -10), wall, edge=0), (0, 900, 0), (90, 0, 0))
    s.lamp((-16, -8, 9), (0, 3, 1), 7, 3600, (1, 0.96, 0.9))
    s.lamp((9, -14, 8), (0, 3, 1), 8, 1300, (0.93, 0.97, 1))
    s.sky((0.92, 0.95, 1), 0.3)


def platform_place():
    """On the desk of a building's control room."""
    look = s.looks()
    room(look)
    wood = s.mottled("oak", (0.34, 0.23, 0.14), (0.5, 0.36, 0.23), 0.5, scale=3, stretch=(0.6, 9, 9), grain=0.05)
    s.slab(2400, 1000, 30, (0, 200, -30), wood, edge=4)
    monitor("platform", (-150, 280, 0), 6)
    monitor("dashboard", (470, 330, 0), -16)
    keyboard((-120, -60, 0), 3)
    s.slab(66, 110, 24, (170, -70, 0), look["dark"], radius=30, edge=10)
    s.turned([(0, 0), (38, 0), (42, 6), (42, 92), (39, 92), (38, 80), (0, 80)], (-560, 80, 0), look["teal"])
    cable = s.cable([(-520, 80, 70), (-492, 80, 66), (-492, 80, 34), (-522, 80, 26)], 5, look["teal"])
    cable.data.bevel_resolution = 4
    s.slab(150, 210, 12, (-480, -110, 0), look["white"], radius=2, edge=1)
    s.camera((-2.2, -13.6, 6.0), (0.8, 1.6, 1.7), 42, blur=0.2)


def dashboard_place():
    """On the wall of a lobby, beside the lifts."""
    look = s.looks()
    stone = s.mottled("stone", (0.40, 0.41, 0.40), (0.56, 0.57, 0.55), 0.3, scale=0.5, grain=0.0, detail=10)
    floor = s.mottled("floor", (0.20, 0.21, 0.21), (0.29, 0.30, 0.30), 0.18, scale=0.7, detail=10)
    s.slab(14000, 14000, 20, (0, -3000, -20), floor, edge=0)
    for index in range(-5, 6):
        for row in range(4):
            s.slab(1194, 40, 894, (index * 1200 + 300, 1000, row * 900), stone, edge=3)
    s.slab(14000, 20, 3600, (0, 1030, 0), look["dark"], edge=0)
    s.slab(1500, 60, 2350, (-2000, 960, 0), look["dark"], edge=6)
    for x in (-2345, -1655):
        s.slab(680, 20, 2280, (x, 925, 0), s.material("door", (0.55, 0.57, 0.58), 0.32, 1), edge=4)
    s.slab(90, 14, 240, (-1080, 975, 1050), look["steel"], radius=10, edge=2)
    for z in (1120, 1220):
        s.assembled(lambda: s.ring(22, 4, (0, 0, 0), look["signal"]), (-1080, 965, z), (90, 0, 0))
    def panel():
        s.slab(1460, 840, 40, (0, 0, 0), look["dark"], radius=10, edge=6)
        s.screen("dashboard", 1430, 804, (0, 4, 40.8), glow=1.5, roughness=0.12)
    s.assembled(panel, (100, 975, 1500), (90, 0, 0))
    s.slab(1500, 420, 60, (150, 640, 400), s.mottled("oak", (0.34, 0.23, 0.14), (0.5, 0.36, 0.23), 0.5, scale=0.6, stretch=(0.6, 9, 9)), edge=8)
    for x in (-420, 720):
        s.slab(40, 360, 400, (x, 640, 0), look["dark"], edge=4)
    for x in (-26, 0, 26):
        s.lamp((x, -6, 33), (x, 4, 0), 9, 3600, (1, 0.97, 0.92))
    s.sky((0.92, 0.95, 1), 0.22)
    s.camera((7.5, -38, 15.5), (-3.2, 9, 12.6), 46)


s.main({
    "platform-front": platform_front, "platform-above": platform_above, "platform-place": platform_place,
    "dashboard-front": dashboard_front, "dashboard-above": dashboard_above, "dashboard-place": dashboard_place,
})
