"""What most positions have in common, for compressing them. It belongs to version 1 of the links of
positions: a link can be read only with the very text that it was written with, so this never changes."""

from __future__ import annotations

from typing import Final

# Compression finds what is nearest to the end soonest, so the most frequent come last.
_CARDS: Final = (
    "throne_room lighthouse hospital bell_tower ball_room theater monument capitol ivory_tower gold_mine "
    "basilica stables secret_vault necropolis map_room statue thieves_den graveyard park poor_house factory "
    "haunted_quarter framework museum armory haunted_city university quarry imperial_treasury observatory "
    "great_wall wishing_well library dragon_gate laboratory queen battlefield keep magistrate "
    "school_of_magic barracks spy smithy blackmailer seer patrician town_hall cardinal cathedral scholar "
    "fortress marshal artist trader palace prison church harbor docks watchtower temple trading_post "
    "monastery witch tax_collector market wizard castle navigator alchemist emperor manor tavern abbot thief "
    "assassin diplomat magician bishop king merchant architect warlord"
)
_PARTS: Final = (
    '"turn":{"built":1,"character":"","gathered":true,"seat":0,"spent":0,"used":["income"]}',
    '"marks":[{"character":"","face":true,"mark":"killed","owner":0},{"mark":"robbed","mark":"bewitched",',
    '"round_flags":{"bishop":0},"gold_on":{},"cards_on":{},"game_flags":{},"variants":["","size":8,',
    '"strikes":[{"by":0,"character":"","district":"","source":"warlord","victim":-1},{"by":1,"character":"',
    '","district":"","source":"killed","victim":"source":"robbed","victim":]},{"crown":0,"revealed":{"king":1',
    '},"round":1,"strikes":[]}]},{"bottom":[null],"drawn":[[],[],[],[],[],[],[],[]],"facedown":[["',
    '"hands":[[],[],[],[],[],[],[],[]],"held":[[["]],[],"packet":["rounds":[{"first":[0],"packet":["',
    '","pending":[["Call",1],["TakeTurn",0],["FinishDraft"],["Pick",0],["Pass",0],["Pick",1]],"phase":"draft"',
    ',"players":[{"characters":[""],"city":["","gold":2,"hand":["","gold":0,"hand":["phase":"turns","phase":"',
    'over","players":[{"city":["revealed":{"","round":1,"rules":1},"seat":0}{"levels":[null,"random","novice"',
    ',"search","expert","greedy"],"names":["Ada","Bruno","Clara","","position":{"called":0,"characters":["',
    'assassin","thief","magician","king","bishop","merchant","architect","warlord"],"crown":0,"deck":[""],',
    '"districts":["dragon_gate","edition":"2016","facedown":["","faceup":["","format":"citadels-position/1",',
    '"key":"',
)
PHRASES: Final = ("".join([f'"{card}",' for card in _CARDS.split()]) + "".join(_PARTS)).encode()
