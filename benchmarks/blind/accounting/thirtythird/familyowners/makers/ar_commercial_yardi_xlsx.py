# Yardi-like commercial "Aging Detail" export, tenant heading then charge lines and subtotal; openpyxl; prepayments column
from common import *
import openpyxl,random,datetime as D
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(912);N='ar_retail_aging_detail'
T=[("t0000412","Bojack's Hardware & Feed","Current",2850,540),("t0000418","Piedmont Dollar Mart LLC","Current",7916.67,1480),("t0000423","Nails by Trinh","Current",2100,395.5),("t0000431","La Cosecha Taqueria, Inc.","Current",3475,702.25),
("t0000433","H&H Payday Advance","Past",0,0),("t0000440","Cape Fear Orthodontics PA","Current",5240,1012.4),("t0000447","Sudsy's Coin Laundry","Current",2975,610),("t0000452","Triad Vape & Tobacco","Eviction",1950,380),("t0000455","Golden Wok Buffet","Current",4300,861.75)]
M=["other:Current Owed","b0_30","b31_60","b61_90","b90","prepaid","total"]
M[0]="current"
hdr=["Property","Customer","Lease","Status","Tran#","Charge\nCode","Date","Month","Current\nOwed","0-30\nOwed","31-60\nOwed","61-90\nOwed","Over 90\nOwed","Pre-\npayments","Total\nOwed"]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
f=Font(name='Tahoma',size=8);fb=Font(name='Tahoma',size=8,bold=True);fill=PatternFill('solid',fgColor='D9D9D9');thin=Side(style='thin')
def put(r,k,v,font=f,al=None,fmt=None):
    x=ws.cell(r,k,v);x.font=font
    if al:x.alignment=Alignment(horizontal=al,wrap_text='\n' in str(v),vertical='bottom')
    if fmt:x.number_format=fmt
for r,s in enumerate(["Aging Detail","DB Caption: LIVE  Property: hmkt  Status: Current, Past, Future, Eviction  Age As Of: 03/31/2025  Post To: 03/2025"],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15);put(r,1,s,Font(name='Tahoma',size=12 if r==1 else 8,bold=r==1),'center')
for k,h in enumerate(hdr,1): put(4,k,h,fb,'right' if k>8 else 'left');ws.cell(4,k).fill=fill;ws.cell(4,k).border=Border(bottom=thin)
ws.row_dimensions[4].height=24
r=5;put(r,1,'Huntsboro Market Place (hmkt)',fb);r+=1
rows=[];tot=[];G=[0]*7;tr=88214
nf='#,##0.00;-#,##0.00'
def age(dt): return (D.date(2025,3,31)-dt).days
for tid,nm,st,rent,cam in T:
    put(r,1,f'{nm} ({tid})',fb);r+=1;S=[0]*7;L=[]
    if nm.startswith('H&H'): L=[("rent",D.date(2024,9,1),1725.0),("cam",D.date(2024,9,1),288.4),("legal",D.date(2024,10,22),650.0)]
    elif nm.startswith('Triad'): L=[(c_,D.date(y,m,1),a) for y,m in((2024,12),(2025,1),(2025,2),(2025,3)) for c_,a in(("rent",rent),("cam",cam))]+[("late",D.date(2025,2,11),97.5),("late",D.date(2025,3,11),97.5),("legal",D.date(2025,3,19),475.0)]
    elif nm.startswith('Piedmont'): L=[("camrec",D.date(2025,2,14),3318.62),("pctrent",D.date(2025,3,20),2740.15)]
    elif nm.startswith('Cape'): L=[("prepay",D.date(2025,3,28),-6252.4)]
    elif nm.startswith('Golden'): L=[("rent",D.date(2025,2,1),1150.0),("rent",D.date(2025,3,1),rent),("cam",D.date(2025,3,1),cam),("ret",D.date(2025,3,1),322.5),("late",D.date(2025,3,11),215.0)]
    elif nm.startswith('La C'): L=[("water",D.date(2025,1,24),188.07),("water",D.date(2025,2,25),203.66),("rent",D.date(2025,3,1),475.0),("prepay",D.date(2025,3,31),-200.0)]
    elif nm.startswith("Sudsy"): L=[("water",D.date(2024,12,23),911.35),("water",D.date(2025,1,24),874.2),("water",D.date(2025,2,25),902.48),("camrec",D.date(2025,2,14),-146.2)]
    elif nm.startswith('Nails'): L=[("rent",D.date(2025,3,1),rent),("cam",D.date(2025,3,1),cam),("late",D.date(2025,3,11),105.0)]
    else: L=[("sign",D.date(2024,11,6),240.0),("camrec",D.date(2025,2,14),612.9)]
    for ch,dt,a in L:
        tr+=R.randint(3,141);v=[0.0]*7;ag=age(dt)
        if ch=='prepay': v[5]=a
        else:
            v[0]=a if ag<=30 else 0.0
            v[1 if ag<=30 else 2 if ag<=60 else 3 if ag<=90 else 4]=a
            v[0]=a if False else a
        v[0]=0.0 if ch=='prepay' else a
        v[6]=a
        for k,x in enumerate(['hmkt',tid,nm,st,('R-' if ch=='prepay' else 'C-')+str(tr),ch],1): put(r,k,x)
        put(r,7,dt,f,'left','mm/dd/yyyy');put(r,8,dt.strftime('%m/%Y'))
        for k,x in enumerate(v,9): put(r,k,x,f,None,nf)
        rows.append({"resident":tid,"name":nm,"status":st,"invoice":('R-' if ch=='prepay' else 'C-')+str(tr),"charge":ch,"date":dt.isoformat(),**dict(zip(M,v))})
        S=[round(p+q,2) for p,q in zip(S,v)];r+=1
    put(r,1,nm,fb)
    for k,x in enumerate(S,9): put(r,k,x,fb,None,nf);ws.cell(r,k).border=Border(top=thin)
    tot.append({"label":nm,**dict(zip(M,S))});G=[round(p+q,2) for p,q in zip(G,S)];r+=2
for lab in ('hmkt','Grand Total'):
    put(r,1,lab,fb)
    for k,x in enumerate(G,9): put(r,k,x,fb,None,nf);ws.cell(r,k).border=Border(top=thin,bottom=Side(style='double') if lab!='hmkt' else None)
    tot.append({"label":lab,**dict(zip(M,G))});r+=1
put(r+1,1,'UserId : dwhatley Date : 4/2/2025 Time : 4:41 PM')
for k,w in zip('ABCDEFGHIJKLMNO',[9,10,25,9,10,8,11,9]+[11]*7): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N+'.xlsx'));print(len(rows),G)
assert abs(G[1]+G[2]+G[3]+G[4]-G[0])<.01 and abs(G[0]+G[5]-G[6])<.01
save(N,"AR",M,rows,tot,{"file":N+".xlsx","assetType":"RETAIL","documentType":"AGED_RECEIVABLES","author":"a34b","style":"Yardi-like aging detail export, tenant heading over charge lines, prepayments","hard":True})
