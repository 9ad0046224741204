import json,os,random,datetime as dt
B='build/blind'
F="Marisol Devin Tamara Kwame Priya Owen Leticia Grant Hollis Bettina Rafael Sunita Colby Nadine Trevor Imani Wes Yolanda Piotr Camille Darnell Greta Hector Joanne Lionel Monique Ngozi Pascal Quentin Rosalind Stefan Thea Ulises Verna Winston Xiomara Yusuf Zelda Alton Brandi".split()
L="Abernett Bascomlee Castrovan Delacroy Eppinger Farquin Gallowell Hathersby Iversohn Jessamy Kowalter Lindqvast Mabreyson Nakamori Obieze Prendell Quillans Rostovan Sandovar Thackerly Underhall Vasquillo Wetherbee Yarborne Zielinsk Ashgrove Brannick Corderro Dunlevy Espinal Fenwicke Gutrell Holbrooke-Day Inglesson Jarreau Kesslin Lattimoor Mendozar Norcrest Oyelara Pettigrove Ramirand Sturdevan Tillmanns Villanuez Whitcombe".split()
def name(r,style='fl'):
    f,l=r.choice(F),r.choice(L)
    return f'{l}, {f}' if style=='lf' else f'{f} {l}'
def d(r,a,b):
    a=dt.date.fromisoformat(a);b=dt.date.fromisoformat(b)
    return a+dt.timedelta(days=r.randrange((b-a).days+1))
def som(x): return x.replace(day=1)
def addm(x,n):
    m=x.month-1+n; y=x.year+m//12; m=m%12+1
    import calendar
    return dt.date(y,m,min(x.day,calendar.monthrange(y,m)[1]))
def us(x): return x.strftime('%m/%d/%Y') if x else ''
def m2(x): return f'{x:,.2f}'
def iso(x): return x.isoformat()
def clean(rows):
    return [{k:v for k,v in x.items() if v is not None and not k.startswith('_')} for x in rows]
def save(file,asset,style,hard,truth,ties):
    truth['rows']=clean(truth['rows'])
    for k,t in ties:
        s=round(sum(x.get(k,0) or 0 for x in truth['rows']),2) if isinstance(k,str) else round(k,2)
        if abs(s-t)>0.005: print('   TIE',file,k,s,t,'PLANTED' if truth['planted'] else '*** BAD')
    for x in truth['rows']: assert x.get('unit') or x.get('tenantName')
    if truth['units'] is not None and truth['vacant'] is not None: assert truth['occupied']+truth['vacant']==truth['units'],file
    json.dump(truth,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r78a',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1); print('ok',file,len(truth['rows']))
