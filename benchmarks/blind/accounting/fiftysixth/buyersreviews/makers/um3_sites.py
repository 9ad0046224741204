# MH community + RV + marina portfolio, site and slip mix, .xls (xlwt)
import xlwt, random
from common import *
N='BlueHeron_Site_Slip_Mix_Q1-25.xls'
# type, n, occ, inplace, market
P=[('Sandhill Estates (MHC) - Ocala, FL',[('Single-wide site',84,80,548,595),('Double-wide site',112,109,612,665),('Lakefront site',18,18,735,810),('Park-owned home - 2BR',9,8,1185,1250),('Park-owned home - 3BR',6,4,1340,1425)]),
('Otter Bend Village (MHC) - Grand Haven, MI',[('Single-wide site',61,52,462,505),('Double-wide site',47,45,498,545),('Triple-wide site',3,3,560,600),('Park-owned home - 3BR',7,6,1160,1195)]),
('Pinecrest RV & MH - Muskegon, MI',[('MH site',38,36,430,475),('RV annual, 50A full hook-up',54,51,395,420),('RV seasonal, 30A',66,41,285,310),('Cabin',5,0,0,640),('Covered RV storage',22,19,85,95)]),
('Heron Cove Marina - Saugatuck, MI',[("Open slip to 25'",28,22,188,205),("Open slip 26' - 30'",64,58,246,265),("Open slip 31' - 40'",52,50,342,370),("Covered slip 31' - 40'",24,24,478,515),("Covered slip 41' - 50'",10,9,655,700),("T-head 60'+",2,2,1120,1200),('Dry rack',75,61,164,180),('PWC port',16,13,92,95)]),
('Mangrove Pass Marina - Crystal River, FL',[("Wet slip to 30'",40,39,415,450),("Wet slip 31' - 45'",33,31,640,690),("Wet slip 46' - 60'",11,11,985,1060),('Dry stack - inside',120,113,298,325),('Dry stack - outside',36,27,240,260),('Liveaboard slip',4,4,1090,1150)])]
K=['units','occupied','vacant','pct_occ','actual','market','actual_total','market_total','other:Loss to Market']
wb=xlwt.Workbook(); ws=wb.add_sheet('Mix')
def S(b=False,fmt=None,top=False,al=None,bg=None,it=False,h=180,wrap=False):
    st=xlwt.XFStyle(); f=xlwt.Font(); f.name='Tahoma'; f.height=h; f.bold=b; f.italic=it; st.font=f
    if fmt: st.num_format_str=fmt
    if top: bo=xlwt.Borders(); bo.top=1; st.borders=bo
    a=xlwt.Alignment(); a.wrap=1 if wrap else 0
    if al=='r': a.horz=3
    if al=='c': a.horz=2
    st.alignment=a
    if bg: pt=xlwt.Pattern(); pt.pattern=1; pt.pattern_fore_colour=bg; st.pattern=pt
    return st
ws.write(0,0,'Blue Heron Outdoor Communities LP',S(True,h=240)); ws.write(1,0,'Site & Slip Mix by Property',S(True)); ws.write(2,0,'Rents in US$ per month, as of 3/31/2025. Seasonal licences annualized and divided by 12.',S(it=True))
ws.write_merge(4,4,1,4,'Sites / Slips',S(True,al='c',bg=22)); ws.write_merge(4,4,5,6,'Average Monthly Rent',S(True,al='c',bg=22)); ws.write_merge(4,4,7,8,'Total Monthly Rent',S(True,al='c',bg=22)); ws.write(4,0,'',S(bg=22)); ws.write(4,9,'',S(bg=22))
for j,t in enumerate(['Type','Count','Occupied','Vacant','Occ. %','In Place','Market','In Place','Market (100%)','Loss to Market']): ws.write(5,j,t,S(True,al='r' if j else None,bg=22,wrap=True))
FM=['0','0','0','0.0%','#,##0;(#,##0);0','#,##0','#,##0;(#,##0);0','#,##0','#,##0']
st={(b):[S(b,f,top=b) for f in FM] for b in(False,True)}; s0={b:S(b,top=b) for b in(False,True)}; sh=S(True); 
ws.row(5).height_mismatch=True; ws.row(5).height=560; ws.row(4).height_mismatch=True; ws.row(4).height=280
r=6; rows=[];totals=[];A=[]
def line(r,lab,L,b):
    n=sum(x[1] for x in L);o=sum(x[2] for x in L);it=sum(x[2]*x[3] for x in L);mt=sum(x[1]*x[4] for x in L)
    lm=sum(x[2]*(x[4]-x[3]) for x in L)
    v=[n,o,n-o,round(o/n,3),round(it/o) if o else 0,round(mt/n),it,mt,lm]
    ws.write(r,0,lab,s0[b])
    for j,x in enumerate(v): ws.write(r,1+j,x,st[b][j])
    d=dict(zip(K,v)); d['pct_occ']=round(v[3]*100,1); return d
for p,L in P:
    ws.write(r,0,p,sh); r+=1
    for x in L: rows.append({"type":x[0],**line(r,x[0],[x],False)}); r+=1
    totals.append({"label":"Property total",**line(r,'Property total',L,True)}); r+=2; A+=L
totals.append({"label":"Portfolio total",**line(r,'Portfolio total',A,True)}); r+=2
ws.write(r,0,'Loss to market = (market less in-place average) x occupied. Cabins at Pinecrest closed for the season.',S(it=True,h=150))
ws.col(0).width=256*34
for j in range(1,10): ws.col(j).width=256*13
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
wb.save(doc(N))
save(N,'UM',K,rows,totals,'MHC/RV/marina portfolio site and slip mix, grouped header, property blocks, old .xls',False)
print(N,len(rows),totals[-1])
