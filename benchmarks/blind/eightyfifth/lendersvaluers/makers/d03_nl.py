from common import *
from fpdf import FPDF
rng=random.Random(8503)
F='huurlijst_weverskwartier_2026-01.pdf'
def n(v,dec=2):
    return f'{v:,.{dec}f}'.replace(',','_').replace('.',',').replace('_','.')
names="J.W. van Dalsum;M. el Hamdaoui;Fam. Brinkhorst;S. de Rooij-Tak;T. Kuijstermans;A.P. Lansink;R. Soebrata;C. van der Veeke;P. Nowicki;L. Hoogeboom;Y. Demirtas;E. Vroegindewey;D. Osinga;H.J. Roelofsma;K. Wubben;I. Scholtenaer;G. Fernandes Pinto;B. Tjalkema;W. van Ruitenbeek;N. Abdirahman;O. Kwakernaat;F. Zijtveld;M.C. Polderman;J. Achterhof;V. Lindeboom;A. Meerdink;S. Karapetyan;T. Buitendorp;R.R. Ramdhani;L.M. van Oeveren;Z. Haddouchi;P. Steketee".split(';')
it=iter(names)
A=[]  # adres groups
def wo(nr,typ,m2,kaal,vac=False):
    if vac: return [nr,typ,m2,None,None,None,None,None,None,None]
    s=D(rng.randint(2011,2025),rng.randint(1,12),rng.choice([1,1,1,15,16])); sv=rng.choice([42.5,47.75,51.25]); st=round(rng.uniform(55,110)) if typ!='Studio' else 45
    return [nr,typ,m2,next(it),s,kaal,sv,float(st),kaal+sv+st,round(kaal) if s.year<2023 else round(kaal)*2]
g1=('Wollenstraat (blok A)',[wo('12-A','3-kamer',71.5,1012.35),wo('12-B','3-kamer',71.5,1087.9),wo('12-C','2-kamer',54,846.2),wo('12-D','2-kamer',54,879.66,True),wo('14-A','3-kamer',71.5,934.08),wo('14-B','3-kamer',72,1150),wo('14-C','2-kamer',54,900),wo('14-D','2-kamer',55,768.43),wo('16-A','4-kamer',96,1365.5),wo('16-B','4-kamer',96,1298.71),wo('16-C','Studio',31,625),wo('16-D','Studio',31,612.5)])
g2=('Spinnerspad (blok B)',[wo('1','4-kamer',101.5,1425),wo('3','4-kamer',101.5,1389.24),wo('5','4-kamer',101.5,1240.05),wo('7','3-kamer',78,1095),wo('9','3-kamer',78,1061.33),wo('11','3-kamer',78,0,True),wo('13','3-kamer',80,1120),wo('15','2-kamer',58,915.75),wo('17','2-kamer',58,933.5)])
pk=[]
for i in range(1,13):
    if i in (4,9): pk.append([f'PP {i:02d}','Parkeerplaats',None,None,None,None,None,None,None,None])
    else:
        who=rng.choice(names[:18]); pk.append([f'PP {i:02d}','Parkeerplaats',None,who,D(rng.randint(2015,2025),rng.randint(1,12),1),rng.choice([85.0,92.5,95.0]),None,None,None,None])
        pk[-1][8]=pk[-1][5]
