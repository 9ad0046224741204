from common import *
from openpyxl import Workbook
from openpyxl.styles import *
fn='Husband rents owed - Delancy + Foundry St.xlsx'; R=random.Random(14); nm=N(14)
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; B=Font(bold=True); ye=PatternFill('solid',fgColor='FFFF00')
ws['A1']='RENTS & WHO OWES - for mediation 8/14'; ws['A1'].font=Font(bold=True,size=12); ws['A2']='as of July 31 2025'; 
rows=[];r=4;G=[0]*6;V=0
P=[('31-35 Delancy Place',[('Store 31','store','Corner Bagel Inc',2450),('Store 33','store','Zamora Travel',1600),('Store 35','store',None,0)]+[('Apt %d'%i,'2 br' if i%2 else '1 br',0,1325 if i%2 else 1175) for i in range(1,10)]),
('88 Foundry Street',[('Shop','garage','Kirkbride Auto Body',3200),('Office up','office','Lattimore Bookkeeping',850)]+[('#%d'%i,'studio' if i>4 else '1 br',0,895 if i>4 else 1050) for i in range(1,9)])]
for pn,us in P:
    ws.cell(r,1,pn).font=Font(bold=True,underline='single'); r+=1
    for c,h in enumerate(['Where','What','Name','Rent now','May pd','June pd','July pd','OWES','Sec dep','Remarks'],1): ws.cell(r,c,h).font=B
    r+=1; t=[0]*6; v=0; s0=r
    for u,k,n,rent in us:
        ws.cell(r,1,u); ws.cell(r,2,k); row=dict(unit=u,propertyName=pn,unitType=k)
        if n is None or (n==0 and R.random()<.12): ws.cell(r,3,'EMPTY'); ws.cell(r,10,R.choice(['since Easter','her brother has the key','']) or None); v+=1; row['statusText']='EMPTY'; rows.append(row); r+=1; continue
        n=n or nm.fl(); ws.cell(r,3,n); rent=rent+(R.choice([0,-50,-75,25]) if k not in('store','garage','office') else 0)
        pd=[rent,rent,rent]; q=R.random()
        if q<.15: pd[2]=0
        elif q<.25: pd[1]=rent-200; pd[2]=rent-100
        elif q<.32: pd=[0,0,0]
        owe=3*rent-sum(pd); dep=R.choice([rent,500,None,None])
        for c,x in zip(range(4,10),(rent,*pd,owe,dep)):
            if x is not None: y=ws.cell(r,c,x); y.number_format='#,##0'
        if owe: ws.cell(r,8).fill=ye
        ws.cell(r,10,'eviction filed' if owe==3*rent else 'promised by the 10th' if owe==rent else 'paying it down' if owe else R.choice([None,None,None,'good tenant','pays H in cash']))
        row.update(tenantName=n,statusText='Occupied',contractRent=rent,balance=owe,deposit=dep)
        t=[a+(b or 0) for a,b in zip(t,(rent,*pd,owe,dep))]; rows.append(row); r+=1
    ws.cell(r,3,'total %d / %d empty'%(len(us),v)).font=B
    for c,x in enumerate(t,4): y=ws.cell(r,c,x); y.font=B; y.number_format='#,##0'
    r+=3; V+=v; G=[a+b for a,b in zip(G,t)]
ws.cell(r,1,'EVERYTHING').font=B
for c,x in enumerate(G,4): y=ws.cell(r,c,x); y.font=B; y.number_format='#,##0'
ws.cell(r+2,1,'OWES is May June July only, older balances were written off by agreement'); ws.cell(r+3,1,'blank deposit = H says he never took one')
for c,w in zip('ABCDEFGHIJ',(12,9,26,10,9,9,9,9,9,26)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn); n=len(rows)
save(fn,'MIXED_USE','informal sheet, two properties, arrears and remarks',True,None,'2025-07-31',rows,n,n-V,V)
