from common import *
from fpdf import FPDF
R=random.Random(589); N='Mietflaechenspiegel_nach_Nutzungsart_2025-06.pdf'
LD='other:WALT (Jahre)'
money=['units','occupied','vacant','total_sf','pct_leased','actual_total','actual_sf','market_total','market_sf']
T=Truth(N,'UM','German Mietflächenspiegel nach Nutzungsart, five objects, monthly EUR, portrait',True,money)
OB=[('Objekt 101','Bürohaus Lindenhof, Düsseldorf',[('Büro',18,3,(180,640),16.8),('Gastronomie',1,0,(310,310),19.5),('Archiv / Lager UG',11,2,(12,60),6.5),('Stellplätze TG',74,9,None,95),('Stellplätze außen',20,6,None,50)]),
('Objekt 104','Fachmarktzentrum Erlenbruch, Hanau',[('Lebensmittelmarkt',1,0,(1840,1840),14.9),('Fachmarkt',5,1,(420,1150),11.2),('Shop / Dienstleistung',4,0,(55,140),17.5),('Werbefläche Pylon',3,1,None,180)]),
('Objekt 109','Logistikzentrum Elbmarsch, Hamburg',[('Lagerhalle',4,0,(6200,11400),6.4),('Mezzanine',3,0,(700,1250),4.1),('Büro / Sozialräume',5,1,(210,480),10.9),('Freifläche',2,0,(1500,2600),1.6),('LKW-Stellplätze',24,0,None,110),('PKW-Stellplätze',86,11,None,25)]),
('Objekt 112','Ärztehaus am Stadtgarten, Karlsruhe',[('Praxis',12,1,(95,310),15.4),('Apotheke',1,0,(228,228),21.0),('Sanitätshaus',1,0,(164,164),17.0),('Lager UG',9,2,(8,24),6.0),('Stellplätze TG',38,0,None,85)]),
('Objekt 118','Gewerbehof Ostkreuz, Berlin',[('Büro / Loft',14,4,(120,520),19.2),('Produktion / Werkstatt',6,1,(160,700),12.5),('Einzelhandel',3,0,(70,210),24.0),('Lager',8,1,(20,110),8.5),('Antennenstandort',1,0,None,450)])]
class PDF(FPDF):
    def header(s):
        s.set_font('L','',7); s.set_text_color(90); s.cell(95,4,'Rheinmark Immobilien-Spezialfonds II'); s.cell(0,4,'Stichtag 30.06.2025',align='R',new_x='LMARGIN',new_y='NEXT'); s.set_draw_color(170,20,40); s.set_line_width(.5); s.line(12,s.get_y()+1,198,s.get_y()+1); s.ln(4); s.set_text_color(0)
        if s.page_no()==1: s.set_font('L','B',14); s.cell(0,8,'Mietflächenspiegel nach Nutzungsart',new_x='LMARGIN',new_y='NEXT'); s.set_font('L','',8); s.cell(0,5,'Nettokaltmiete in EUR je Monat; Marktmiete laut Gutachten 31.12.2024 auf Gesamtfläche',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
    def footer(s): s.set_y(-12); s.set_font('L','',7); s.cell(0,4,f'Seite {s.page_no()} von {{nb}}',align='C')
p=PDF('P','mm','A4'); p.set_margins(12,10,12); p.set_auto_page_break(True,16)
for st,b in(('','Regular'),('B','Bold'),('I','Italic')): p.add_font('L',st,f'/usr/share/fonts/truetype/liberation/LiberationSans-{b}.ttf')
p.add_page(); W=[42,14,17,14,20,16,22,14,22,14]; W=[40,13,16,13,20,17,22,13,22,10]
W=[39,13,17,14,20,16,22,13,21,13]
H1=['Nutzungsart','Anzahl','ver-','leer','Mietfläche','Verm.-','Ist-Miete','Ist','Marktmiete','Markt']; H2=['','ME','mietet','','m²','quote %','EUR mtl.','EUR/m²','EUR mtl.','EUR/m²']
def row(c,b=False,top=False,fill=False):
    p.set_font('L','B' if b else '',7.5)
    for i,(w,t) in enumerate(zip(W,c)): p.cell(w,4.8,t,align='L' if i==0 else 'R',border='T' if top else 0,fill=fill)
    p.ln(4.8)
def fm(v):
    o=[]
    for k in money:
        x=v.get(k); o.append('' if x is None else str(x) if k in money[:3] else de(x,1) if k=='pct_leased' else de(x,2))
    return o
SF={}
def tot(lab,ix):
    S=lambda k: sum(T.t['rows'][i].get(k,0) for i in ix); ls=sum(SF[i][0] for i in ix)
    v=dict(units=S('units'),occupied=S('occupied'),vacant=S('vacant'),total_sf=r2(S('total_sf')),pct_leased=round(100*ls/S('total_sf'),1),actual_total=r2(S('actual_total')),market_total=r2(S('market_total')))
    T.total(lab,v,ix,['pct_leased']); return v
allx=[]
p.set_draw_color(0); 
for ob,nm,rows in OB:
    if p.get_y()+ (len(rows)+5)*5>278: p.add_page()
    p.set_line_width(.2); p.set_fill_color(170,20,40); p.set_text_color(255); p.set_font('L','B',9); p.cell(sum(W),6,f'{ob}   {nm}',fill=True,new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0)
    p.set_fill_color(240); row(H1,True,False,True); row(H2,True,False,True); ix=[]
    for ty,u,vc,rng,rate in rows:
        v=dict(units=u,occupied=u-vc,vacant=vc)
        if rng:
            ar=[r2(R.uniform(*rng)) if rng[0]<rng[1] else r2(rng[0]+.45) for _ in range(u)]; ts=r2(sum(ar)); ls=r2(sum(ar[vc:]))
            a=r2(ls*rate*R.uniform(.9,1.03)); m=r2(ts*rate)
            v.update(total_sf=ts,pct_leased=round(100*ls/ts,1),actual_total=a,actual_sf=r2(a/ls),market_total=m,market_sf=rate)
        else:
            ls=0; v.update(actual_total=r2((u-vc)*rate),market_total=r2(u*rate))
        i=T.row(type=ty,**v); SF[i]=(ls,); ix.append(i); row([ty]+fm(v))
    t=tot(f'Summe {ob}',ix); row([f'Summe {ob}']+fm(t),True,True); p.ln(5); allx+=ix
if p.get_y()>262: p.add_page()
t=tot('Summe Portfolio',allx); p.set_line_width(.5); row(['Summe Portfolio']+fm(t),True,True); 
p.ln(3); p.set_font('L','I',7); p.multi_cell(0,3.6,'ME = Mieteinheiten (Flächen, Stellplätze, Standorte). Vermietungsquote nach Fläche, ohne Stellplätze. Ist EUR/m² bezogen auf die vermietete Fläche.')
p.output(f'{ROOT}/documents/{N}'); T.save(); print(N,len(allx),t,p.page_no())
