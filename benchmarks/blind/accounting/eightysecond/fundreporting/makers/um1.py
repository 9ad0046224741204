# office parks suite mix by size band, PDF portrait, fpdf2
import random
from fpdf import FPDF
from common import *
R=random.Random(8207)
F='Office_Park_Suite_Mix_Q3_2025.pdf'
P=[('Laurel Creek Office Park','Mount Laurel, NJ',31.5),('Summit Ridge Corporate Center','Overland Park, KS',27.0),('Palmetto Station','Charleston, SC',34.25),('Cedar Grove Executive Park','Raleigh, NC',30.0)]
Bn=[('Under 1,500 SF',800,1450),('1,500 - 2,499 SF',1550,2450),('2,500 - 4,999 SF',2550,4900),('5,000 - 9,999 SF',5100,9600),('10,000 - 24,999 SF',10200,22000),('25,000 SF and over',25500,58000)]
K=['units','pct_units','total_sf','other:% of RSF','sf','occupied','vacant','pct_leased','actual_sf','market_sf']
pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(14,14,14)
def page():
    pdf.add_page(); pdf.set_fill_color(24,60,52); pdf.rect(0,0,216,19,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',15); pdf.set_xy(14,5); pdf.cell(120,8,'Suite Mix by Size Band')
    pdf.set_font('Helvetica','',9); pdf.set_xy(110,5); pdf.cell(92,8,'Cardinal Parks Venture IV  |  September 30, 2025',align='R'); pdf.set_text_color(0)
    pdf.set_font('Helvetica','I',7); pdf.set_xy(14,266); pdf.cell(188,4,'Leased % by rentable area. Rents are annual per RSF, full service gross. In-place rent is weighted by leased RSF; market rent by total RSF.'); pdf.set_xy(14,270); pdf.cell(188,4,f'Cardinal Parks Venture IV - Quarterly Investor Package - {pdf.page_no()+17}',align='R')
    pdf.set_y(26)
Wd=[39,14,14,21,14,17,14,14,15,14,14]
def rowp(cells,b=False,fill=None,top=False):
    pdf.set_font('Helvetica','B' if b else '',8)
    if fill: pdf.set_fill_color(*fill)
    x0=14-1; y0=pdf.get_y(); x=x0
    for i,(w,t) in enumerate(zip(Wd,cells)):
        pdf.set_xy(x,y0); pdf.cell(w,5.4,t,align='L' if i==0 else 'R',fill=bool(fill)); x+=w
    if top: pdf.set_line_width(.3); pdf.line(x0,y0,x0+sum(Wd),y0)
    pdf.set_y(y0+5.4)
def head():
    pdf.set_font('Helvetica','B',7); y=pdf.get_y(); x=13
    for i,(w,(a,b)) in enumerate(zip(Wd,[('','Suite Size'),('No. of','Suites'),('% of','Suites'),('Total','RSF'),('% of','RSF'),('Average','RSF'),('Leased','Suites'),('Vacant','Suites'),('Leased','%'),('In-Place','$/RSF'),('Market','$/RSF')])):
        pdf.set_xy(x,y); pdf.cell(w,3.4,a,align='R'); pdf.set_xy(x,y+3.4); pdf.cell(w,3.4,b,align='L' if i==0 else 'R'); x+=w
    pdf.set_line_width(.15); pdf.line(13,y+7.2,13+sum(Wd),y+7.2); pdf.set_y(y+7.8)
def stats(us):
    n=len(us);sf=sum(u[0] for u in us);ls=sum(u[0] for u in us if u[1]);oc=sum(1 for u in us if u[1])
    return n,sf,oc,(sum(u[0]*u[2] for u in us if u[1])/ls if ls else None),sum(u[0]*u[3] for u in us)/sf,ls/sf*100
rows=[];tots=[]
def emit(lab,us,N,S,tot=False):
    n,sf,oc,ip,mk,pl=stats(us)
    q=[n,round(n/N*100,1),sf,round(sf/S*100,1),round(sf/n),oc,n-oc,round(pl,1),round(ip,2) if ip else None,round(mk,2)]
    c=[lab,f'{n}',f'{q[1]:.1f}%',f'{sf:,}',f'{q[3]:.1f}%',f'{q[4]:,}',f'{oc}',f'{n-oc}',f'{q[7]:.1f}%',f'{q[8]:.2f}' if ip else '-',f'{q[9]:.2f}']
    rowp(c,tot,(226,236,231) if tot else None,tot)
    d=dict(zip(K,q))
    if tot: tots.append({'label':lab,**d})
    else: rows.append({'type':lab,**d})
allu=[]
page()
for i,(pn,ci,mr) in enumerate(P):
    if i==3: page()
    pdf.set_font('Helvetica','B',10); pdf.set_text_color(24,60,52); pdf.set_x(13); pdf.cell(100,6,f'{pn}'); pdf.set_font('Helvetica','',8); pdf.set_xy(130,pdf.get_y()); pdf.cell(72,6,ci,align='R'); pdf.set_text_color(0); pdf.ln(7)
    head(); us={}
    for k,(b,lo,hi) in enumerate(Bn):
        if k==5 and i==3: continue
        n=[R.randint(5,16),R.randint(8,22),R.randint(7,19),R.randint(4,10),R.randint(2,5),R.randint(1,2)][k]
        us[b]=[(R.randint(lo,hi),R.random()<.86,round(mr+1.2-.5*k+R.uniform(-3.2,.6),2),mr+1.5-.5*k) for _ in range(n)]
    al=[u for v_ in us.values() for u in v_]; allu.append((us,al)); S=sum(u[0] for u in al)
    for b in us: emit(b,us[b],len(al),S)
    emit('Total / Average',al,len(al),S,True); pdf.ln(9)
al=[u for _,a in allu for u in a]; S=sum(u[0] for u in al)
emit('Portfolio Total',al,len(al),S,True)
pdf.output(D+F)
save(F,'UM','Investor package, office parks, suites by size band, a block a property and a portfolio total',False,K,rows,tots)
