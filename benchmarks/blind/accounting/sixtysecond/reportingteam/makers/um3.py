# build-to-rent, three communities, fpdf2 portrait
import random
from fpdf import FPDF
from common import *
R=random.Random(19)
N='UM_BTR_portfolio_plans_Q3.pdf'
C=[('Marlow Green - Buda, TX',[('The Aspen',2,2,1004,26,1895),('The Birch',3,2,1268,34,2190),('The Cedar',3,2.5,1496,30,2345),('The Dogwood',4,2.5,1812,18,2680)]),
('Cotter Farm Homes - Lebanon, TN',[('Villa 2A',2,2,1088,40,1975),('Villa 3A',3,2.5,1390,36,2280),('Villa 3B End Unit',3,2.5,1422,14,2340),('Duplex 3D',3,2,1255,22,2110)]),
('Pinto Ridge - Queen Creek, AZ',[('Casita 1',1,1,705,32,1560),('Casita 2',2,2,1010,44,1865),('Casita 3',3,2,1244,28,2145),('Casita 3 w/ Garage',3,2,1244,16,2295)])]
K=['beds','baths','units','vacant','pct_occ','sf','total_sf','market','market_sf','actual','actual_sf','market_total']
class D(FPDF):
    def footer(s): s.set_y(-12); s.set_font('Times','I',8); s.set_text_color(110); s.cell(0,5,'Hollis Brae Asset Reporting - quarterly owner package, section 4',align='L'); s.set_y(-12); s.cell(0,5,f'{s.page_no()}',align='R')
p=D(orientation='L',format='letter',unit='mm'); p.set_margins(14,13,14); p.add_page()
p.set_font('Times','B',16); p.cell(0,8,'Home Plan Mix and Rents',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',10.5); p.cell(0,5,'Brae Build-to-Rent Venture II, LP: stabilized communities at September 30, 2025',new_x='LMARGIN',new_y='NEXT'); p.ln(4)
H=['Plan','Bed','Bath','Homes','Vacant','Occ.','Avg Sq Ft','Total Sq Ft','Market','/ SF','In Place','/ SF','Mkt Potential / Mo']
W=[42,12,12,15,16,16,19,21,18,14,18,14,34]
def line(v,style='',fill=False,top=False):
    p.set_font('Times',style,10)
    for i,(x,w) in enumerate(zip(v,W)): p.cell(w,5.8,x,align='L' if i==0 else 'R',border='T' if top else 0,fill=fill)
    p.ln()
def hdr():
    p.set_fill_color(70,70,90); p.set_text_color(255); p.set_font('Times','B',9.5)
    for i,(x,w) in enumerate(zip(H,W)): p.cell(w,6.5,x,align='L' if i==0 else 'R',fill=True)
    p.ln(); p.set_text_color(0)
hdr()
def fm(v): # after label
    be,ba,u,va,po,sf,ts,mk,ms,ac,asf,mt=v
    return ['' if be is None else str(be),'' if ba is None else f'{ba:g}',str(u),str(va),f'{po:.1f}%',f'{sf:,}',f'{ts:,}',f'{mk:,}',f'{ms:.2f}',f'{ac:,}',f'{asf:.2f}',f'{mt:,}']
def agg(L):
    u=sum(x[2] for x in L); va=sum(x[3] for x in L); ts=sum(x[6] for x in L); mt=sum(x[11] for x in L); at=sum(x[9]*(x[2]-x[3]) for x in L); os_=sum(x[5]*(x[2]-x[3]) for x in L)
    return [None,None,u,va,round(100*(u-va)/u,1),round(ts/u),ts,round(mt/u),round(mt/ts,2),round(at/(u-va)),round(at/os_,2),mt]
rows=[];tots=[];ALL=[]
for nm,L in C:
    p.set_font('Times','BI',11); p.ln(1.5); p.cell(0,6.5,nm,new_x='LMARGIN',new_y='NEXT'); G=[]
    for ty,be,ba,sf,u,mk in L:
        va=R.choice([0,1,1,2,2,3]); ac=mk-R.randint(-20,95)
        v=[be,ba,u,va,round(100*(u-va)/u,1),sf,sf*u,mk,round(mk/sf+1e-9,2),ac,round(ac/sf+1e-9,2),mk*u]
        line([ty]+fm(v)); G.append(v); rows.append({'type':ty,**dict(zip(K,v))})
    a=agg(G); l='Subtotal '+nm.split(' - ')[0]; line([l]+fm(a),'B',top=True); tots.append({'label':l,**dict(zip(K,a))}); ALL+=G
a=agg(ALL); p.ln(2); p.set_fill_color(228,228,238); line(['Portfolio']+fm(a),'B',fill=True); tots.append({'label':'Portfolio',**dict(zip(K,a))})
p.ln(3); p.set_font('Times','',9); p.multi_cell(0,4.4,'Market is the asking rent on the report date; in place is the average lease rent of occupied homes, before concessions. Averages in subtotal lines are weighted by homes (in place: by occupied homes).')
p.output(doc(N))
save(N,'UM',K,rows,tots,'build-to-rent home plans for three communities, fpdf landscape, per-sf columns, small',False)
