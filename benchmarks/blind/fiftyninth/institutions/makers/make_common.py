# needs: reportlab openpyxl xlwt python-docx, and soffice (for the Word print); run make_pdf_a.py make_pdf_b.py make_sheets.py, then make_check.py
import json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(HERE,'documents'); T=os.path.join(HERE,'truth')
def doc(n): return os.path.join(D,n)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def R(**k):
    k={a:b for a,b in k.items() if b is not None and b!=[]}
    for a in ('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
        if a in k: k[a]=iso(k[a])
    if 'rentSteps' in k: k['rentSteps']=[dict(s,date=iso(s['date'])) for s in k['rentSteps']]
    if 'statusText' not in k and k.get('tenantName'): k['statusText']='Occupied'
    return k
def truth(name,asset,author,style,prop,ason,rows,units,occ,vac,sheet=None,planted=None,hard=False):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(T,name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def m(x,d=2): return f"{x:,.{d}f}"
def addy(d,n):
    try: return d.replace(year=d.year+n)
    except ValueError: return d.replace(year=d.year+n,day=28)
def nextann(start,after):
    y=start
    while y<=after: y=addy(y,1)
    return y
FIRST="Ana Bertil Carmen Dmitri Eloise Farid Greta Hollis Imani Jonas Keiko Lucian Mireille Nadeem Odette Pavel Quincy Rosalind Soren Talia Ulrich Vesna Wendell Xiomara Yusuf Zelda Amadou Brigid Cosmo Delphine Emeka Fiona Gideon Hana Ivo Joelle".split()
LAST="Abernethy Balakrishnan Castellane Drummond Eklund Farrokh Gallowglass Haverstock Ishikura Jorgenson Kettering Lindqvist Mbeki-Rowe Nakamori Oyelaran Pemberwick Quillfeather Rasmussen Sandoval Thistlewood Umarova Vantongeren Whitlock Xander Yarborough Zielinska Ashdown Brokaw Crane Delacroix Esterhazy Fenwick Grobler Huxtable".split()
