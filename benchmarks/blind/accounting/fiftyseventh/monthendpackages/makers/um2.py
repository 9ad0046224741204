# student housing by the bed, xlsx with formulas and grouped heads
from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as A1, xl_col_to_name as CN
R=random.Random(57122); F='Hexley_Yard_Bed_Mix_AY25-26.xlsx'
L=[('Studio-A',0,1,14,431,1319),('Studio-B Loft',0,1,6,498,1405),('1x1 Standard',1,1,18,566,1249),('1x1 Den',1,1,6,640,1335),('2x1 Value',2,1,10,742,905),('2x2 Standard',2,2,32,861,989),('2x2 Corner',2,2,12,914,1029),('2x2 ADA',2,2,4,902,989),('3x3 Standard',3,3,20,1148,889),('3x3 Terrace',3,3,8,1212,935),('4x2 Value',4,2,16,1226,719),('4x4 Standard',4,4,48,1372,799),('4x4 Premium',4,4,18,1405,845),('4x4 Townhome',4,4.5,12,1588,869),('5x5 Townhome',5,5,8,1840,829)]
wb=xlsxwriter.Workbook(doc(F)); w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Bed Mix')
b={'font_name':'Arial Narrow','font_size':10}; f=lambda **k: wb.add_format({**b,**k})
w0.hide_gridlines(2); w0.write('B3','Hexley Yard',f(bold=1,font_size=22,font_color='#7A1F2B')); w0.write('B5','Student housing – leasing report',f(font_size=12)); w0.write('B6','Week ending February 27, 2026',f()); w0.write('B8','Tab: Bed Mix  –  floor plan mix, occupancy AY 25-26, pre-lease AY 26-27',f(italic=1))
g=f(bold=1,align='center',bg_color='#7A1F2B',font_color='white',border=1,border_color='white'); h=f(bold=1,align='center',text_wrap=1,bottom=2,valign='bottom')
t=f(); n=f(num_format='#,##0',align='right'); bt=f(num_format='0.0',align='center'); pc=f(num_format='0.0%'); mo=f(num_format='$#,##0'); T_=f(bold=1,top=1,bottom=6); nT=f(bold=1,top=1,bottom=6,num_format='#,##0'); pT=f(bold=1,top=1,bottom=6,num_format='0.0%'); mT=f(bold=1,top=1,bottom=6,num_format='$#,##0')
ws.write('B1','Hexley Yard  |  Mix by Floor Plan (beds)',f(bold=1,font_size=13)); ws.write('B2','As of 2/27/2026 – rents per bed per installment (12)',f(italic=1))
ws.merge_range('B4:E4','Floor Plan',g); ws.merge_range('F4:H4','Inventory',g); ws.merge_range('I4:J4','AY 25-26',g); ws.merge_range('K4:L4','Pre-Lease AY 26-27',g); ws.merge_range('M4:O4','Rent per Bed',g); ws.merge_range('P4:Q4','Monthly Potential',g)
H=['Plan','BR','BA','SF','Units','Beds','% of\nBeds','Occupied','Occ %','Signed','Pre-\nleased %','Market\nRate','Avg\nIn-Place','Variance','Market','In-Place']
for j,x in enumerate(H): ws.write(4,1+j,x,h)
ws.set_row(4,28)
K=['beds','baths','sf','units','other:Inventory Beds','other:Inventory % of Beds','occupied','pct_occ','other:Pre-Lease AY 26-27 Signed','pct_leased','market','actual','other:Rent per Bed Variance','market_total','actual_total']
rows=[]; r0=5; TB=sum(max(x[1],1)*x[3] for x in L); r=r0; last=r0+len(L)-1; tr=last+1
S=dict.fromkeys(K,0)
for x in L:
    nm,br,ba,un,sf,mk=x; bd=max(br,1)*un; oc=bd-R.choice([0,0,1,1,2,3,max(1,round(bd*.06))]); oc=min(bd,max(oc,round(bd*.88))); pl=round(bd*R.uniform(.48,.83)); ip=mk-R.randint(4,46)*1
    if nm=='4x2 Value': ip=mk+7
    v=[br,ba,sf,un,bd,round(bd/TB*100,1),oc,round(oc/bd*100,1),pl,round(pl/bd*100,1),mk,ip,mk-ip,bd*mk,oc*ip]
    ws.write(r,1,nm,t); ws.write(r,2,br,f(align='center')); ws.write(r,3,ba,bt); ws.write(r,4,sf,n); ws.write(r,5,un,n)
    ws.write_formula(r,6,f'=MAX(C{r+1},1)*F{r+1}',n,bd); ws.write_formula(r,7,f'=ROUND(G{r+1}/G${tr+1},3)',pc,round(bd/TB,3)); ws.write(r,8,oc,n); ws.write_formula(r,9,f'=ROUND(I{r+1}/G{r+1},3)',pc,round(oc/bd,3)); ws.write(r,10,pl,n); ws.write_formula(r,11,f'=ROUND(K{r+1}/G{r+1},3)',pc,round(pl/bd,3))
    ws.write(r,12,mk,mo); ws.write(r,13,ip,mo); ws.write_formula(r,14,f'=M{r+1}-N{r+1}',f(num_format='$#,##0;[Red]($#,##0)'),mk-ip); ws.write_formula(r,15,f'=G{r+1}*M{r+1}',mo,bd*mk); ws.write_formula(r,16,f'=I{r+1}*N{r+1}',mo,oc*ip)
    rows.append({'type':nm,**dict(zip(K,v))})
    for k,q in zip(K,v): S[k]+=q
    r+=1
