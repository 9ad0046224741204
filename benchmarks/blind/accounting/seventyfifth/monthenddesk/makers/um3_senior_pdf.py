from common import *
from fpdf import FPDF
out='UM_amberly_owner_census.pdf'
# style, sf, units, occ, street, inplace, 2nd person
P=[('Amberly at Fox Run','Carmel, IN',[('Independent Living',[('IL Studio "Aster"',438,12,10,2895,2712,None),('IL One Bedroom "Birch"',612,38,36,3650,3488,850),('IL One Bedroom Den "Cedar"',764,14,13,4195,4040,850),('IL Two Bedroom "Dogwood"',988,16,12,4895,4655,850)]),
 ('Assisted Living',[('AL Studio',322,18,15,4350,4126,1100),('AL Companion Suite',410,8,5,3475,3290,None),('AL One Bedroom',505,22,21,5195,4988,1100)]),('Memory Care',[('MC Private',288,14,14,6450,6218,None),('MC Shared',364,6,4,4995,4720,None)])]),
 ('Amberly of Lake Hollis','Grand Rapids, MI',[('Assisted Living',[('AL Studio',308,24,19,3995,3840,975),('AL Studio Deluxe',346,16,15,4275,4092,975),('AL One Bedroom',488,20,17,4850,4711,975),('AL Two Bedroom',702,4,2,5990,5640,975)]),('Memory Care',[('MC Private',270,20,18,5950,5765,None),('MC Companion',338,8,7,4600,4390,None)])]),
 ('Amberly Cottages','Carmel, IN',[('Independent Living',[('Cottage A (2BR/2BA, garage)',1384,10,10,5450,5120,900),('Cottage B (2BR+Den)',1562,6,5,5995,5710,900)])])]
M=['sf','units','occupied','vacant','pct_occ','market','actual','other:Variance','other:2nd Person','market_total','actual_total']
pdf=FPDF(orientation='L',format='letter'); pdf.set_auto_page_break(False); 
W=[56,15,13,13,13,15,18,18,20,21,25,27]; hs=['Apartment Style','Avg SF','Units','Occ.','Vac.','Occ %','Street','In-Place','Variance','2nd Pers.','GPR','Actual Rent']
L=12
hs[9]='2nd Person'
def line(vals,st='',fill=None,h=5.6,sz=8.5):
    pdf.set_font('Helvetica',st,sz); pdf.set_x(L)
    if fill: pdf.set_fill_color(*fill)
    for i,(w,v) in enumerate(zip(W,vals)): pdf.cell(w,h,v,align='L' if i==0 else 'R',fill=bool(fill),border='B' if not fill else 0)
    pdf.ln(h)
rows=[];tots=[]; q=lambda v:f'{v:,}' ; neg=lambda v: f'({-v:,})' if v<0 else f'{v:,}'
def tot(lab,R):
    n=sum(r['units'] for r in R); o=sum(r['occupied'] for r in R); mt=sum(r['market_total'] for r in R); at=sum(r['actual_total'] for r in R)
    d=dict(label=lab,sf=round(sum(r['sf']*r['units'] for r in R)/n),units=n,occupied=o,vacant=n-o,pct_occ=round(o/n*100+1e-9,1),market=round(mt/n),actual=round(at/o),market_total=mt,actual_total=at)
    tots.append(d); return [lab,q(d['sf']),q(n),q(o),q(n-o),f"{d['pct_occ']:.1f}%",q(d['market']),q(d['actual']),'','',q(mt),q(at)]
pdf.set_draw_color(200,200,200)
for pi,(pn,loc,secs) in enumerate(P):
    if pi in(0,1):
        pdf.add_page(); pdf.set_fill_color(94,62,88); pdf.rect(0,0,280,15,'F'); pdf.set_text_color(255,255,255); pdf.set_font('Helvetica','B',13); pdf.set_xy(L,4); pdf.cell(120,7,'Owner Report - October 2026'); pdf.set_font('Helvetica','',9); pdf.set_x(150); pdf.cell(116,7,'Section 6: Unit Mix, Census and Rates',align='R'); pdf.set_text_color(0,0,0); pdf.set_y(21)
    else: pdf.ln(7)
    pdf.set_x(L); pdf.set_font('Helvetica','B',11); pdf.set_text_color(94,62,88); pdf.cell(90,6,pn); pdf.set_font('Helvetica','',9); pdf.set_text_color(110,110,110); pdf.cell(80,6,loc); pdf.set_text_color(0,0,0); pdf.ln(7)
    line(hs,'B',(228,220,227),6.2,8.5); PR=[]
    for sn,us in secs:
        pdf.set_x(L); pdf.set_font('Helvetica','BI',8.5); pdf.cell(100,5.8,sn); pdf.ln(5.8); R=[]
        for n,sf,u,o,st,ip,sp in us:
            r=dict(type=n,sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100+1e-9,1),market=st,actual=ip,market_total=u*st,actual_total=o*ip); r['other:Variance']=ip-st
            if sp: r['other:2nd Person']=sp
            line(['   '+n,q(sf),q(u),q(o),q(u-o),f"{r['pct_occ']:.1f}%",q(st),q(ip),neg(ip-st),q(sp) if sp else '-',q(u*st),q(o*ip)]); R.append(r); rows.append(r)
        if len(secs)>1: line(tot(f'{sn} Total',R),'B')
        PR+=R
    line(tot(f'{pn} Total',PR),'B',(241,237,240),6.4)
pdf.ln(7); line(tot('Portfolio Total',rows),'B',(228,220,227),7)
pdf.ln(3); pdf.set_x(L); pdf.set_font('Helvetica','I',8); pdf.multi_cell(250,4,'Street and In-Place are base monthly rent per unit before care charges. Variance = In-Place less Street. GPR = units at street rate; Actual Rent = occupied units at average in-place rent. Occupancy is financial move-in basis at 10/31/2026.')
n=pdf.page
for p in range(1,n+1): pdf.page=p; pdf.set_xy(L,206); pdf.set_font('Helvetica','',8); pdf.cell(0,4,f'6-{p}')
pdf.output(doc(out))
save(out,'UM','senior living owner report, three communities by care level, section/community/portfolio totals, street and in-place rates, second person fee',True,M,rows,tots)
print(len(rows),n,tots[-1])
