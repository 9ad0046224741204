import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
D=dt.date
def doc(n): return os.path.join(BASE,'documents',n)
def row(**k): return {a:b for a,b in k.items() if b is not None}
def iso(d): return d.isoformat() if isinstance(d,D) else d
def save(name,asset,style,hard,prop,asof,u,o,v,rows,sheet=None,planted=None):
    for r in rows:
        for k in list(r):
            if isinstance(r[k],D): r[k]=r[k].isoformat()
            if isinstance(r[k],float): r[k]=round(r[k],2)
    json.dump(dict(propertyName=prop,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows),
      open(os.path.join(BASE,'truth',name+'.json'),'w'),ensure_ascii=False,indent=1)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='europe',style=style,hard=hard))
def rd(R,a,b): return a+dt.timedelta(days=R.randrange((b-a).days))
def first(R,y1,y2): return D(R.randint(y1,y2),R.randint(1,12),1)
def addy(d,y,minus=True):
    try: e=d.replace(year=d.year+y)
    except ValueError: e=d.replace(year=d.year+y,day=28)
    return e-dt.timedelta(days=1) if minus else e
def en(x,n=2): return f'{x:,.{n}f}'
def eu(x,n=2): return f'{x:,.{n}f}'.replace(',','#').replace('.',',').replace('#','.')
def par(x,n=2): return f'({abs(x):,.{n}f})' if x<0 else f'{x:,.{n}f}'
FN=dict(
 ie=('Aoife Ciarán Niamh Oisín Sinéad Declan Róisín Padraig Gráinne Fergal Orla Cormac Emer Donal Maeve Tadhg Laoise Eimear'.split(),
     'Brannock Hanratty Lavelle Mulcair Tierney Coughlin Dunphy Gaffrey Kinsella-Roe Loughrey Mannix Nolty Prunty Quirkin Scanlow Twohig Wynnell Zawadzki Ferreira Okonjo'.split()),
 uk=('Harriet Oliver Priya Callum Zainab George Megan Yusuf Isla Thomas Chloe Wei Amara Lewis Freya Hassan Poppy Kwame Ffion Rhys'.split(),
     'Ashdowne Birtwell Cattermere Dunsworth Eckersby Fothergate Gillinghurst Hathersby Ikande Jessopp Kilnhurst Lambourne Mistrey Nuttalby Oyeleye Pemberlow Quarmley Rawsthorn Sandhuja Thirkeld Uppaley Vanterpole Whitlam Xu Yardleigh'.split()),
 de=('Sabine Jürgen Katrin Uwe Heike Torsten Anke Mehmet Birgit Ralf Jana Sören Ilse Dieter Marlies Kemal'.split(),
     'Abelmann Brückhoff Czerny Dörfling Eschbach Finkeldey Großkopf Hünecke Jablonowski Krümmel Lohrengel Möbius Nietzold Öztekin Pfannschmidt Quellmalz Rüdenauer Schöneck Thürnagel Übelhör Wiesengrund Yildirimoglu Zschoche'.split()),
 es=('Carmen Javier Lucía Andrés Pilar Ignacio Rocío Sergio Amparo Vicente Nuria Tomás'.split(),
     'Albiñana Barrachina Cervelló Domenech Escrivá Ferrandis Gadea Llopis Montagud Navarrete Orellana Peiró Requena Sanchis Tordera Urrutia Verdeguer'.split()),
 nl=('Sanne Joost Femke Wouter Anouk Bram Lotte Thijs Marieke Sjoerd Fatima Ruben'.split(),
     'van der Heuvel;Bakkeren;de Wolff;Hoekzema;ter Braak;Jansma;van Oosterwijk;Postmus;Rietdijk;Schellevis;El Amrani;Verhoeckx;Zandstra;in ’t Veld;Dijkshoorn;Nieuwland;Kuiperij'.split(';')),
 gf=('Omar Fatma Rajesh Elena Khalid Mariam Sunil Laila Daniel Noora Bilal Anjali Hamad Sofia Tariq Grace'.split(),
     'Al Harthi;Menonkar;Al Suweidan;Petrovna;Qureshy;Al Mazrui;D’Cunha;Haddadin;Whitcombe;Nambiaran;Al Kaabi;Santosa;Rahmanov;El Fakhry;Okereke;Balasingh;Lindqvister'.split(';')))
def person(R,c,used=None):
    for _ in range(900):
        n=R.choice(FN[c][0])+' '+R.choice(FN[c][1])
        if used is None or n not in used:
            if used is not None: used.add(n)
            return n
