import json,os,random,datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIRST="Aaliyah Adrian Alma Amara Anton Beatriz Bennett Blythe Callum Camila Cedric Chidi Corinne Dalia Darnell Delphine Desmond Eamon Elodie Emeka Esther Farid Felipe Fiona Gareth Gemma Gideon Hana Hector Imani Ingrid Isaac Jamila Joaquin Josephine Kavita Keiko Kendrick Lars Leilani Lorna Lucian Mabel Malik Marisol Mateo Mireille Nadia Nolan Odette Omar Orla Paloma Percy Priya Quentin Rafaela Renata Rohan Rosalind Samir Saoirse Selma Silas Tamsin Tariq Thea Ulises Valentina Vernon Wanda Wendell Ximena Yusuf Yvette Zainab".split()
LAST="Abernathy Achebe Albrecht Alvarado Antonsen Baptiste Barraclough Beltran Bhatt Birdsong Blackwood Bracamonte Brightwell Cardoso Castellano Chaudhry Coppola Crenshaw Dagostino Delacroix Dombrowski Eastwick Eberhardt Ekwueme Fairweather Falkner Ferreira Fitzsimmons Galarza Gatewood Ghorbani Goldfarb Haverford Henriksen Holloway Hutchins Iglesias Imboden Jankowski Jernigan Kallas Karlsson Kettering Kowalczyk Lachance Larrabee Lindqvist Lockhart Macalister Maldonado Mbeki McAllen Montemayor Nakagawa Nightengale Novotny Obrecht Okonjo Oyelaran Pallister Pemberton Petrossian Quarles Quintanilla Rademacher Rasmussen Ridgeway Rosario Saavedra Schofield Sinclair Stavros Tennyson Thibodeaux Tolliver Underhill Urquhart Valdivia Vandermeer Wainwright Westerfield Winslow Yamauchi Yarborough Zapata Zielinski".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s):
        while True:
            a=(s.r.choice(FIRST),s.r.choice(LAST))
            if a not in s.used: s.used.add(a); return a
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return dt.date(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def us(d): return d.strftime("%m/%d/%Y") if isinstance(d,dt.date) else (d or "")
def us2(d): return d.strftime("%m/%d/%y") if isinstance(d,dt.date) else (d or "")
def usn(d): return f"{d.month}/{d.day}/{d.year}" if isinstance(d,dt.date) else (d or "")
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def path(fn): return os.path.join(ROOT,"documents",fn)
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or k.startswith("_"): continue
        o[k]=iso(v)
    return o
def save(fn,asset,style,hard,truth):
    truth["rows"]=[clean(r) for r in truth["rows"]]
    truth.setdefault("planted",None); truth.setdefault("sheet",None)
    json.dump(truth,open(os.path.join(ROOT,"truth",fn+".json"),"w"),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,"index.json"); idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e["file"]!=fn]
    idx.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"acquirers","style":style,"hard":hard})
    json.dump(idx,open(p,"w"),indent=1)
    print(fn,len(truth["rows"]),"rows",truth["units"],truth["occupied"],truth["vacant"])
