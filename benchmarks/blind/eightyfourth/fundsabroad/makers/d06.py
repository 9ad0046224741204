from common import *
# Deutsche Mieterliste, Wohn- und Geschäftshaus, Hausverwaltung, A4 quer
from fpdf import FPDF
R_=random.Random(606);name='d06_mieterliste_weserstrasse.pdf'
FNT='/usr/share/fonts/truetype/'
import glob
def ff(n): return [x for x in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if x.endswith(n)][0]
def de(x): return f'{x:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
names=['Aslandağ, Emine','Bröker, Jonas','Cordes, Wiebke','Dombrowe, Pia u. Felix','Eggersmann, Ute','Fehlauer, Kai','Grothues, Anke','Hinnerkson, Lars','Ilgner, Bettina','Jendritz, Paul','Kröpelin, Silke','Lübbehusen, Ralf','Mahrenholt, Tom','Nagelschmied, Eva','Özgünay, Can','Pohlheim, Greta','Quasthoven, Dirk','Rüterbories, Jan u. Ina','Schmedding, Volker','Tappehorn, Lisa']
secs=[('Gewerbe',[('01','EG links','Laden','Backhaus Tiedeken GmbH',96.50,2150.00,290,110,d(2016,4,1),d(2031,3,31)),('02','EG rechts','Laden','Optik Harmsen e.K.',81.20,1895.00,245,95,d(2019,7,1),d(2029,6,30)),('03','EG Hof','Lager','Fahrradkontor Weser UG (haftungsbeschränkt)',54.00,460.00,60,0,d(2022,1,15),'unbefristet'),('04','1. OG links','Praxis','Dr. med. dent. Osterkamp & Partner',142.80,2310.00,380,210,d(2012,10,1),d(2027,9,30)),('05','1. OG rechts','Büro',None,118.40,None,None,None,None,None)])]
wohn=[];ni=iter(names);k=6
for hs in ('VH','SF','HH'):
    for fl in ('2. OG','3. OG','4. OG','DG'):
        for li in ('links','rechts'):
            if fl=='DG' and li=='rechts': continue
            if hs!='VH' and fl=='DG': continue
            a=round(R_.choice([48.3,56.7,62.15,71.9,84.25,93.6])+R_.choice([0,.35,.8]),2)
            zi={48:1,56:2,62:2,63:2,71:3,72:3,84:3,85:3,93:4,94:4,49:1,57:2}[int(a)]
            v=(hs,fl,li)in(('SF','3. OG','rechts'),('HH','4. OG','links'))
            s=d(R_.randint(1998,2025),R_.randint(1,8),1)
            kalt=round(a*R_.uniform(8.1,13.4)*2)/2
            wohn.append(('%02d'%k,f'{hs} {fl} {li}',f'{zi}-Zi.-Whg.',None if v else next(ni),a,None if v else kalt,None if v else round(a*1.65/5)*5,None if v else round(a*1.25/5)*5,None if v else s,None if v else 'unbefristet'));k+=1
secs.append(('Wohnen',wohn))
st=[('ST 1','Hof','Stellplatz','Backhaus Tiedeken GmbH',None,70.,0,0,d(2016,4,1),'unbefristet'),('ST 2','Hof','Stellplatz','Cordes, Wiebke',None,65.,0,0,d(2020,3,1),'unbefristet'),('ST 3','Hof','Stellplatz',None,None,None,None,None,None,None),('ST 4','Hof','Stellplatz','Dr. med. dent. Osterkamp & Partner',None,70.,0,0,d(2012,10,1),d(2027,9,30))]
secs.append(('Stellplätze',st))
class P(FPDF):
    def header(s):
        s.set_font('LS','B',11);s.cell(150,6,'Mieterliste zum Stichtag 01.11.2025');s.set_font('LS','',8);s.cell(0,6,'Hausverwaltung Nordlage GmbH · Bremen',align='R',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,5,'Objekt 214 · Weserstraße 88, 28757 Bremen · Wohn- und Geschäftshaus · Eigentümer: WS88 Grundbesitz GbR',new_x='LMARGIN',new_y='NEXT');s.ln(2)
        s.set_fill_color(225,225,225);s.set_font('LS','B',7.5);y=s.get_y()
        for (w,l1,l2,al) in COL:
            x=s.get_x();s.rect(x,y,w,9,'DF');s.set_xy(x,y+.5);s.cell(w,4,l1,align=al);s.set_xy(x,y+4.5);s.cell(w,4,l2,align=al);s.set_xy(x+w,y)
        s.set_xy(s.l_margin,y+9)
    def footer(s):
        s.set_y(-12);s.set_font('LS','',7);s.cell(0,5,f'Gedruckt am 03.11.2025 - Seite {s.page_no()} von {{nb}}',align='C')
