# Canadian small commercial landlord, Customer aged detail, LibreOffice-printed
import random,os,subprocess
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(6161)
NAME='Aged detail Oct30 Brandt Holdings.pdf'
COL=['total','current','b31_60','b61_90','b91']
B=[('48 Water Street',[('104','Lakeside Denture Clinic',2450),('110','Norwood Optical Ltd.',3120),('200','Hartley & Voss LLP',5875),('215','Prairie Sun Yoga Collective',1980)]),
('Unit Plaza - 1190 Dominion Rd',[('A','Gupta Convenience (1190) Inc.',2890),('C','Kettle & Crumb Cafe',3340),('D','EZ Tax & Travel',1650),('F','Dr. M. Fontaine Prof. Corp.',4410)]),
('77 Industrial Ave',[('1','Boreal Glass & Mirror',6100),('3','Trailhead Cabinet Works Ltd.',5230)])]
MD=[('Oct',10,'current'),('Sep',9,'b31_60'),('Aug',8,'b61_90'),('Jul',7,'b91'),('Jun',6,'b91')]
wb=Workbook();ws=wb.active;ws.title='AR'
for c,w in zip('ABCDEFGHI',(2,11,12,34,13,13,12,12,12)): ws.column_dimensions[c].width=w
F=lambda **k:Font(name='Liberation Sans',size=9,**k)
ws['A1']='Brandt Holdings Ltd.';ws['A1'].font=Font(name='Liberation Sans',size=13,bold=True)
ws['A2']='Customer Aged Detail As at Oct 30, 2025';ws['A2'].font=F(bold=True)
for i,h in enumerate(('','Source','Date','Description','Total','Current','31 to 60','61 to 90','91+')):
    if h:
        c=ws.cell(4,i+1,h);c.font=F(bold=True);c.alignment=Alignment(horizontal='right' if i>3 else 'left');
    ws.cell(4,i+1).border=Border(bottom=Side(style='thin'))
r=5;rows=[];tots=[];inv=4118;G={k:0 for k in COL};N='#,##0.00;-#,##0.00'
def put(v,b=False,top=False):
    for i,k in enumerate(COL):
        c=ws.cell(r,5+i)
        if k in v: c.value=v[k]/100;c.number_format=N
        else:
            if b: c.value='-';c.alignment=Alignment(horizontal='right')
        c.font=F(bold=b)
        if top: c.border=Border(top=Side(style='thin'))
def T(v): return {k:x/100 for k,x in v.items()}
def add(S,v):
    for k,x in v.items(): S[k]=S.get(k,0)+x
for pn,l in B:
    ws.cell(r,1,'Property: '+pn).font=F(bold=True,color='7F0000');r+=1
    PS={}
    for u,t,rent in l:
        ws.cell(r,1,f'{t}  (Unit {u})').font=F(bold=True);r+=1
        depth=R.choice((1,1,2,3,5));CS={};items=[]
        for mo,mn,bk in MD[:depth]:
            if depth==1 or R.random()<.85:
                g=round(rent*100*1.05);items.append((mn,1,f'{mo} base rent incl. GST',g,bk))
                items.append((mn,1,f'{mo} CAM & tax instalment incl. GST',round(rent*100*R.choice((.31,.36,.42))*1.05),bk))
        if depth>=3: items.append((8,19,'Legal fees - demand letter',R.choice((38500,52750)),'b61_90'))
        if depth>=2: items.append((9,12,'NSF charge',4500,'b31_60'))
        if depth>=3: items.append((10,7,'Payment on account - chq 0'+str(R.randint(200,899)),-R.randint(300,1500)*100,'current'))
        if R.random()<.25: items.append((6,30,'2024 CAM reconciliation',R.choice((-1,1))*R.randint(9000,88000),'b91'))
        items.sort(key=lambda z:(z[0],z[1]))
        for mn,d,ds,a,bk in items:
            inv+=R.randint(1,6);dt=f"{['Jun','Jul','Aug','Sep','Oct'][mn-6]} {d:02d}, 2025"
            v={'total':a,bk:a}
            if True:
                src=f'{"REC" if "Payment" in ds else "INV"}{inv}'
                for i,x in ((2,src),(3,dt),(4,ds)): ws.cell(r,i,x).font=F()
                put(v);rows.append({'property':pn,'unit':u,'name':t,'charge':ds,'date':dt,**T(v)});add(CS,v);r+=1
        lab='Total outstanding: '+t
        CS={k:CS[k] for k in COL if k in CS}
        ws.cell(r,2,lab).font=F(bold=True);put(CS,True,True);tots.append({'label':lab,**T(CS)});add(PS,CS);r+=1
    lab='Property total: '+pn
    PS={k:PS[k] for k in COL if k in PS}
    ws.cell(r,1,lab).font=F(bold=True,color='7F0000');put(PS,True,True);tots.append({'label':lab,**T(PS)});add(G,PS);r+=2
ws.cell(r,1,'Total unpaid invoices').font=F(bold=True);put(G,True,True);tots.append({'label':'Total unpaid invoices',**T(G)})
for i in range(5,10): ws.cell(r,i).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2;ws.cell(r,1,'Generated On: Nov 04, 2025    Sorted by: Property, Unit    Terms: rents due on the 1st').font=F(italic=True)
ws.page_setup.paperSize=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='1:4'
ws.oddFooter.center.text='Page &P of &N'
os.makedirs(BASE+'/prev',exist_ok=True)
x=BASE+'/prev/'+NAME[:-4]+'.xlsx';wb.save(x)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir',BASE+'/documents',x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(NAME,'AR',COL,rows,tots)
