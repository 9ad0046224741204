"""Shared plumbing only (saving truth, index, names); every layout lives in its own maker."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TR = os.path.join(ROOT, 'truth')
def iso(d):
    if d is None: return None
    return d if isinstance(d, str) else d.strftime('%Y-%m-%d')
def clean(r):
    o = {}
    for k, v in r.items():
        if v is None or k.startswith('_'): continue
        if isinstance(v, (dt.date, dt.datetime)): v = iso(v)
        if isinstance(v, float): v = round(v, 2)
        o[k] = v
    return o
def save(file, rows, assetType, author, style, propertyName=None, asOnDate=None, units=None, occupied=None, vacant=None, sheet=None, planted=None, hard=False):
    t = dict(propertyName=propertyName, asOnDate=asOnDate, units=units, occupied=occupied, vacant=vacant, sheet=sheet, planted=planted, rows=[clean(r) for r in rows])
    json.dump(t, open(os.path.join(TR, file + '.json'), 'w'), indent=1)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [i for i in idx if i['file'] != file]
    idx.append(dict(file=file, assetType=assetType, documentType='RENT_ROLL', author=author, style=style, hard=hard))
    idx.sort(key=lambda i: i['file'])
    json.dump(idx, open(p, 'w'), indent=1)
    print(file, len(t['rows']), 'rows', units, occupied, vacant)
FIRST = "Alicia Andre Annette Barbara Beau Bettye Calvin Carla Cedric Clarence Cody Corinne Curtis Daphne Darnell Deborah Derrick Dwayne Edith Eliza Emory Felicia Franklin Garrett Gladys Hector Imani Irene Jamal Janice Javier Jerome Joelle Kendra Kelvin Lamar Latoya Leland Lorraine Lucia Marcus Marisol Melvin Nadine Nathaniel Odessa Otis Pamela Percy Quinton Ramona Reginald Rosalind Shelby Silas Tamika Terrence Tyrell Uma Vanessa Vernon Wade Wilma Xavier Yolanda Zachary".split()
LAST = "Abernathy Alvarez Atkins Bagwell Ballard Beasley Blalock Boatwright Brannen Broussard Cantrell Carmichael Chavis Clinkscales Colquitt Cothran Crenshaw Culpepper Dantzler Dekle Dupree Eubanks Faircloth Fennell Gaskins Gibbs Godbee Guerrero Hadley Hargrove Hendrix Hollis Huggins Ingram Jernigan Kinard Lassiter Ledbetter Lovett Mabry McElveen McCutcheon Mendoza Moseley Nettles Odom Oglesby Pettigrew Pittman Purvis Rainey Ramirez Rowland Sapp Scarborough Shealy Singletary Sprouse Stubbs Tatum Thigpen Tillman Usry Varnadoe Walden Whisnant Winslow Wofford Yancey Zeigler".split()
class Names:
    def __init__(s, rnd): s.r = rnd; s.used = set()
    def pair(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