COL=[(12,'ME','Nr.','L'),(32,'Lage','','L'),(23,'Nutzung','','L'),(62,'Mieter','','L'),(19,'Fläche','m²','R'),(20,'Beginn','','C'),(22,'Ende','','C'),(22,'Nettokalt','EUR/Monat','R'),(17,'BK-VZ','EUR','R'),(17,'HK-VZ','EUR','R'),(24,'Gesamtmiete','EUR/Monat','R')]
p=P('L','mm','A4');p.set_margins(13,12,13);p.add_font('LS','',ff('LiberationSans-Regular.ttf'));p.add_font('LS','B',ff('LiberationSans-Bold.ttf'));p.set_auto_page_break(True,16);p.add_page()
rows=[];G=[0]*5
def line(v,b='',fill=False,bd='B'):
    p.set_font('LS',b,7.5)
    for (w,_,_,al),x in zip(COL,v): p.cell(w,5.4,x,border=bd,align=al,fill=fill)
    p.ln(5.4)
for s,us in secs:
    p.set_fill_color(240,240,240);p.set_font('LS','B',8);p.cell(sum(c[0] for c in COL),6,s,fill=True,border=1,new_x='LMARGIN',new_y='NEXT');S=[0]*5
    for nr,lage,nu,m,a,k,bk,hk,be,en in us:
        tot=k+bk+hk if m else None
        e=en if isinstance(en,str) else (en.strftime('%d.%m.%Y') if en else '')
        line([nr,lage,nu,m or 'Leerstand',de(a) if a else '',be.strftime('%d.%m.%Y') if be else '',e]+([de(k),de(bk),de(hk),de(tot)] if m else ['']*4))
        rows.append(dict(section=s,unit=nr,unitType=nu,tenantName=m,area=a,statusText='Leerstand' if not m else 'Occupied',leaseStartDate=be and be.isoformat(),leaseEndDate=en if isinstance(en,str) else en and en.isoformat(),contractRent=k,charges=[dict(code='BK-VZ',amount=bk),dict(code='HK-VZ',amount=hk)] if m else None,totalCharges=tot))
        for i,x in enumerate((a,k,bk,hk,tot)): S[i]+=x or 0
    G=[x+y for x,y in zip(G,S)]
    line(['','Summe '+s,'','',de(S[0]) if S[0] else '','','']+[de(x) for x in S[1:]],'B',bd='TB');p.ln(2)
p.set_fill_color(225,225,225);line(['','Gesamt Objekt','','',de(G[0]),'','']+[de(x) for x in G[1:]],'B',True,'TB')
p.ln(3);p.set_font('LS','',7.5)
p.multi_cell(0,4,'VH = Vorderhaus, SF = Seitenflügel, HH = Hinterhaus. BK-VZ = Betriebskostenvorauszahlung, HK-VZ = Heizkostenvorauszahlung. Gewerbemieten zzgl. gesetzlicher USt. (ME 04 umsatzsteuerfrei).\nLeerstand: ME 05 wird renoviert, Neuvermietung ab 01.02.2026 geplant. Jahresnettokaltmiete: %s EUR.'%de(G[1]*12))
p.output(D+name)
n=len(rows);o=sum(1 for r in rows if r['tenantName'])
save(name,rows,'Weserstraße 88, 28757 Bremen','2025-11-01','MIXED_USE','German Mieterliste, Hausverwaltung, sections by use, decimal commas',units=None,occ=None,vac=None,checks=[('m2',round(G[0],2),'area'),('kalt',G[1],'contractRent'),('tot',G[4],'totalCharges')]);print(n,o)
