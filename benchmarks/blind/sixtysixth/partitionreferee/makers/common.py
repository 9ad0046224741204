"""Data helpers only (names, dates, truth writer). No drawing in here: every maker draws by itself."""
import json, os, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
FIRST = """Adaeze Alonzo Anselm Beatriz Bronwen Calvin Carmela Cedric Chidi Clarissa Dashiell Deepa Delphine Desmond Dolores Dwayne Eberly Edda
Efrain Eleni Ezra Fabiola Farid Felicity Fern Gilda Graciela Greta Hamid Harriet Hector Hyun Imani Ingrid Ismael Jorah Josefina Juno Kalani
Keiko Kermit Lalita Lamar Leopold Lisandro Lorna Luz Mabel Malik Marguerite Mateo Minh Mireille Nadia Nestor Noor Odessa Olaf Otis Paloma
Percy Petra Quentin Quyen Rafaela Ramona Roscoe Rosalind Salome Samir Shanice Sigrid Soledad Taneka Thaddeus Tomasz Ulises Una Verna Viktor
Wanda Wendell Xiomara Yesenia Yusuf Zelda Zoran""".split()
LAST = """Abernethy Achterberg Adeyemi Alcaraz Amundsen Arbuckle Babiak Baptiste Bellwether Birnbaum Bjorklund Boudreaux Bracamonte Brightwater
Cabrera Caldecott Castellanos Chaudhry Chmura Coltrane Crutchfield Dabrowski Delacroix Dimitriou Dossett Dumont Eastlake Echeverria Egwu
Eskildsen Fairbairn Farrokh Fennimore Figueroa Fontaine Gallardo Gautreaux Gebre Gilchrist Grabowski Gunnarsson Haddad Halvorsen Hargrove
Hinojosa Holtzclaw Huynh Ibarra Inman Iwu Jankowski Jaramillo Jessup Kaczmarek Kapoor Keahi Kimbrough Kowal Lachance Larrabee Ledoux Lindqvist
Lockhart Macapagal Madrigal Mbeki McElroy Mendez-Ruiz Mikkelsen Montero Nakagawa Navarrete Nguyen Nordstrom O'Dowd Obi Okafor Oyelaran
Pacheco Papadakis Pettibone Phan Pomeroy Quarles Quintanilla Radcliffe Rahimi Restrepo Rosenthal Ruckert Saldana Sandoval Schermerhorn Sizemore
St.Clair Stavros Sugimoto Tafoya Tamayo Thibodeaux Tran Truesdale Ulrich Underhill Valdivia Vandermeer Villanueva Wakefield Weatherby Winfrey
Xiong Yarborough Yoon Zamora Zielinski""".split()

class Names:
    def __init__(self, rng):
        self.r = rng; self.used = set()
    def pair(self):
        while True:
            p = (self.r.choice(FIRST), self.r.choice(LAST))
            if p not in self.used:
                self.used.add(p); return p
    def fl(self): return '%s %s' % self.pair()
    def lf(self): f, l = self.pair(); return '%s, %s' % (l, f)
    def il(self): f, l = self.pair(); return '%s. %s' % (f[0], l)

def D(y, m, d=1): return dt.date(y, m, d)
def eom(d): 
    n = dt.date(d.year + (d.month == 12), d.month % 12 + 1, 1); return n - dt.timedelta(1)
def addm(d, n):
    k = d.year * 12 + d.month - 1 + n; return dt.date(k // 12, k % 12 + 1, 1)
def m2(x): return '{:,.2f}'.format(x)
def m0(x): return '{:,.0f}'.format(x)
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
DATES = {'leaseStartDate', 'leaseEndDate', 'moveInDate', 'moveOutDate'}

def write_truth(name, propertyName, asOn, rows, units, occupied, vacant, sheet=None, planted=None):
    out = []
    for r in rows:
        o = {}
        for k, v in r.items():
            if k.startswith('_') or v is None or v == []: continue
            if k in DATES: v = iso(v)
            if k == 'rentSteps': v = [dict(s, date=iso(s['date'])) for s in v]
            if isinstance(v, float): v = round(v, 2)
            o[k] = v
        out.append(o)
    t = {'propertyName': propertyName, 'asOnDate': asOn, 'units': units, 'occupied': occupied, 'vacant': vacant,
         'sheet': sheet, 'planted': planted, 'rows': out}
    with open(os.path.join(TRU, name + '.json'), 'w') as f: json.dump(t, f, indent=1, ensure_ascii=False)
    print(name, len(out), 'rows', units, occupied, vacant)
