import random, datetime as dt, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
from decimal import Decimal as D
from common import *
R=random.Random(75104)
NAME='Aged Receivables Detail 30 June 2025.xlsx'
T=[('SH01','Corella Foods Pty Ltd',6240.5,[0,1]),('SH02','Tidewater Fishing & Tackle',4118.4,[0]),('SH04','Banksia Lane Pharmacy P/L',5890.5,[0]),('SH05','Mango & Thyme Cafe',3712.5,[0,1,2,3,4]),('SH07','Nugget Jewellers (In Liquidation)',3355,[3,4,5]),('SH08-9','Kurrajong Physiotherapy',7150,[0]),('SH11','Pacific Gum Optical',4620,[0,1]),('SH12','The Loaf Merchant Pty Ltd',5181,[]),('KIOSK2','Zest Juice Co',1430,[0,1,2]),('OFF101','Wattlebird Conveyancing',2860,[0]),('OFF102','Strand & Quill Accountants',3465,[]),('OFF104','Northgate Allied Health Ltd',4812.5,[0,1]),('WH-A','Overland Tyre Supplies Pty Ltd',11880,[0,1]),('ATM','Cashpoint Networks Aust',935,[0]),('SIGN','Bluebottle Outdoor Media',1650,[0,3])]
asof=dt.date(2025,6,30)
months=[dt.date(2025,6,1),dt.date(2025,5,1),dt.date(2025,4,1),dt.date(2025,3,1),dt.date(2025,2,1),dt.date(2025,1,1)]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
ar=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
def put(r,cc,v,font=None,al=None,nf=None):
    x=ws.cell(r,cc,v); x.font=font or ar(); 
    if al: x.alignment=Alignment(horizontal=al)
    if nf: x.number_format=nf
    return x
for i,(s,f) in enumerate([('Pelican Waters Centre Unit Trust',ar(bold=True,size=13)),('PO Box 418',ar()),('Ballina NSW 2478',ar()),('ABN: 00 000 418 275',ar())]): put(i+1,1,s,f)
put(6,1,'Aged Receivables [Detail]',ar(bold=True,size=14)); put(7,1,'As of 30/06/2025',ar(bold=True))
put(8,1,'8/07/2025',ar(size=8));put(9,1,'9:17:33 AM',ar(size=8))
H=['ID#','Date','Total Due','0 - 30','31 - 60','61 - 90','90+']
for i,h in enumerate(H): 
    x=put(11,i+1,h,ar(bold=True),'right' if i>1 else None); x.border=Border(bottom=Side(style='medium'))
NF='$#,##0.00;-$#,##0.00'
MON=['total','b0_30','b31_60','b61_90','b90'];B=MON[1:]
rows=[];totals=[];G={m:D(0) for m in MON};r=12;inv=4417
notes={'SH07':'Proof of debt lodged w/ liquidator 12/5 - provide in full','SH05':'Payment plan $500 pw agreed 20/6','WH-A':'Rcpt $15,000 8/7 to be applied'}
def bucket(d):
    n=(asof-d).days
    return B[0] if n<=30 else B[1] if n<=60 else B[2] if n<=90 else B[3]
for code,name,rent,ms in T:
    items=[]
    for k in ms:
        d=months[k]; num=4417+ (5-k)*19+T.index((code,name,rent,ms))
        amt=c(rent)
        if k==max(ms) and R.random()<.45: amt=c(rent*R.uniform(.15,.8))   # part paid
        items.append((f'{num:08d}',d,amt))
        if R.random()<.35 and k<4:
            items.append((f'{num+300:08d}',d+dt.timedelta(days=R.randint(13,20)),c(rent*R.uniform(.04,.16))))
    if code in('SH02','OFF102','SH12'): items.append((f'CR00{R.randint(2100,2290)}',dt.date(2025,6,R.randint(3,26)),c(-rent if code!='SH02' else -388.2)))
    if code=='KIOSK2': items.append(('CR002117',dt.date(2025,4,22),c(-220)))
    if code=='SH12': items.append(('00004588',dt.date(2025,6,19),c(412.5)))
    if code=='SH07': items.append(('00004409',dt.date(2024,12,1),c(1184.73)))
    items.sort(key=lambda x:x[1])
    x=put(r,1,name,ar(bold=True)); put(r,2,code,ar(bold=True)); r+=1
    tt={m:D(0) for m in MON}
    for i,d,a in items:
        b=bucket(d)
        put(r,1,'  '+i); put(r,2,d,None,'left','d/mm/yyyy')
        put(r,3,float(a),nf=NF)
        row=dict(name=name,resident=code,invoice=i,date=d.isoformat(),total=a)
        for j,m in enumerate(B):
            v=a if m==b else D(0)
            put(r,4+j,float(v),nf=NF); row[m]=v; tt[m]+=v
        tt['total']+=a; rows.append(row); r+=1
    if code in notes: put(r-1,9,notes[code],ar(italic=True,color='FF0000'))
    x=put(r,2,'Total:',ar(bold=True),'right')
    for j,m in enumerate(MON):
        x=put(r,3+j,float(tt[m]),ar(bold=True),nf=NF); x.border=Border(top=Side(style='thin')); G[m]+=tt[m]
    totals.append(dict(label='Total:',**tt)); r+=2
put(r,2,'Grand Total:',ar(bold=True),'right')
for j,m in enumerate(MON):
    x=put(r,3+j,float(G[m]),ar(bold=True),nf=NF); x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
totals.append(dict(label='Grand Total:',**G)); r+=1
put(r,2,'Ageing Percent:',ar(),'right')
for j,m in enumerate(B): put(r,4+j,round(float(G[m]/G['total']),3),nf='0.0%')
r+=3; put(r,1,'Agrees to a/c 1-1200 Trade Debtors in MYOB  ✓ HT 9/7/25',ar(italic=True,color='0000FF'))
for l,w in zip('ABCDEFGHI',[34,15,14,13,13,13,13,3,46]): ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(NAME))
save(NAME,'AR','MYOB Aged Receivables [Detail] Excel export, NSW shopping centre: tenant heading lines, invoices and unapplied credits below, per-tenant totals, accountant notes',True,MON,rows,totals)
print(len(rows),G)
