# MRI style tenant blocks by invoice, xlsx
from lib import *
import xlsxwriter, datetime
R=random.Random(1705)
T=[('C110','T0001421','Blue Heron Nail Bar LLC'),('C120','T0001388','Mattock & Pine Hardware, Inc.'),('C135','T0001502','Saffron Lantern Kitchen'),('D200','T0000977','Grady-Ellison Fitness 24, LP'),('D210','T0001466','Oakbend Veterinary Partners PLLC'),('D240','T0001519','(Former) Cozy Crumb Bakery'),('E300','T0000850','Northgate Federal Credit Union'),('PAD2','T0000912','Tres Volcanes Burgers #14'),('PAD3','T0001533','Juniper Wireless Retail Corp.')]
CH=[('BRR','Base Rent'),('CAM','Common Area Maint.'),('RET','Real Estate Tax Est.'),('INS','Insurance Est.'),('UTW','Water Submeter'),('LTF','Late Fee'),('SGN','Pylon Sign'),('YRC','2024 CAM Reconciliation')]
asof=datetime.date(2026,3,31)
N=['other:Original Amount','total','current','other:DAYS PAST DUE 1-30','b31_60','b61_90','b91_120','b120']
rows=[];blocks=[];inv=20817
for u,code,n in T:
    b=[]
    for _ in range(R.randint(2,7)):
        ch=R.choice(CH); ago=R.choice([-1,5,30,30,58,58,89,89,118,150,210,333] if 'Former' not in n else [118,150,181,210])
        d=asof-datetime.timedelta(ago); due=d; 
        base={'BRR':(310000,1250000),'CAM':(60000,240000),'RET':(50000,260000),'INS':(9000,41000),'UTW':(4000,29000),'LTF':(5000,35000),'SGN':(15000,15000),'YRC':(40000,610000)}[ch[0]]
        o=R.randint(*base); bal=o if R.random()<.6 else int(o*R.uniform(.05,.9)); inv+=R.randint(3,60)
        k=0 if ago<=0 else 1 if ago<=30 else 2 if ago<=60 else 3 if ago<=90 else 4 if ago<=120 else 5
        b.append([d,str(inv) ,ch[0],ch[1],o,bal,k])
    if R.random()<.35:
        o=-R.randint(5000,180000); b.append([asof-datetime.timedelta(12),'RC'+str(R.randint(5000,5999)),'PPD','Unapplied Receipt',o,o,1])
    b.sort(key=lambda x:x[0]); rr=[]
    for d,i,cc,ds,o,bal,k in b:
        t={"unit":u,"resident":code,"name":n,"date":d.strftime('%m/%d/%Y'),"invoice":i,"charge":f'{cc}',N[0]:c(o),N[1]:c(bal),N[2+k]:c(bal)}
        rr.append((t,ds))
    blocks.append((u,code,n,rr)); rows+=[x[0] for x in rr]
def tot(l,rs): return {"label":l,**{x:num(round(sum(r.get(x,0) for r in rs),2)) for x in N}}
f='larkspur_commons_open_items.xlsx'
wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({'created':datetime.datetime(2026,4,3)}); ws=wb.add_worksheet('AR_OPEN'); ws.hide_gridlines(2)
a=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0.00;#,##0.00-'; B=a(bold=True); h=a(bold=True,bottom=1,align='right',text_wrap=True); hl=a(bold=True,bottom=1); mn=a(num_format=nf); mb=a(num_format=nf,bold=True,top=1); tx=a(); txr=a(align='right'); gh=a(bold=True,align='center',bottom=4); gt=a(num_format='$#,##0.00;$#,##0.00-',bold=True,top=1,bottom=6); ten=a(bold=True,bg_color='#EEEEEE'); it=a(italic=True,font_color='#555555')
ws.write(0,0,'LARKSPUR COMMONS SHOPPING CENTER',a(bold=True,font_size=12)); ws.write(1,0,'Open Item Aging by Tenant  |  Entity 0417  |  As of 3/31/2026  |  Aged by due date',tx); ws.write(2,0,'Status: A,I    Include unapplied: Y    Sort: Bldg/Suite',it)
ws.merge_range(4,7,4,11,'DAYS PAST DUE',gh)
for j,x in enumerate(['Due\nDate','Invoice','Chg','Description','Original\nAmount','Balance\nDue','Current','1-30','31-60','61-90','91-120','121+']): ws.write(5,j,x,hl if j<4 else h)
ws.set_row(5,26); r=6; TT=[]
def vals(t,fmt,zero=False):
    for j,x in enumerate(N):
        if x in t: ws.write(r,4+j,t[x],fmt)
for u,code,n,rr in blocks:
    ws.merge_range(r,0,r,11,f'{u}    {code}    {n}',ten); r+=1
    for t,ds in rr:
        ws.write_datetime(r,0,datetime.datetime.strptime(t['date'],'%m/%d/%Y'),a(num_format='mm/dd/yyyy',align='left')); ws.write(r,1,t['invoice'],tx); ws.write(r,2,t['charge'],tx); ws.write(r,3,ds,tx); vals(t,mn); r+=1
    q=tot(f'Total {n}',[x[0] for x in rr]); ws.write(r,1,q['label'],B)
    for j,x in enumerate(N): ws.write(r,4+j,q[x],mb)
    TT.append(q); r+=2
    if code=='T0001519':
        r-=1; ws.write(r,1,'vacated 11/30/2025; guarantor demand letter sent 1/8/2026',it); r+=2
G=tot('GRAND TOTAL - ENTITY 0417',rows); ws.write(r,1,G['label'],B)
for j,x in enumerate(N): ws.write(r,4+j,G[x],gt)
TT.append(G); r+=3
ws.write(r,1,'Recap by charge',B); r+=1
names=dict(CH+[('PPD','Unapplied Receipt')])
for k in sorted({x['charge'] for x in rows}):
    ws.write(r,1,k,tx); ws.write(r,3,names[k],tx); ws.write(r,5,round(sum(x['total'] for x in rows if x['charge']==k),2),mn); r+=1
ws.set_column(0,0,11); ws.set_column(1,1,10); ws.set_column(2,2,6); ws.set_column(3,3,24); ws.set_column(4,11,13); ws.freeze_panes(6,0); ws.repeat_rows(4,5); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(f,'AR',N,rows,TT,None,'RETAIL','shopping centre accountant, MRI export','tenant blocks with invoices below, tenant totals, recap by charge','tenant only in merged heading, trailing minus, unapplied receipts as negative lines, recap below')
