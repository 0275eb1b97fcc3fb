"""What computer players are called: given names of their peoples, some of rulers and poets.

A name depends on the game's id, which everybody may know. It must not depend on the seed, which
names would give away bit by bit.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from ecumene.data import Name

_NAMES: Final = {
    "minoa": "Ariadne/Ariadna, Pasiphae/Pazyfae, Akalle/Akalle, Glaukos/Glaukos, Kitane/Kitane, "
    "Rhadamanthys/Radamantys",
    "saba": "Bilqis/Bilkis, Karib/Karib, Yada/Jada, Samah/Samah, Lamis/Lamis, Watar/Watar",
    "assyria": "Sammuramat/Sammuramat, Naqia/Nakija, Ashur/Aszur, Ninurta/Ninurta, Zakutu/Zakutu, "
    "Tiglath/Tiglat",
    "maurya": "Chandra/Ćandra, Ashoka/Aśoka, Durdhara/Durdhara, Bindusara/Bindusara, Devi/Dewi, "
    "Chanakya/Ćanakja",
    "celt": "Boudica/Budyka, Brennus/Brennus, Cartimandua/Kartimandua, Vindex/Windeks, "
    "Epona/Epona, Orgetorix/Orgetoryks",
    "babylon": "Hammurabi/Hammurabi, Amytis/Amytis, Belessunu/Belessunu, Nabu/Nabu, "
    "Iltani/Iltani, Marduk/Marduk",
    "carthage": "Dido/Dydona, Hanno/Hannon, Sophonisba/Sofonisba, Hamilcar/Hamilkar, "
    "Arishat/Ariszat, Mago/Magon",
    "dravidia": "Avvaiyar/Auwajar, Karikala/Karikala, Kannagi/Kannagi, Kovalan/Kowalan, "
    "Madhavi/Madhawi, Nedunjeral/Nedundżeral",
    "hatti": "Puduhepa/Puduhepa, Mursili/Mursilis, Hattusili/Hattusilis, Asmunikal/Asmunikal, "
    "Telipinu/Telepinus, Nikkalmati/Nikkalmati",
    "kushan": "Kanishka/Kaniszka, Vima/Wima, Huvishka/Huwiszka, Nana/Nana, Kujula/Kudżula, "
    "Ardoksho/Ardokszo",
    "rome": "Livia/Liwia, Marcus/Marek, Cornelia/Kornelia, Gaius/Gajusz, Aurelia/Aurelia, "
    "Titus/Tytus",
    "persia": "Atossa/Atossa, Cyrus/Cyrus, Roxana/Roksana, Darius/Dariusz, Parysatis/Parysatis, "
    "Bardiya/Bardija",
    "iberia": "Indibil/Indybil, Himilce/Himilke, Viriato/Wiriatus, Edeco/Edeko, "
    "Mandonio/Mandoniusz, Galduria/Galduria",
    "nubia": "Amanirenas/Amanirenas, Taharqa/Taharka, Amanitore/Amanitore, Piye/Pianchi, "
    "Nasalsa/Nasalsa, Arkamani/Arkamani",
    "hellas": "Aspasia/Aspazja, Solon/Solon, Sappho/Safona, Pericles/Perykles, Corinna/Korynna, "
    "Thales/Tales",
    "indus": "Lopamudra/Lopamudra, Sudas/Sudas, Ghosha/Ghosza, Puru/Puru, Apala/Apala, "
    "Divodasa/Diwodasa",
    "egypt": "Hatshepsut/Hatszepsut, Imhotep/Imhotep, Nefertari/Nefertari, Senusret/Senusert, "
    "Tiye/Teje, Ptahhotep/Ptahhotep",
    "parthia": "Musa/Muza, Arsaces/Arsaces, Rinnu/Rinnu, Surena/Surena, Mithradates/Mitrydates, "
    "Vardanes/Wardanes",
}
"""In English and Polish, by the id of the civilization."""


def _name(written: str) -> Name:
    en, pl = written.split("/")
    return Name(en=en, pl=pl)


NAMES: Final = {civ: tuple(map(_name, names.split(", "))) for civ, names in _NAMES.items()}


def given_name(civilization: str, game: str) -> Name:
    """The name of a civilization's computer player in a game, the same in every process."""
    names = NAMES[civilization]
    return names[sha256(f"{game}/{civilization}".encode()).digest()[0] % len(names)]
