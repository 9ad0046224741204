# apartments unit type summary xlsx
from common import *
import xlsxwriter
random.seed(5907)
name='um_apartments_availability.xlsx'
K=["beds","baths","sf","units","occupied","vacant","other:Notice","pct_occ","total_sf","market","market_total","actual","actual_total","market_sf"]
T=[("s0a","Studio / Aspen",0,1,498,8,1055),("a1a","1x1 Alder",1,1,655,24,1190),("a1b","1x1 Alder Renovated",1,1,655,12,1315),("a1c","1x1 Birch w/ Den",1,1,742,16,1285),("a1d","1x1 Birch Renovated",1,1,742,8,1410),("b1a","2x1 Cypress",2,1,884,20,1395),("b1b","2x1 Cypress Renovated",2,1,884,10,1525),("b2a","2x2 Dogwood",2,2,968,28,1480),("b2b","2x2 Dogwood Renovated",2,2,968,14,1620),("b2t","2x1.5 Townhome",2,1.5,1080,12,1695),("c2a","3x2 Elm",3,2,1215,12,1790),("c2b","3x2 Elm Renovated",3,2,1215,4,1945)]
wb=xlsxwriter.Workbook(D(name)); ws=wb.add_worksheet('Unit Type Summary'); F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.set_column('A:A',7); ws.set_column('B:B',21); ws.set_column('C:J',7.5); ws.set_column('K:K',9); ws.set_column('L:O',10.5); ws.set_column('P:P',8)
b=F(bold=True); ctr=F(bold=True,align='center'); h=F(bold=True,align='center',bottom=1,bg_color='#E7E6E6'); h1=F(bold=True,align='center',bg_color='#E7E6E6')
ws.merge_range('A1:P1','Unit Type Availability and Rent Summary',wb.add_format({'font_name':'Tahoma','bold':True,'font_size':12,'align':'center'})); ws.merge_range('A2:P2','Larch Hollow Apartments  (lhollow)',ctr); ws.merge_range('A3:P3','As Of = 10/31/2026',ctr)
ws.write(4,0,'Unit',h1)
for i in range(1,16): ws.write(4,i,'',h1)
for i,t in ((8,'Percent'),(9,''),(4,'Avg'),(10,'Total'),(11,'Avg Market'),(12,'Total Market'),(13,'Avg Actual'),(14,'Total Actual'),(15,'Mkt Rent')): ws.write(4,i,t,h1)
for i,t in enumerate(['Type','Description','Beds','Baths','SqFt','Units','Occupied','Vacant','Occupied','Notice','SqFt','Rent','Rent','Rent','Rent','/ SqFt']): ws.write(5,i,t,h)
K=["beds","baths","sf","units","occupied","vacant","pct_occ","other:Notice","total_sf","market","market_total","actual","actual_total","market_sf"]
fm={"baths":'0.0',"pct_occ":'0.00%',"market":'#,##0.00',"market_total":'#,##0.00',"actual":'#,##0.00',"actual_total":'#,##0.00',"market_sf":'0.00'}
rows=[];r=6; Ft={k:F(num_format=fm.get(k,'#,##0')) for k in K}; Fb={k:F(num_format=fm.get(k,'#,##0'),bold=True,top=1) for k in K}
def line(r,v,S):
    for i,k in enumerate(K):
        if v.get(k) is not None: ws.write_number(r,2+i,v[k]/100 if k=='pct_occ' else v[k],S[k])
true=None; planted=None
for i,(c,n,bd,ba,sf,u,mk) in enumerate(T):
    vac=random.choice([0,0,1,1,2]) if u>8 else random.choice([0,1]); occ=u-vac; at=float(sum(round(mk*random.uniform(.9,.99)) for _ in range(occ)))
    v=dict(type=c,beds=bd,baths=float(ba),sf=sf,units=u,occupied=occ,vacant=vac,pct_occ=round(occ/u*100,2),total_sf=sf*u,market=float(mk),market_total=float(mk*u),actual=round(at/occ,2),actual_total=at,market_sf=round(mk/sf,2)); v['other:Notice']=random.choice([0,0,1,2])
    rows.append(v)
tt={k:sum(x[k] for x in rows) for k in ("units","occupied","vacant","other:Notice","total_sf","market_total","actual_total")}
tt['pct_occ']=round(tt['occupied']/tt['units']*100,2); tt['sf']=round(tt['total_sf']/tt['units']); tt['market']=round(tt['market_total']/tt['units'],2); tt['actual']=round(tt['actual_total']/tt['occupied'],2); tt['market_sf']=round(tt['market_total']/tt['total_sf'],2)
x=rows[7]; o=x['market_total']; x['market_total']=o+3000.0
planted=dict(what=f"Row b2a: Total Market Rent printed {x['market_total']:,.2f} where 28 x 1,480.00 = {o:,.2f}; the total line holds the true amount",kind='digit_changed')
for v,(c,n,*_) in zip(rows,T):
    ws.write(r,0,c,F()); ws.write(r,1,n,F()); line(r,v,Ft); r+=1
for i in range(16): ws.write_blank(r,i,None,F(top=1))
ws.write(r,0,'Total',F(bold=True,top=1)); line(r,tt,Fb)
r+=2; ws.write(r,0,'Average rents are per unit; actual rent averages are of occupied units only. Notice units are counted as occupied.',F(italic=True)); wb.close()
save(name,'UM',K,rows,[dict(label='Total',**tt)],'xlsx system report, two-line header, short type codes beside a description column',False,planted); print(planted,tt)
