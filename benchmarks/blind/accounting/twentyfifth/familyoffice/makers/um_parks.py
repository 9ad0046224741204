# fpdf2, two home parks, sections, cover text
import random; from common import *; from fpdf import FPDF
R=random.Random(2507)
P=[('Kettle Brook Estates (Livingston Co.)',[('Single-wide, interior',46,4,3600,545),('Single-wide, creek side',18,1,4100,570),('Double-wide',31,2,5200,610),('Double-wide, corner',9,0,6050,640),('Park-owned home, 2 BR',12,2,3600,1095),('Park-owned home, 3 BR',7,0,5200,1240),('RV pad, year-round',14,5,1800,475),('Storage pad',6,1,900,85)]),
('Sandpiper Point MHC (Oswego Co.)',[('Standard site',58,6,4000,495),('Premium site, lake view',22,0,4400,585),('Double-wide',17,1,5400,540),('55+ loop',24,1,4250,515),('Rent-to-own home',8,1,4000,980),('Manager site',1,0,4000,0),('RV pad, seasonal',20,9,1600,390)])]
H=['units','pct_units','occupied','vacant','pct_occ','sf','market','market_total','actual','actual_total']
allu=sum(x[1] for _,l in P for x in l)
p=FPDF('L','mm','letter'); p.set_margins(12,12,12); p.set_auto_page_break(True,14); p.add_page()
p.set_fill_color(214,226,208); p.set_font('Helvetica','B',16); p.cell(0,9,'Home Community Site Mix',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',9)
p.multi_cell(0,4.4,'For Harrow Lane Family Office, quarterly package, September 2025. Rents are per site per month. "In place" is the average of occupied sites only; "billed" is the sum charged on the October 1 run. The manager site at Sandpiper pays no rent and is counted as occupied.'); p.ln(3)
WD=[58,16,18,16,16,18,22,24,28,24,28]
def head():
    y=p.get_y(); p.set_font('Helvetica','B',8.5); x=12
    p.set_xy(x,y); p.cell(WD[0],12,'Site type',border=1,align='L',fill=True); x+=WD[0]
    for ws,t in ((WD[1:3],'SITES'),(WD[3:6],'OCCUPANCY')): p.set_xy(x,y); p.cell(sum(ws),6,t,border=1,align='C',fill=True); x+=sum(ws)
    p.set_xy(x,y); p.cell(WD[6],6,'SIZE',border=1,align='C',fill=True); x+=WD[6]
    for ws,t in ((WD[7:9],'MARKET RENT'),(WD[9:],'IN PLACE RENT')): p.set_xy(x,y); p.cell(sum(ws),6,t,border=1,align='C',fill=True); x+=sum(ws)
    p.set_xy(12+WD[0],y+6)
    for w,t in zip(WD[1:],['No.','% of all','Occ.','Vac.','% Occ.','Avg SF','Per month','All sites / mo','Per month','Billed / mo']): p.cell(w,6,t,border=1,align='C',fill=True)
    p.set_xy(12,y+12)
def line(lab,v,b=False):
    p.set_font('Helvetica','B' if b else '',9); p.cell(WD[0],6,lab,border='T' if b else 'B')
    s=[f'{v[0]:,}',f'{v[1]:.1f}%',f'{v[2]:,}',str(v[3]),f'{v[4]:.1f}%',f'{v[5]:,}',f'${v[6]:,.2f}',f'${v[7]:,.0f}',f'${v[8]:,.2f}',f'${v[9]:,.0f}']
    for w,t in zip(WD[1:],s): p.cell(w,6,t,border='T' if b else 'B',align='R')
    p.ln()
head(); rows=[];tots=[];A=[]
def agg(L): # L: (n,occ,sf,mk,act)
    n=sum(x[0] for x in L);o=sum(x[1] for x in L);mt=sum(x[0]*x[3] for x in L);at=sum(x[1]*x[4] for x in L)
    return [n,round(100*n/allu,1),o,n-o,round(100*o/n,1),round(sum(x[0]*x[2] for x in L)/n),round(mt/n,2),mt,round(at/o,2),at]
for nme,l in P:
    p.set_font('Helvetica','BI',9.5); p.ln(1.5); p.cell(0,6.5,nme,new_x='LMARGIN',new_y='NEXT'); B=[]
    for t,n,v,sf,mk in l:
        act=0 if mk==0 else mk-R.randint(4,38); x=(n,n-v,sf,mk,act); B.append(x); w=agg([x]); line(t,w); rows.append({"type":t,**dict(zip(H,w))})
    lab='Subtotal, '+nme.split(' (')[0]; w=agg(B); line(lab[:38],w,True); tots.append({"label":lab,**dict(zip(H,w))}); A+=B
p.ln(2); w=agg(A); line('Both communities',w,True); tots.append({"label":"Both communities",**dict(zip(H,w))})
p.ln(4); p.set_font('Helvetica','I',8); p.multi_cell(0,4,'Percentages and averages are rounded; averages in total lines are weighted by sites (market, SF) or by occupied sites (in place). Next increase notices: Kettle Brook 11/1/2025 ($18), Sandpiper 2/1/2026 ($15).')
p.output(doc('um_two_parks.pdf')); save('um_two_parks','pdf','UM',None,H,rows,tots)
