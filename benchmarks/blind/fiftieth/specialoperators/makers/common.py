import datetime as dt
FIRST="""Alma Boyd Carla Dario Edith Felix Greta Harlan Ines Jonah Kerry Lorna Milo Nadia Orrin Petra Quincy Rhea Stellan Tamsin Ulric Vera Wendell Ximena Yosef Zelda Abner Blythe Corwin Delphine Ezra Fern Gideon Hollis Ivy Jarvis Keturah Linus Marisol Nestor Opal Percy Ramona Silas Thea Usha Virgil Willa Alonzo Bettina Clive Darlene Emeka Faye Gilbert Hattie Ignacio Joyce Kwame Luz Mavis Noor Otis Paloma Rafael Sunita Tobias Viola Wade Yolanda""".split()
LAST="""Abernethy Barrowes Castellan Dunmoor Eskridge Farnholt Gallimore Haverly Ibarrondo Jessop Kilbride Lockamy Marchbanks Nettleford Okonjo Pellerin Quarles Rademaker Sandquist Tillery Underhay Vandermolen Wexcombe Yarrowby Zielke Ambrister Birdsong Crenshall Dillinghurst Ekpo Fairbrook Grisham-Lowe Hollowell Ingersen Jankauskas Kettering Lindqvist McAndless Norquay Ostrowe Prescodd Rasmusten Stanhill Tremaye Uzomah Villasenor Whitlaw Yamadera Zaragosa Applewhaite Bronkhorst Cordell Delacruz-Rey Ellsberry Fontane Gutierro Hathaway-Pike Islington Jurgensmeyer Kowalec Lavigner Mulrooney Nakatomo Overbeck Pinkerson Rocheford Santangelo Thibodean Vossler Winslade""".split()
def names(rng,n,fmt="{f} {l}"):
    s=set();out=[]
    while len(out)<n:
        k=(rng.choice(FIRST),rng.choice(LAST))
        if k in s: continue
        s.add(k); out.append(fmt.format(f=k[0],l=k[1],i=rng.choice("ABCDEGHJKLMRST")))
    return out
def rdate(rng,a,b):
    return a+dt.timedelta(days=rng.randrange((b-a).days+1))
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def mdy(d): return d.strftime("%m/%d/%Y")
def mdy2(d): return d.strftime("%m/%d/%y")
def m_d_y(d): return f"{d.month}/{d.day}/{d.year}"
def m_d_yy(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def eom(y,m):
    return (dt.date(y+(m==12),m%12+1,1)-dt.timedelta(days=1))
def addm(d,k):
    y=d.year+(d.month-1+k)//12; m=(d.month-1+k)%12+1
    return dt.date(y,m,min(d.day,eom(y,m).day))
def c2(x): return f"{x:,.2f}"
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v==[] : continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def truth(prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    return {"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
