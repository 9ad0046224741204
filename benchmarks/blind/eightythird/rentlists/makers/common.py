import json, os, random, datetime as dt
ROOT='build/blind'
D=ROOT+'/documents/'; T=ROOT+'/truth/'
FIRST="Alma Bertrand Corinne Dwayne Edith Farid Gwen Hector Ines Jerome Katya Leland Mireille Nestor Odette Percy Quyen Rosalind Silas Tamara Ulises Vera Wendell Ximena Yusuf Zelda Anselm Bridget Cyrus Delphine Emeka Fiona Gustavo Harriet Imran Joanna Kofi Lorna Marcel Nadia Orrin Petra Ramona Stefan Thuy Ursula Vaughn Winona".split()
LAST="Abernethy Bolduc Carrigan Dvorsky Eastlake Fontenot Gallowitz Hargreave Iwuchu Jankovich Kessenich Lavigueur Mbarga Nordquist Okonta Pellerin Quiroga Rasmusson Szymborn Tremaine Udall Vandermeer Whitlock Yarbro Zelinka Ashdown Brightwell Castellan Dorrance Emmerich Fairclough Grindstaff Hollander Ibarra Juarez Kowalik Lindqvist Merriweather Novakovic Oyelaran Prudhomme Rosenquist Stavros Thibodeaux Underhill Villanueva Wojcik Yamanaka".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f="{f} {l}"):
        while 1:
            a,b=s.r.choice(FIRST),s.r.choice(LAST)
            if (a,b) not in s.u: break
        s.u.add((a,b)); return f.format(f=a,l=b,i=a[0])
def iso(d): return d.strftime('%Y-%m-%d') if d else None
def mdy(d,z=True): return d.strftime('%m/%d/%Y') if z else f'{d.month}/{d.day}/{d.year}'
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    ld=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]
    return dt.date(y,mo,min(d.day,ld))
def m2(x,s=''): return f'{s}{x:,.2f}' if x>=0 else f'({s}{-x:,.2f})'
def m0(x,s=''): return f'{s}{x:,.0f}' if x>=0 else f'({s}{-x:,.0f})'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(name,truth,asset,style,hard=False):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(T+name+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]
    idx.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r83d',style=style,hard=hard))
    idx.sort(key=lambda i:i['file']); json.dump(idx,open(p,'w'),indent=1)
    print(name,len(truth['rows']),'rows')
