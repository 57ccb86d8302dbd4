edition-2016-minstrel = 2016 edition with the Minstrel
    .text = The modern game, and a singer at the table.
preset-serenade = Serenade
    .text = The eight classic characters, with the Minstrel in place of the Merchant.

minstrel = Minstrel
    .def = the Minstrel
    .indef = a Minstrel
    .text = Once per turn, sing to another player who has gold: they either applaud and give you 1 gold, or boo while you draw a card.

action-sing = Sing to { $player }
    .menu = Sing to a player
action-applaud = Applaud and pay { $price } gold
action-boo = Boo
prompt-applaud = { $player } sings to you. Do you applaud and pay 1 gold, or boo?
reason-penniless = has no gold to give

event-gold-moved--minstrel =
    { $you ->
        [seat] You applaud and pay { $to } { $gold } gold.
        [to] { $seat } applauds and pays you { $gold } gold.
       *[none] { $seat } applauds and pays { $to } { $gold } gold.
    }
event-declined--minstrel =
    { $you ->
        [seat] You boo.
       *[none] { $seat } boos.
    }

why-applaud = There is gold to spare, and it keeps { minstrel.def } from drawing a card.
why-boo = Keeping the gold matters more than denying a card.
