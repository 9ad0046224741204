import json, os, random, datetime as D
ROOT='build/blind'
DOC=ROOT+'/documents/'
FIRST="Amelia Oliver Isla Harry Freya Jack Niamh Callum Priya Arjun Zofia Mateusz Chen Yusuf Fatima Grace Leo Maya Theo Ruby Ewan Catriona Sean Aoife Cian Emeka Ngozi Tomasz Elena Marco Hannah Rhys Megan Dylan Jasmine Kofi Imogen Felix Bethan Lewis Aisling Oisin Saoirse Padraig Yara Bilal Ines Hugo Nora Stefan Mina Ravi Anjali Louise Graham Moira Hamish Iain Shona Fergus".split()
LAST="Hartley Pickering Ashworth Okafor Nowak Sandhu Wainwright Mistry Rahman Thorne Bexley Calloway Dunmore Farrant Gillespie Hallam Ingle Jardine Kershaw Lomax Merrick Northey Ollerton Prentice Quigley Rowntree Sedgwick Tarrant Upshaw Verity Whitcombe Yelland Adeyemi Brannigan Costello Devlin Egan Fallon Geraghty Hanratty Keane Lavelle McTeague Nagle Prunty Roche Tully Zhang Petrov Silva Moretti Haddad Ferreira Lindqvist Bauer Dubois Kaminski Achebe".split()
def person(r): return r.choice(FIRST)+' '+r.choice(LAST)
def uniq(r, f, n):
    s=[]
    while len(s)<n:
        x=f(r)
        if x not in s: s.append(x)
    return s
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return D.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def day(d,n): return d+D.timedelta(days=n)
def iso(d): return d.isoformat() if d else None
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None}
    return o
TOP=('propertyName','asOnDate','units','occupied','vacant','sheet','planted')
def save(file, assetType, truth, author, style, hard, texts=(), totals=()):
    t={k:truth.get(k) for k in TOP}
    t['rows']=[clean(r) for r in truth['rows']]
    json.dump(t,open(ROOT+'/truth/'+file+'.json','w'),ensure_ascii=False,indent=1)
    os.makedirs(ROOT+'/makers/chk',exist_ok=True)
    json.dump({'texts':list(texts),'totals':list(totals)},open(ROOT+'/makers/chk/'+file+'.json','w'),ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":assetType,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
