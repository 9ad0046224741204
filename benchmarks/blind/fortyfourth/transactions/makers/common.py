import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
FIRST="Alonzo Brielle Camden Darnell Esperanza Fabian Gwendolyn Hollis Imelda Jarrett Keisha Leland Marisela Nadine Osvaldo Priscilla Quentin Rosalind Shaniqua Tobias Ursula Vaughn Wanda Xiomara Yolanda Zachariah Amara Bennett Corinne Dashiell Elodie Forrest Giselle Hector Ivonne Jerome Kendra Lorenzo Maureen Nolan Odessa Percy Rochelle Silas Tamika Ulysses Vivienne Winston Yesenia Aditi Baolin Chidi Dung Efosa Farzana Goran Hyun Ines Jyoti Kwame Linh Mateus".split()
LAST="Abernathy Bloomquist Castellano Drummond Eastwick Fitzhugh Galbraith Hargrove Ibarra Jankowski Kirkendall Lathrop Mossberg Nakagawa Okafor Pendergrass Quintanilla Rasmussen Satterfield Tillotson Underhill Villasenor Whitlock Yarborough Zamarripa Ashcombe Birdsong Cordova Delacroix Ellerbee Farnsworth Gutridge Holloman Isaksen Joubert Kowalczyk Ledbetter Mcallister Nwosu Oyelaran Pettibone Rutledge Stallworth Treadaway Umana Vandermeer Wojcik Yoon Zielinski Bhattacharya Choi-Reyes Dhillon Espinoza Feng Gebremariam Haddad Nguyen Patel O'Rourke D'Amico St. Clair-Moss De la Fuente Van Houten".replace("St. Clair-Moss","St.~Clair").replace("De la Fuente","De~la~Fuente").replace("Van Houten","Van~Houten").split()
LAST=[l.replace('~',' ') for l in LAST]
class R(random.Random):
    def person(s): return s.choice(FIRST),s.choice(LAST)
    def money(s,a,b,step=1): return round(s.randrange(int(a/step),int(b/step)+1)*step,2)
    def day(s,a,b): return a+dt.timedelta(days=s.randint(0,(b-a).days))
def uniq_people(r,n):
    seen=set();out=[]
    while len(out)<n:
        p=r.person()
        if p not in seen: seen.add(p);out.append(p)
    return out
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    last=eom(dt.date(y,mo,1)).day
    return dt.date(y,mo,min(d.day,last))
def iso(d): return d.isoformat() if d else None
def clean(row): return {k:v for k,v in row.items() if v is not None}
def mdy(d,z=True):
    if not d: return ''
    return d.strftime('%m/%d/%Y') if z else f'{d.month}/{d.day}/{d.year}'
def m2(x): return f'{x:,.2f}'
def path(f): return os.path.join(DOC,f)
def save(fname,rows,propertyName,asOn,units,occupied,vacant,asset,style,hard,planted=None,sheet=None,author='r44a'):
    t={"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occupied,"vacant":vacant,"sheet":sheet,"planted":planted,"rows":[clean(x) for x in rows]}
    json.dump(t,open(os.path.join(TR,fname+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(ROOT,'index.json')
    ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=fname]
    ix.append({"file":fname,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard})
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(ip,'w'),indent=1)
