import json, os, random, datetime as dt
BASE='build/blind'
D=lambda y,m,d: dt.date(y,m,d)
def doc(n): return f'{BASE}/documents/{n}'
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.date,dt.datetime)): v=v.strftime('%Y-%m-%d')
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def save(name, truth, asset, style, hard=False):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(f'{BASE}/truth/{name}.json','w'),ensure_ascii=False,indent=1)
    p=f'{BASE}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r72b',style=style,hard=hard))
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
    print(name,len(truth['rows']),'rows',truth['units'],truth['occupied'],truth['vacant'],truth['planted'] and truth['planted']['kind'])
EN_F='Amelia Oliver Isla George Harriet Callum Priya Ravi Fatima Yusuf Chloe Ewan Megan Rhys Nadia Tom Lucy Adeola Hannah Kieran Sophie Marcus Bethany Imran Grace Leon Wei Anjali Petra Dylan Orla Niamh Cian Aoife Declan Roisin Maya Jakub Ana Luca'.split()
EN_L='Ashworth Bellingham Cartmell Dunstan Ellery Fairclough Gledhill Hargest Iqbal Jessop Kenworthy Lomas Mistry Naylor Okafor Penhale Quigg Rahman Sugden Tranter Umar Varley Whitlock Yarwood Zielinski Brannigan Coakley Devaney Fennelly Garvey Hanratty Kehoe Lally Mulvihill Nolan Patel Costa Ferreira Novak Chen'.split()
DE_F='Jens Katrin Uwe Sabine Torsten Heike Frank Anja Mehmet Aylin Lukas Marie Dieter Renate Holger Ines Stefan Jana Olaf Birgit'.split()
DE_L='Ackermann Böttcher Clauß Dörfler Eichhorn Färber Gräfe Hübner Irmscher Jungnickel Kretzschmar Löbner Möbius Naumann Oehme Pfützner Quandt Röthig Seyfarth Tröger Uhlmann Viehweg Weißbach Yildiz Zschoche'.split()
FR_F='Claire Julien Amandine Mathieu Élodie Bruno Sylvie Karim Inès Hugo Nathalie Rémi'.split()
FR_L='Barbier Chapuis Desgranges Espinasse Fayolle Giraudet Hardouin Jacquemin Lacombe Morel Néron Pélissier Quesnel Rivoire Sauzet Thévenet Vacheron Bonnefoy Crozet Dumoulin'.split()
NL_F='J. A. M. P. H. S. T. R. K. W. L. E. D. B.'.split()
NL_L='van Aalst;Bruijns;de Coninck;van Dongen;Elsendoorn;van Fessem;Goossens;van der Heijden;Ickenroth;Jansen-Vos;Kuijpers;van Loon;Mutsaers;Nijssen;Oerlemans;Pijnenburg;Roefs;Smulders;van Tilborg;Verhagen;de Wijs;Yilmaz;Zeegers;El Amrani'.split(';')
def names(rng,F,L,n,fmt='{f} {l}'):
    s=[]; seen=set()
    while len(s)<n:
        x=fmt.format(f=rng.choice(F),l=rng.choice(L))
        if x in seen: continue
        seen.add(x); s.append(x)
    return s
def de(x,d=2): return f'{x:,.{d}f}'.replace(',','§').replace('.',',').replace('§','.')
def fr(x,d=2): return f'{x:,.{d}f}'.replace(',',' ').replace('.',',')
def addy(d,y,m=0,days=0):
    yy=d.year+y+(d.month-1+m)//12; mm=(d.month-1+m)%12+1
    import calendar
    return dt.date(yy,mm,min(d.day,calendar.monthrange(yy,mm)[1]))+dt.timedelta(days=days)
