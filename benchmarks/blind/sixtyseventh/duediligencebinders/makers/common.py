"""Helpers shared by the makers: names, dates, saving the truth and checking the ties. No drawing in here."""
import json, os, random, calendar, datetime as dt
BASE='.'; DOC=BASE+'/documents'; TRU=BASE+'/truth'
WORDS="""Ostrander Pellworth Brackwater Calloway Quillen Thornbury Saltgrass Vandermeer Whitlow Kestrel Hollowell Marchbanks Tidewell Brindle Copperline Drummond
Eversley Fenwright Galloway Hatherly Inglenook Jessamine Kirkbride Lindqvist Mossbank Northgate Oxbridge Pemberly Redfern Stanwick Tremaine Ulverton Valecroft Wexley Yarborough
Zephyrine Ashcombe Bellfort Crosswind Dunmore Elkhart Farrow Greystoke Huxley Ironbark Juniper Kilbride Larkin Millrace Nettleton Orchard Pinefield Quarry Rosedale Sandpiper Thistle Underhill
Vesper Windham Yellowtail Amberly Birchall Cinder Dovecote Ember Flintlock Gossamer Heron Indigo Jubilee Knoll Lantern Meridian Nimbus Opaline Pewter Quince Rampart Sable Tamarack Umber Verity
Wainwright Xavier Yeoman Alderbrook Bramwell Coldwater Dewberry Eastlake Foxglove Granger Harrow Islington Kingfisher Lockridge Mariner Novak Ottoway Prospero Ravenel Sorrel Tolliver Upland Vantage
Westerly Abernathy Bexley Carrick Delmonte Edgecombe Fairbairn Glenrowan Haverford Ivorytown Jarrow Keswick Lomond Melrose Nairn Oakham Penrith Rothbury Selkirk Tarland Ullapool Wickford Yarrow""".split()
FIRST="""Adela Bruno Carmen Dario Elspeth Fabian Greta Hollis Imogen Jarrett Katya Leopold Marisol Nestor Odalys Percy Quentin Rosalind Silas Tamsin Ulises Verna Wendell Xiomara Yusuf Zelda Alton Beatriz Clyde Delphine
Ernesto Fern Gideon Hattie Ismael Jolene Kermit Lourdes Mavis Norbert Ophelia Porfirio Ramona Sheldon Trudy Umberto Velma Winifred Arlo Bettina""".split()
LAST="""Abascal Bruckner Castellane Dumfries Eklund Fortenberry Grzelak Haversham Iturbe Jankowitz Kowalczuk Lindgrenn Mbatha Nordquist Oyelaran Pettibone Quisenberry Rademaker Sepulvado Tillotson Umbarger Vandiver Wojcik Yellen Zamarripa
Aldous Beauchene Crutchley Delacourt Espinal Fennimore Guidry Hohenberg Ikeda Jessup Kessler Lanphear Montrose Nakagawa Ogilvie Prudhomme Rasmusen Stavros Tremblay Uribe Voss Weatherby Yoder Zielinski""".split()
def rng(seed): return random.Random(seed)
class Names:
    def __init__(s,r): s.w=WORDS[:]; r.shuffle(s.w); s.r=r; s.p=set()
    def co(s,kinds,suf=None):
        n=s.w.pop()+' '+s.r.choice(kinds)
        return n+(s.r.choice(suf) if suf else '')
    def person(s,fmt='{l}, {f}'):
        while True:
            n=fmt.format(l=s.r.choice(LAST),f=s.r.choice(FIRST))
            if n not in s.p: s.p.add(n); return n
def eom(y,m): return dt.date(y,m,calendar.monthrange(y,m)[1])
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def term(r,asof,lo=1,hi=108,terms=(36,60,60,84,120)):
    """(start,end): a lease running on asof with lo..hi months left"""
    left=r.randint(lo,hi); t=r.choice([x for x in terms if x>=left] or [max(terms)+60])
    e=addm(dt.date(asof.year,asof.month,1),left); e=eom(e.year,e.month)
    s=addm(dt.date(e.year,e.month,1),1-t)
    if s>asof: s=dt.date(asof.year,asof.month,1)
    return s,e
def iso(d): return d.isoformat()
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us0(d): return d.strftime('%m/%d/%Y')
def us2(d): return d.strftime('%m/%d/%y')
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def rd(x): return round(x+1e-9,2)
def S(xs): return round(sum(x or 0 for x in xs),2)
def save(file,propertyName,asOn,rows,units,occupied,vacant,sheet=None,planted=None,ties=(),sub=None):
    """ties: (label, key or function of row, printed total[, filter])"""
    for t in ties:
        lab,key,tot=t[:3]; flt=t[3] if len(t)>3 else (lambda q:True)
        f=key if callable(key) else (lambda q,k=key:q.get(k,0))
        v=S(f(q) for q in rows if flt(q) and isinstance(f(q),(int,float)))
        if abs(v-tot)>.005: print('  TIE OFF',file,lab,v,'printed',tot,'(planted)' if planted else '!!!!!!')
    for q in rows:
        assert q.get('unit') or q.get('tenantName'),q
        for k in list(q):
            if q[k] is None or q[k]==[]: del q[k]
    json.dump({"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occupied,"vacant":vacant,"sheet":sheet,"planted":planted,"rows":rows},
        open(f'{TRU}/{file}.json','w'),indent=1,ensure_ascii=False)
    print(file,len(rows),'rows')
def ch(code): return lambda q: S(c['amount'] for c in q.get('charges',[]) if c['code']==code)
