from common import *
import openpyxl, datetime
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(6612)
N=iter(names(rng,60))
mon=[datetime.date(2025,10,1),datetime.date(2025,9,1),datetime.date(2025,8,1),datetime.date(2025,7,1)]
MH=['Oct-25','Sep-25','Aug-25','Jul-25']
KEYS=['other:'+h for h in MH]+['other:Jun-25 & Prior','other:Total Open','prepaid','total']
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Cover'; ws['B2']='Month-end close package'; ws['B3']='Tab 7 - Resident AR aging'; ws['B5']='Preparer'; ws['C5']='BOM'; ws['B6']='Status'; ws['C6']='Final'; ws['B2'].font=Font(bold=True,size=14)
ws=wb.create_sheet('AR Aging'); wb.active=1
ft=lambda **k:Font(**{'name':'Aptos','size':10,**k})
ws['B1']='The Fenwick at Alder Creek'; ws['B1'].font=ft(bold=True,size=14,color='5B2C6F'); ws['B2']='Resident accounts receivable by month of service'; ws['B2'].font=ft(); ws['B3']='Balances open at 10/31/2025'; ws['B3'].font=ft(italic=True)
H=['Acct #','Resident','Apt','Phone','Payer']+mon+['Jun-25 & Prior','Total Open','Unapplied Cash','Net Due','Follow-up']
hr=5
fill=PatternFill('solid',fgColor='E8DAEF'); thin=Side(style='thin',color='5B2C6F')
for i,h in enumerate(H):
    c=ws.cell(hr,2+i,h); c.font=ft(bold=True); c.fill=fill; c.alignment=Alignment(horizontal='left' if i<5 or i==13 else 'right',wrap_text=True,vertical='bottom'); c.border=Border(bottom=thin)
    if isinstance(h,datetime.date): c.number_format='mmm\\-yy'
ws.column_dimensions['A'].width=2
for col,w in zip('BCDEFGHIJKLMNO',(9,25,7,13,14,12,12,12,12,12,13,12,13,34)): ws.column_dimensions[col].width=w
ws.column_dimensions['E'].hidden=True
NF='#,##0.00_);(#,##0.00);"-"??_)'
secs=[('INDEPENDENT LIVING','IL',8,(3150,4200)),('ASSISTED LIVING','AL',15,(4700,6900)),('MEMORY CARE','MC',7,(6900,8600)),('DISCHARGED / DECEASED','X',6,(4700,8600))]
r=hr+1; rows=[];totals=[];G=[0]*8; subr=[]
FU=['Family paying 11/5','Waiver application pending - county','LTC carrier requested care notes','Estate - attorney letter sent 10/21','Rate increase not yet picked up by bill-pay','Sent 2nd statement','']
for s,code,n,(lo,hi) in secs:
    ws.cell(r,2,s).font=ft(bold=True,color='5B2C6F'); r+=1; f=r; T=[0]*8
    for _ in range(n):
        l,fn_=next(N); rate=round(rng.uniform(lo,hi),-1); k=rng.random()
        payer='Private' if code=='IL' else rng.choice(['Private','Private','Private','Medicaid Waiver','LTC Ins.','VA Aid & Att.'])
        b=[0.0]*5; un=0.0
        if code=='X': b=[0.0,r2(rng.choice([0,rate*.4])),r2(rng.choice([0,rate*.55,rate])),r2(rng.choice([0,rate])),r2(rng.uniform(300,9200))]
        elif payer in('Medicaid Waiver','LTC Ins.'):
            b[0]=float(rate); b[1]=float(rate) if k>.3 else 0.0; b[2]=r2(rate*.62) if k>.6 else 0.0; b[3]=r2(rng.uniform(200,1400)) if k>.75 else 0.0
        else:
            b[0]=r2(rng.choice([rate,rng.uniform(45,380),rng.uniform(100,900)])); b[1]=r2(rng.uniform(45,420)) if k>.55 else 0.0; b[4]=r2(rng.uniform(50,600)) if k>.88 else 0.0
            if k<.22: b=[0.0]*5; un=-r2(rng.choice([rate,rate*2,rng.uniform(100,900)]))
        if rng.random()<.12: un=r2(un-rng.uniform(25,250))
        o=r2(sum(b)); vals=b+[o,un,r2(o+un)]
        acct={'IL':1,'AL':2,'MC':3,'X':rng.choice([2,3])}[code]*1000+rng.randint(11,989)
        apt=f"{ {'IL':'V','AL':'','MC':'M','X':''}[code]}{rng.randint(1,3) if code!='MC' else 1}{rng.randint(1,34):02d}"
        nm=f"{fn_} {l}"
        for c,v in ((2,acct),(3,nm),(4,apt),(5,f"555-01{rng.randint(10,99)}"),(6,payer)): ws.cell(r,c,v).font=ft(); ws.cell(r,c).alignment=Alignment(horizontal='left')
        for i,v in enumerate(vals):
            c=ws.cell(r,7+i,v if v!=0 else (0 if i in(5,6,7) else None)); c.font=ft(bold=(i==7)); c.number_format=NF
        fu=rng.choice(FU) if o>1500 else ''
        if 'Estate' in fu and code!='X': fu='Sent 2nd statement'
        if code=='X': fu=rng.choice(['Estate - attorney letter sent 10/21','Final bill sent','Probate claim filed'])
        if payer=='Private' and ('LTC' in fu): fu=''
        if fu: ws.cell(r,15,fu).font=ft(size=9,italic=True)
        d=dict(unit=apt,name=nm,resident=str(acct))
        for kk,v in zip(KEYS,vals):
            if v!=0: d[kk]=v
        rows.append(d); T=[r2(a+b_) for a,b_ in zip(T,vals)]; r+=1
    lab='Subtotal - '+s.title().replace('/ D','/ D')
    ws.cell(r,3,lab).font=ft(bold=True)
    for i in range(8):
        c=ws.cell(r,7+i,T[i]); c.font=ft(bold=True); c.number_format=NF; c.border=Border(top=Side(style='thin'))
    totals.append({'label':lab,**{k:v for k,v in zip(KEYS,T) if v!=0}}); G=[r2(a+b_) for a,b_ in zip(G,T)]; r+=2
ws.cell(r,3,'COMMUNITY TOTAL').font=ft(bold=True,size=11)
for i in range(8):
    c=ws.cell(r,7+i,G[i]); c.font=ft(bold=True,size=11); c.number_format=NF; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.fill=fill
totals.append({'label':'COMMUNITY TOTAL',**{k:v for k,v in zip(KEYS,G) if v!=0}})
r+=1; ws.cell(r,3,'% of total open').font=ft(italic=True,size=9)
for i in range(5):
    c=ws.cell(r,7+i,round(G[i]/G[5],4)); c.number_format='0.0%'; c.font=ft(italic=True,size=9)
r+=2; ws.cell(r,3,'Allowance is booked at 50% of Jul-25 and older. Waiver retro-billing submitted 10/27.').font=ft(size=9)
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='Fenwick AR aging Oct-2025.xlsx'; wb.save(R+'/documents/'+fn)
save(fn,'AR',KEYS,rows,totals,style='senior living resident AR by month of service, real-date month headers, care level sections, hidden phone column, dashes for nil, second sheet',hard=True,sheet='AR Aging')
print(G)
