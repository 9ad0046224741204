# Canadian co-op: unit mix by phase, .xls (xlwt)
from common import *
import xlwt
P=[("Phase I - Apartments (1983)",[("Bachelor",8,8,5,415,812,1045),("1 Bedroom",24,23,11,585,968,1290),("1 Bedroom + Den",6,6,2,655,1034,1385),("1 Bedroom Accessible",4,4,4,620,968,1290),("2 Bedroom",22,21,7,790,1172,1560)]),
("Phase II - Townhouses (1991)",[("2 Bedroom TH",10,10,3,930,1268,1745),("3 Bedroom TH",16,15,6,1115,1425,2010),("3 Bedroom TH End Unit",4,4,0,1160,1462,2060),("4 Bedroom TH",6,6,4,1290,1588,2290)])]
K=["units","occupied","vacant","other:RGI Units","sf","actual","actual_total","market","market_total","other:% of Market"]
f='Saltspray_unit_mix_2026.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Unit Mix')
def X(s,n=None): return xlwt.easyxf('font: name Arial, height 180'+s,num_format_str=n) if n else xlwt.easyxf('font: name Arial, height 180'+s)
hd=X(', bold on; align: wrap on, horiz center, vert center; borders: bottom medium, top thin; pattern: pattern solid, fore_colour light_yellow'); t=X(''); b=X(', bold on'); i_=X(', italic on')
n0=X('','#,##0'); d0=X('','$#,##0'); p0=X('','0.0%'); n0b=X(', bold on; borders: top thin','#,##0'); d0b=X(', bold on; borders: top thin','$#,##0'); p0b=X(', bold on; borders: top thin','0.0%'); bt=X(', bold on; borders: top thin')
ws.write(0,0,'Saltspray Housing Co-operative - Nanaimo BC',xlwt.easyxf('font: name Arial, bold on, height 260')); ws.write(1,0,'Unit mix and housing charges effective July 1, 2026',t); ws.write(2,0,'Market = CMHC median rent survey / Agency estimate, Oct 2025',i_)
H=['Unit Type','Units','Occ.','Vac.','RGI Units','Sq Ft','Housing Charge','Total Housing Charges','Market Rent','Total Market','% of Market']
for j,h in enumerate(H): ws.write(4,j,h,hd)
ws.row(4).height_mismatch=True; ws.row(4).height=560
y=5;rows=[];tot=[];G=[0]*6
def agg(lab,S,blank):
    global y
    # S: units,occ,vac,rgi,charges,market, sfsum
    u=S[0]; sf=round(S[6]/u); ah=round(S[4]/u); am=round(S[5]/u); pc=round(S[4]/S[5]*100,1)
    ws.write(y,0,lab,bt)
    for j,(v,st) in enumerate(((S[0],n0b),(S[1],n0b),(S[2],n0b),(S[3],n0b),(sf,n0b),(ah,d0b),(S[4],d0b),(am,d0b),(S[5],d0b),(pc/100,p0b))): ws.write(y,j+1,v,st)
    tot.append({"label":lab,"units":S[0],"occupied":S[1],"vacant":S[2],K[3]:S[3],"sf":sf,"actual":ah,"actual_total":S[4],"market":am,"market_total":S[5],K[9]:pc}); y+=1+blank
A=[0]*7
for ph,L in P:
    ws.write(y,0,ph,b); y+=1; S=[0]*7
    for n,u,o,g,sf,hc,mk in L:
        pc=round(hc/mk*100,1); v=[u,o,u-o,g,sf,hc,hc*u,mk,mk*u]
        ws.write(y,0,'   '+n,t)
        for j,(z,st) in enumerate(zip(v+[pc/100],(n0,n0,n0,n0,n0,d0,d0,d0,d0,p0))): ws.write(y,j+1,z,st)
        rows.append({"type":n,**dict(zip(K,v+[pc]))}); S=[p+q for p,q in zip(S,[u,o,u-o,g,hc*u,mk*u,sf*u])]; y+=1
    agg('Total '+ph.split(' (')[0],S,1); A=[p+q for p,q in zip(A,S)]
agg('Total Co-op',A,1)
ws.write(y,0,'Totals are monthly for all units at full charge before RGI assistance; averages are weighted by units.',i_)
ws.col(0).width=256*30
for j in range(1,11): ws.col(j).width=256*(8 if j<6 else 12)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(DOC+f)
save(f,'UM','co-op unit mix by phase with housing charge, market, RGI units, xls (Canada)',False,K,rows,tot)