sm=lambda c:f'=SUM({c}{r0+1}:{c}{last+1})'
sfav=round(sum(x[3]*x[4] for x in L)/S['units']); B=S['other:Inventory Beds']; mk=round(S['market_total']/B); ip=round(S['actual_total']/S['occupied'])
po=round(S['occupied']/B,3); pp=round(S['other:Pre-Lease AY 26-27 Signed']/B,3)
ws.write(tr,1,'Total / Wtd. Avg.',T_); ws.write(tr,2,None,T_); ws.write(tr,3,None,T_)
ws.write_formula(tr,4,f'=ROUND(SUMPRODUCT(E{r0+1}:E{last+1},F{r0+1}:F{last+1})/F{tr+1},0)',nT,sfav)
for c,k in (('F','units'),('G','other:Inventory Beds'),('I','occupied'),('K','other:Pre-Lease AY 26-27 Signed')): ws.write_formula(f'{c}{tr+1}',sm(c),nT,S[k])
ws.write_formula(tr,7,f'=ROUND(G{tr+1}/G{tr+1},3)',pT,1); ws.write_formula(tr,9,f'=ROUND(I{tr+1}/G{tr+1},3)',pT,po); ws.write_formula(tr,11,f'=ROUND(K{tr+1}/G{tr+1},3)',pT,pp)
ws.write_formula(tr,12,f'=ROUND(P{tr+1}/G{tr+1},0)',mT,mk); ws.write_formula(tr,13,f'=ROUND(Q{tr+1}/I{tr+1},0)',mT,ip); ws.write_formula(tr,14,f'=M{tr+1}-N{tr+1}',mT,mk-ip)
ws.write_formula(tr,15,sm('P'),mT,S['market_total']); ws.write_formula(tr,16,sm('Q'),mT,S['actual_total'])
tot=[{'label':'Total / Wtd. Avg.','sf':sfav,'units':S['units'],'other:Inventory Beds':B,'other:Inventory % of Beds':100,'occupied':S['occupied'],'pct_occ':round(po*100,1),'other:Pre-Lease AY 26-27 Signed':S['other:Pre-Lease AY 26-27 Signed'],'pct_leased':round(pp*100,1),'market':mk,'actual':ip,'other:Rent per Bed Variance':mk-ip,'market_total':S['market_total'],'actual_total':S['actual_total']}]
ws.write(tr+2,1,'Occupied and Signed are beds. Monthly Potential – In-Place counts occupied beds only. Studios count as one bed. Two RA beds (4x4 Standard) are included as occupied.',f(italic=1,font_size=8))
ws.write(tr+3,1,'Pre-lease same week last year: 61.3%',f(italic=1,font_size=8))
ws.set_column(0,0,1.5); ws.set_column(1,1,17); ws.set_column(2,3,5); ws.set_column(4,12,8); ws.set_column(13,14,9); ws.set_column(15,16,11)
ws.hide_gridlines(2); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate(); wb.close()
save(F,'UM',K,rows,tot,'xlsx with live formulas and grouped heads, student housing by the bed with pre-lease, cover sheet in front',True)
