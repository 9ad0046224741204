# BTR houses - invoice-level open items, legacy .xls export, tenant header lines
from common import *
import openpyxl, subprocess, datetime as dt
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(4106)
NAME='OpenItems_0926'
TEN=[('Sorrel Meadows',[('SM0114','Rourke, Dana','2214 Plover Ct'),('SM0131','Bellweather, Tomas & Ines','2231 Plover Ct'),('SM0158','Okafor-Lindt, Grace','640 Kestrel Bend'),('SM0172','Pruitt, Harlan J.','672 Kestrel Bend'),('SM0189','Delacourt, Simone','91 Tern Way'),('SM0203','Nguyen, Quang','105 Tern Way'),('SM0207','Harkness Relocation Inc.','109 Tern Way')]),
('Heron Flats',[('HF0012','Abebe, Selam','14 Marsh View Dr'),('HF0040','Cullinane, Patrick','42 Marsh View Dr'),('HF0077','Tidwell, Shavonne','3307 Sedge Ln'),('HF0083','Guerrero, Luz','3319 Sedge Ln'),('HF0121','Stavropoulos, Eleni','8 Cattail Cir')]),
('Mill Creek Run',[('MC0006','Bronson, Wyatt','506 Gristmill Rd'),('MC0048','Ferreira, Joao','548 Gristmill Rd'),('MC0080','Hsu, Meiling','80 Flume St')])]
AS=dt.date(2026,9,30)
K=['total','current','b1_30','b31_60','b61_90','b91_120','b120']
CH=[('RENT',lambda r:r),('PET',lambda r:3500),('SMART',lambda r:2500),('WATER',lambda r:R.randint(3800,11900)),('LATE',lambda r:7500),('NSF',lambda r:4500),('LAWN',lambda r:6000),('DAMAGE',lambda r:R.randint(12000,88000)),('UTILADM',lambda r:450)]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='rptOpenItems'
b=Font(name='Arial',size=9,bold=True); n=Font(name='Arial',size=9); 
def put(r,c,v,f=n,fmt=None,al=None):
    x=ws.cell(r,c,v); x.font=f
    if fmt: x.number_format=fmt
    if al: x.alignment=Alignment(horizontal=al)
put(1,1,'Open Item Aging - Detail by Resident',Font(name='Arial',size=12,bold=True)); put(2,1,'Owner: Ridgeway Homes Partners - Fund II'); put(3,1,'Aged by due date as of 09/30/2026; open credits included'); put(3,10,'Run: 10/01/2026 06:12:44 PM')
H=['Trans Date','Due Date','Doc No.','Code','Memo','Open Amt','Not Due','1 to 30','31 to 60','61 to 90','91 to 120','Over 120']
for i,h in enumerate(H,1):
    put(5,i,h,b,al='right' if i>5 else 'left'); ws.cell(5,i).border=Border(bottom=Side('medium')); ws.cell(5,i).fill=PatternFill('solid',fgColor='D9D9D9')
MF='#,##0.00;-#,##0.00'
row=6; inv=88120; T=[];TT=[]; grand=[0]*7
def bucket(due):
    d=(AS-due).days
    return 0 if d<=0 else min(5,1+(d-1)//30)
def vrow(r,v,f=n,zero=False):
    for i,x in enumerate(v):
        if x or zero: put(r,6+i,x/100,f,MF)
for prop,l in TEN:
    put(row,1,'Community:',b); put(row,2,prop,b); row+=1; psub=[0]*7
    for tid,nm,ad in l:
        put(row,1,tid,b); put(row,3,nm,b); put(row,6,ad,Font(name='Arial',size=9,italic=True)); row+=1
        rent=R.choice([219500,234900,248000,261500,279000]); tsub=[0]*7
        k=R.randint(1,6); items=[]
        for _ in range(k):
            code,fn=R.choice(CH[:2]+CH) ; a=fn(rent)
            due=AS-dt.timedelta(days=R.choice([-1,-1,5,12,29,29,29,44,60,77,90,101,119,121,152,183]))
            items.append((due,code,a))
        if R.random()<.35: items.append((AS-dt.timedelta(days=R.choice([3,18,40])),'UNAPPLIED',-R.choice([50000,12500,3500,rent//2])))
        if tid=='SM0207': items=[(AS+dt.timedelta(days=1),'RENT',rent),(AS+dt.timedelta(days=1),'PET',3500),(AS-dt.timedelta(days=29),'RENT',rent)]
        items.sort(key=lambda x:x[0])
        for due,code,a in items:
            inv+=R.randint(1,140); doc=('CR-' if a<0 else 'IN-')+str(inv)
            td=due-dt.timedelta(days=R.choice([0,0,5,7])) if a>0 else due
            v=[a]+[0]*6; v[1+bucket(due)]=a
            put(row,1,td,n,'mm/dd/yyyy','left'); put(row,2,due,n,'mm/dd/yyyy','left'); put(row,3,doc); put(row,4,code)
            put(row,5,{'RENT':due.strftime('Rent %b %y'),'UNAPPLIED':'payment on account','DAMAGE':R.choice(['drywall','broken blinds','garage door']),'NSF':'returned ACH'}.get(code))
            vrow(row,v)
            T.append({'property':prop,'unit':ad,'resident':tid,'name':nm,'charge':code,'date':td.isoformat(),'invoice':doc,**{kk:c2f(x) for kk,x in zip(K,v) if x}})
            tsub=[i+j for i,j in zip(tsub,v)]; row+=1
        lab=f'{tid} Total'; put(row,5,lab,b,al='right'); vrow(row,tsub,b,True)
        for c in range(6,13): ws.cell(row,c).border=Border(top=Side('thin'))
        TT.append({'label':lab,**{kk:c2f(x) for kk,x in zip(K,tsub)}}); psub=[i+j for i,j in zip(psub,tsub)]; row+=2
    lab=f'{prop} Total'; put(row,1,lab,b); vrow(row,psub,b,True); 
    for c in range(1,13): ws.cell(row,c).fill=PatternFill('solid',fgColor='EFEFEF')
    TT.append({'label':lab,**{kk:c2f(x) for kk,x in zip(K,psub)}}); grand=[i+j for i,j in zip(grand,psub)]; row+=2
put(row,1,'Report Total',b); vrow(row,grand,b,True); TT.append({'label':'Report Total',**{kk:c2f(x) for kk,x in zip(K,grand)}})
put(row+2,1,'Credits age by posting date. Deposits are not part of this report.')
for c,w in zip('ABCDEFGHIJKL',[12,11,11,12,20,12,11,11,11,11,11,11]): ws.column_dimensions[c].width=w
tmp='.'; os.makedirs(tmp,exist_ok=True); fn=f'{tmp}/{NAME}.xlsx'; wb.save(fn)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',DOCS,fn],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save_truth(NAME,'AR',K,T,TT)