g3=('Parkeerkelder',pk)
g4=('Bedrijfsruimten',[['BR 1','Winkel',184,'Fietsenmakerij De Weefhaak V.O.F.',D(2019,4,1),2150.0,110.0,None,2260.0,6780],['BR 2','Praktijkruimte',126.5,'Fysiotherapie Weverskwartier B.V.',D(2022,9,1),1842.5,95.0,None,1937.5,5812.5]])
G=[g1,g2,g3,g4]; DROP=('Spinnerspad (blok B)','13')
p=FPDF('L','mm','A4'); p.add_font('L','','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf'); p.add_font('L','B','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf')
p.set_auto_page_break(False)
W=[20,27,20,62,26,26,26,26,28,26]; HD=['Huisnr./\nobject','Type','Opp. m²\n(GBO)','Huurder','Ingangs-\ndatum','Kale huur\np/m','Service-\nkosten','Stook-\nkosten','Totaal p/m\n(€)','Waarborg-\nsom']
AL='LLRLCRRRRR'
pagn=[0]
def hdr():
    p.add_page(); pagn[0]+=1
    p.set_font('L','B',13); p.set_xy(5,8); p.cell(120,6,'HUURLIJST WEVERSKWARTIER TE TILBURG')
    p.set_font('L','',9); p.set_xy(5,14); p.cell(120,5,'Peildatum: 1 januari 2026     Verhuurder: Textielstad Vastgoed II B.V.')
    p.set_xy(200,8); p.cell(92,5,'Van Heeswijck & Boom Vastgoedbeheer',align='R'); p.set_xy(200,13); p.cell(92,5,f'blad {pagn[0]}',align='R')
    p.set_font('L','B',9); y=22; x=5; p.line(5,y,292,y)
    for w,h,a in zip(W,HD,AL):
        for k,l in enumerate(h.split('\n')): p.set_xy(x,y+1+4*k); p.cell(w,4,l,align=a)
        x+=w
    p.line(5,y+10,292,y+10); p.set_y(y+11)
def line(vals,bold=False):
    p.set_font('L','B' if bold else '',9); x=5; y=p.get_y()
    for w,v,a in zip(W,vals,AL): p.set_xy(x,y); p.cell(w,5,v,align=a); x+=w
    p.set_y(y+5)
hdr(); rows=[]; GT=[0]*6
for g,us in G:
    if p.get_y()>170: hdr()
    p.set_y(p.get_y()+1); p.set_font('L','B',9.5); p.set_fill_color(230,230,230); p.set_x(5); p.cell(287,5.5,g,fill=True); p.set_y(p.get_y()+6)
    S=[0]*6
    for u in us:
        nr,ty,m2,t,s,k,sv,st,tt,wb=u
        for i,v in enumerate((m2,k,sv,st,tt,wb)): S[i]+=v or 0
        if (g,nr)==DROP: continue
        if p.get_y()>188: hdr()
        line([nr,ty,n(m2,1) if m2 else '',t or 'LEEGSTAND',s.strftime('%d-%m-%Y') if s else '']+[(n(v) if v is not None else '') for v in (k,sv,st,tt,wb)])
        q=dict(unit=nr,section=g,unitType=ty,area=m2,statusText='Occupied' if t else 'LEEGSTAND')
        if t: q.update(tenantName=t,leaseStartDate=s,contractRent=k,charges=[{"code":c,"amount":v} for c,v in (('Servicekosten',sv),('Stookkosten',st)) if v is not None],totalCharges=tt,deposit=wb)
        rows.append(q)
    y=p.get_y(); p.line(5,y,292,y); line(['','Subtotaal',n(S[0],1) if S[0] else '','','']+[n(v) for v in S[1:]],True)
    GT=[a+b for a,b in zip(GT,S)]
p.set_y(p.get_y()+2); y=p.get_y(); p.line(5,y,292,y); line(['','TOTAAL',n(GT[0],1),'','']+[n(v) for v in GT[1:]],True); y=p.get_y(); p.line(5,y,292,y)
line(['','Totaal per jaar','','','']+[n(12*v) for v in GT[1:5]]+[''],False)
p.set_font('L','',8); p.set_xy(5,198); p.cell(200,4,'Huurverhoging woningen jaarlijks per 1 juli. Bedragen woningen vrij van btw; bedrijfsruimten en parkeerplaatsen excl. 21% btw.')
p.output(doc(F))
occ=sum('tenantName' in r for r in rows)
save(F,dict(propertyName="Weverskwartier",asOnDate="2026-01-01",units=len(rows),occupied=occ,vacant=len(rows)-occ,planted={"what":"Row Spinnerspad 13 (3-kamer, 80 m2, kale huur 1.120,00) is left out of the list, but is in the subtotal of blok B and in the totals","kind":"row_dropped"},rows=rows),'MULTIFAMILY','Dutch huurlijst, decimal commas, groups by street with subtotals')
print(len(rows),GT)
