"""Rent Manager style delinquency/aging by tenant account, student beds, XLSX; months as aging columns, sections by building, notes, blank zeros"""
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.comments import Comment
N='ar_student_rm'; R=random.Random(3604)
MON=['Nov-24','Oct-24','Sep-24','Aug-24','Prior']
first='Addison Brooke Caleb Dominic Elena Farrah Gavin Hailey Isaac Jaylen Kenzie Liam Marisol Nolan Olivia Priya Quentin Reagan Santiago Tatum Uma Violet Wesley Ximena Yusuf Zoe Brynn Colton Deja Emmett'.split()
last='Abernathy Boswell Castellano Drummond Eastep Fontenot Grimsley Hathcock Iverson Jurado Kilpatrick Lovelady Mabry Nesbitt Okafor Pennington Quisenberry Rutledge Stallings Thibodeaux Underhill Vasquez-Lee Whitlow Yancey Zamora'.split()
names=set()
def nm():
    while 1:
        n=f'{R.choice(last)}, {R.choice(first)}'
        if n not in names: names.add(n); return n
bl=[('Building 1 - Lantana',['1101','1104','1203','1206','1302','1308'],689),('Building 2 - Mesquite',['2103','2105','2201','2204','2307','2308'],719),('Building 3 - Yaupon',['3102','3106','3202','3205','3301'],745)]
st=['Current','Current','Current','Current','Notice','Evicted','Past']
wb=Workbook(); ws=wb.active; ws.title='Aged Delinquency'
F=lambda **k: Font(name='Arial',size=k.pop('size',9),**k)
ws['B1']='The Hollow at College Station'; ws['B1'].font=F(bold=True,size=13)
ws['B2']='Aged Delinquency by Tenant (month of charge)'; ws['B2'].font=F(bold=True,size=10)
ws['B3']='Balances as of 11/30/2024  -  Charge types: all  -  Tenants with a zero balance omitted'; ws['B3'].font=F(italic=True)
ws['L1']='Rent Manager 12'; ws['L1'].font=F(size=8,color='808080'); ws['L2']='12/03/2024 10:07 AM'; ws['L2'].font=F(size=8,color='808080')
# columns: A narrow blank, B Unit-Bed, C Acct #, D Tenant, E Status, F Deposit held, G..K months, L Prepaid, M Balance, N spacer, O Last Pmt
hd=['Unit-Bed','Acct #','Tenant','Status','Deposit','Nov 2024','Oct 2024','Sep 2024','Aug 2024','Prior\nMonths','Prepaid','Balance\nDue',None,'Last\nPayment']
hf=PatternFill('solid',fgColor='2F5233')
for j,t in enumerate(hd,2):
    c=ws.cell(5,j,t); 
    if t: c.font=F(bold=True,color='FFFFFF'); c.fill=hf
    c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=27
K=['deposit','m0','m1','m2','m3','other:Prior Months','prepaid','total']
AG=K[1:6]
nf='#,##0.00_);(#,##0.00);'   # zero prints nothing
th=Side(style='thin',color='7F7F7F')
r=6; rows=[]; tots=[]; G=dict.fromkeys(K,0.0); ntot=0
def sums(r,lab,S,fill):
    ws.cell(r,2,lab)
    for j,k in enumerate(K,6): 
        c=ws.cell(r,j,S[k]); c.number_format='#,##0.00_);(#,##0.00);0.00_)'
    for j in range(2,14):
        c=ws.cell(r,j); c.font=F(bold=True); c.border=Border(top=th); c.fill=PatternFill('solid',fgColor=fill)
    tots.append({'label':lab,**{k:S[k] for k in K}})
for b,us,rent in bl:
    ws.cell(r,2,b).font=F(bold=True,size=10,color='2F5233'); r+=1
    S=dict.fromkeys(K,0.0); n=0
    for u in us:
        for bed in sorted(R.sample('ABCD',R.choice([1,1,2,3]))):
            s=R.choice(st); x={'unit':f'{u}-{bed}','resident':f'T{20110+len(rows)*113+R.randint(0,99):07d}','name':nm(),'status':s}
            v=dict.fromkeys(K,0.0)
            v['deposit']=R.choice([0.0,150.0,150.0,250.0])
            kind=R.random()
            late=R.choice([0,35.0,75.0])
            if s in('Past','Evicted'):
                v['m2']=R.choice([0,rent*1.0]); v['m3']=R.choice([rent*1.0,rent-200.0]); v['other:Prior Months']=R.choice([0,r2(R.uniform(80,1400))])
                if s=='Evicted': v['m1']=rent+late; 
            elif kind<.2: v['prepaid']=-R.choice([rent*1.0,50.0,rent*2.0,12.5])
            else:
                v['m0']=R.choice([rent+late,rent+0.0,r2(R.uniform(18,94)),rent+late+r2(R.uniform(10,60))])
                if kind>.55: v['m1']=R.choice([rent+75.0,35.0,r2(R.uniform(40,500))])
                if kind>.85: v['m2']=rent+75.0
                if kind>.93: v['m3']=250.0; v['prepaid']=-40.0
            v={k:r2(q) for k,q in v.items()}
            v['total']=r2(sum(v[k] for k in AG)+v['prepaid'])
            for k in K: S[k]=r2(S[k]+v[k]); G[k]=r2(G[k]+v[k])
            for j,t in enumerate((x['unit'],x['resident'],x['name'],s),2): ws.cell(r,j,t).font=F()
            for j,k in enumerate(K,6):
                if v[k]: ws.cell(r,j,v[k]).number_format=nf; x[k]=v[k]
                ws.cell(r,j).font=F(color='C00000') if k=='prepaid' else F(bold=(k=='total'))
            if v['prepaid']==0 or R.random()<.5:
                ws.cell(r,15,f'{R.randint(1,11)}/{R.randint(1,28)}/24' if s not in('Past','Evicted') else f'8/{R.randint(1,28)}/24').font=F(size=8); ws.cell(r,15).alignment=Alignment(horizontal='right')
            ws.cell(r,5).alignment=Alignment(horizontal='center')
            rows.append(x); r+=1; n+=1; ntot+=1
    sums(r,f'{b} Total ({n})',S,'E2EFDA'); r+=2
sums(r,f'Property Total ({ntot} accounts)',G,'C6E0B4')
for j in range(2,14): ws.cell(r,j).border=Border(top=th,bottom=Side(style='double'))
r+=2
for t in ('Deposits shown are held at Brazos Valley Bank, acct ending 0093. Evicted and past accounts are with Campus Recovery Partners.','Prepaid = open credits not yet applied; Balance Due is net of prepaid.'):
    ws.cell(r,2,t).font=F(italic=True,size=8); r+=1
for col,w in zip('ABCDEFGHIJKLMNO',(2,10,10,24,9,10,11,11,11,11,11,11,12,2,10)): ws.column_dimensions[col].width=w
ws.freeze_panes='F6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
ws.sheet_view.showGridLines=False
wb.save(doc(N,'xlsx')); print(len(rows),G)
save(N,'xlsx','AR','STUDENT_HOUSING','Rent Manager aged delinquency, buckets by month of charge, building sections, bed ids, deposit and prepaid columns, zeros blank',K,rows,tots)
