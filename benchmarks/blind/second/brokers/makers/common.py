import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
FIRST="Alma Bertrand Celeste Darnell Edwina Farid Greta Hollis Ines Jarvis Keiko Leland Marisol Nadia Orrin Petra Quentin Rosalind Silas Tamsin Ugo Verna Wendell Ximena Yusuf Zelda Abner Bettina Cyrus Delphine Emeka Fern Gideon Hattie Ivor Joelle Kwame Lucinda Milo Nerys".split()
LAST="Abelsen Brackwater Cottrill Dunmarsh Eberly Fennimore Gladstead Hobkirk Ivarsson Jessop Kittredge Lattimer Mossbank Nettleship Okonjo-Reyes Pellworth Quarles Ruddock Stallworth Tremaine Umberfield Vandermolen Wexcombe Yarrow Zielonka Ashgrove Birdsall Crowhurst Danforth Elsmore Fairweather Gantry Haddock Inglewood Jorgensby Kestrelli Lomax Muldowney Northcutt Oxley Pomfret Rainsford Sorbello Thackery Villaseca Whitlock".split()
def names(r,n,fmt='{f} {l}'):
    fs=FIRST[:]; ls=LAST[:]; out=[]
    r.shuffle(fs); r.shuffle(ls)
    for i in range(n):
        out.append(fmt.format(f=fs[(i*7+i//len(fs))%len(fs)],l=ls[i%len(ls)] if i<len(ls) else ls[(i*5+3)%len(ls)],i=fs[(i*7)%len(fs)][0]))
    assert len(set(out))==n or n>len(LAST),'dup'
    seen={}; 
    for i,x in enumerate(out):
        if x in seen: out[i]=fmt.format(f=fs[(i*3+11)%len(fs)],l=ls[(i*3+1)%len(ls)],i=fs[(i*3+11)%len(fs)][0])
        seen[out[i]]=1
    return out
D=dt.date
def iso(d): return d.isoformat()
def mdy(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def mdY(d): return d.strftime('%m/%d/%Y')
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    for day in (d.day,30,29,28):
        try: return D(y,m,day)
        except ValueError: pass
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def m0(x): return f"{x:,.0f}"
def m2(x): return f"{x:,.2f}"
def tie(a,b,what=''): assert abs(a-b)<0.005,(what,a,b)
INDEX=[]
def save(file,asset,style,hard,truth,author='b3'):
    for k in('propertyName','asOnDate','units','occupied','vacant','sheet','planted'): truth.setdefault(k,None)
    rows=[]
    for r in truth['rows']:
        r={k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
        assert r.get('unit') or r.get('tenantName'),r
        for k,v in list(r.items()):
            if isinstance(v,dt.date): r[k]=iso(v)
        rows.append(r)
    truth['rows']=rows
    order=['propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows']
    truth={k:truth[k] for k in order}
    json.dump(truth,open(os.path.join(TRU,file+'.json'),'w'),indent=1,ensure_ascii=False)
    global INDEX
    p=os.path.join(HERE,'index.json')
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[x for x in idx if x['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    idx.sort(key=lambda x:x['file'])
    json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
