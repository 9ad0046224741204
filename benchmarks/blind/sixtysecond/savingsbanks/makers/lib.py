import json,os,random,datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; T=B+'/truth/'
TMP='build/'
INDEX=[]
def rng(n): return random.Random('savingsbanks-62-'+n)
def iso(d): return d.strftime('%Y-%m-%d')
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return d.strftime('%m/%d/%y')
def m0(x): return f'{x:,.0f}'
def m2(x): return f'{x:,.2f}'
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,1)
def eom(d): return addm(d,1)-dt.timedelta(1)
def clean(r): return {k:(iso(v) if isinstance(v,dt.date) else v) for k,v in r.items() if v is not None and v!='' and v!=[] and not k.startswith('_')}
def save(name,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(T+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"blind-r62-savingsbanks","style":style,"hard":hard})
FIRST='Alma Bertil Carol Denise Elwood Francine Gordon Harriet Imelda Jorge Kerstin Lamar Maureen Nadia Orrin Phyllis Quentin Rosalie Stefan Thuy Ulises Verna Wendell Xiomara Yusuf Zelda Paulette Normand Guy Lucille Tomasz Anneke Darnell Fatou Brendan Colleen Hyun Priya Mateus Soledad'.split()
LAST='Aldrich Beaupre Castonguay Dombrowski Eklund Fontaine Gagne Haugen Iverson Jablonski Kowalke Lachance Mancuso Nyberg Ouellette Pelkey Quimby Robichaud Schroeder Thibault Ulrich Vachon Wojcik Yoder Zielke Abara Benoit Cardoso DaSilva Esparza Farrah Grzyb Hallett Ingalls Jerome Kettunen Lindqvist Maki Nguyen Ostrander Petrosky Rasmussen Sirois Tran Vang Whitcomb Xiong Bissonette Correia Duquette'.split()
def people(r,n,fmt='{f} {l}'):
    s=[];seen=set()
    while len(s)<n:
        x=fmt.format(f=r.choice(FIRST),l=r.choice(LAST),i=r.choice('ABCDEFGHJKLMNPRST'))
        if x not in seen: seen.add(x); s.append(x)
    return s
