import json, os, random
HERE = os.path.dirname(os.path.abspath(__file__))
FIRST_US = "Marlene Dwight Odessa Carlton Renata Thaddeus Lorna Vernon Yolanda Clifford Imelda Preston Hattie Leland Corinne Desmond Trudy Wendell Marisol Ephraim Delphine Grover Nadine Rolland Opal Quentin Beatriz Alvin Rosalind Harlan".split()
LAST_US = "Ostrander Pickerell Vandivere Tillotson Brashear Kuykendall Mabry Lindqvist Santibanez Dunaway Hargett Wojcieszak Trammell Escoffery Blankenbaker Purvis Schexnayder Ruddock Delacerda Fenstermaker Goolsby Ketterman Yarborough Applewhite Crutchley Nakasone Sizemore Thibodaux Umstead Zellner".split()
FIRST_UK = "Gareth Maureen Alastair Bronwen Nigel Philippa Siobhan Declan Hamish Iona Rhiannon Clive Doreen Tamsin Barnaby Shazia Imran Precious Agnieszka Piotr Gwendolen Rupert Lorraine Keith Zainab Oluwaseun Hilary Fergus Morag Trevor".split()
LAST_UK = "Applegarth Birtwhistle Cobbold Duxbury Entwistle Fothergill Gathercole Hebblethwaite Inskip Jellicoe Kerfoot Lathbury Micklethwait Nettleship Ormerod Postlethwaite Quarmby Ramsbottom Satterthwaite Thistlewood Uttley Venables Winterbottom Yelland Akinwande Chaudhri Kowalik Mac-Ardle Penhaligon Trewin".split()
def finish(name, asset, style, hard, truth):
    for r in truth["rows"]:
        for k in [k for k, v in r.items() if v is None or v == []]: del r[k]
        assert r.get("unit") or r.get("tenantName"), r
    json.dump(truth, open(f"{HERE}/truth/{name}.json", "w"), indent=1, ensure_ascii=False)
    p = f"{HERE}/index.json"
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [i for i in idx if i["file"] != name]
    idx.append({"file": name, "assetType": asset, "documentType": "RENT_ROLL", "author": "r9", "style": style, "hard": hard})
    idx.sort(key=lambda i: i["file"])
    json.dump(idx, open(p, "w"), indent=1, ensure_ascii=False)
def doc(name): return f"{HERE}/documents/{name}"
def tot(rows, k): return round(sum(r.get(k) or 0 for r in rows), 2)
