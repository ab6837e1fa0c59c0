"""The pictures in the rules: an empty map, and one game of a player alone."""

from pygames.game import Figure

_BEGUN = """
r28 #ND #VA #IA #CO #MT #WV #WY r69 69WV,96NEW #NEW #CA #NC r24 24NM,42MS #TX #FL #AZ r12
12AZ,21TX #WI #SD #UT r39 39SD,93WI #MO #IL #MS r17 17MT,71KY
""".split()
_SHOWN = "#MN #NM #SC r49".split()
_FILLED = """
49MN,94SC #AL #OK #IN r07 07NV,70AL #WA #LA #TN r77 *TN #PA #NY #MI r45 45MI,54IL #KY #NV #GA
r89 89GA,98NC #ID #OH #KS r66 *MO #OR #MC #NE r36 36NE,63IN #AR #UT #WY r24 24WY,42AR #NE #TX
#NV r12 12ID,21UT #NY #NC #ID r38 38WA,83NY #MN #WV #FL r78 78OH,87FL #WA #MT #NM r68 68OR,86PA
#NEW #MI #MO r34 34KS,43MC #IL #CA #AZ r06 06CA,60LA r58 58OK
""".split()
_TOUR = ">CA >NV >AZ >UT >WY >NE >MO >TN >AR >MS >AL >FL >GA >SC >NC".split()

FIGURES = {
    "europe": Figure(crop=(0, 0, 960, 784), options={"map": "europe"}, players=1),
    "a-turn": Figure(
        crop=(0, 0, 960, 930), actions=(*_BEGUN, *_SHOWN), players=1, picks=("num-49",)
    ),
    "a-tour": Figure(
        crop=(20, 60, 880, 550), actions=(*_BEGUN, *_SHOWN, *_FILLED, *_TOUR), players=1
    ),
}
