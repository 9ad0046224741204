import json, os, random, datetime as dt
B='build/blind'
D=lambda s: dt.date.fromisoformat(s)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    for dd in range(day or d.day,27,-1):
        try: return dt.date(y,mo,dd)
        except ValueError: pass
    return dt.date(y,mo,day or d.day)
def term_end(d,years): return addm(d,12*years)-dt.timedelta(1)
def save(file, prop, ason, rows, units, occ, vac, asset, style, hard, totals, sheet=None, planted=None):
    """totals: {key or 'charge:code': (sum, printed text)} for check.py"""
    t=dict(propertyName=prop, asOnDate=ason, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=[clean(r) for r in rows])
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r82b',style=style,hard=hard)]
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    p=f'{B}/makers/totals.json'; tt=json.load(open(p)) if os.path.exists(p) else {}
    tt[file]=totals; json.dump(tt,open(p,'w'),indent=1,ensure_ascii=False)
FIRST="Aoife Conor Niamh Sean Ciara Declan Priya Marta Tomasz Elena Luca Fatima Omar Grace Hannah Daniel Ravi Mei Jonas Sofia Liam Orla Kevin Ana Pedro Julia Nadia Victor Chloe Ethan Isla Kwame Amara Yusuf Leila Bruno Petra Ivan Anya Farah Rohan Sinead Eoin Maeve Caleb Wen Hiro Zara Noel Tess".split()
LAST="Brannagh Kelleher Tormey Okonjo Fernley Varga Delacroix Mulvany Castellan Nowicki Haddad Prasad Lindqvist Ferro Achebe Winslade Roche Garvan Tiernan Bakshi Molnar Sorensen Petrov Quigg Ashdown Marlow Devereux Yilmaz Costache Hanley Breslin Ozturk Pereyra Whitcombe Thorley Amadi Szabo Kavan Rourke Jelinek".split()
