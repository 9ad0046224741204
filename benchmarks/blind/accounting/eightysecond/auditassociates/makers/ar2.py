# Apartments, OneSite-like delinquent & prepaid by status, collection notes, xlsx. planted digit_changed
import random
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(8215)
NAME='Delinquent and Prepaid - Quarry Lake Apts.xlsx'
names=['Alderman, Tasha','Boykin, Reginald','Castellanos, Iris','Drummond, Keith & Pam','Espinal, Yadira','Forsythe, Glenn','Gaither, Monique','Haddad, Samir','Ingersoll, Beth','Jeffcoat, Darnell','Kowalczyk, Anna','Lomax, Terrence','Mireles, Hector','Nesbitt, Carla','Olatunji, Femi','Pettway, Shanice','Quill, Robert','Rosado, Luz','Stallworth, Andre','Tran, Minh','Upchurch, Dale','Villareal, Jose','Wojcik, Peter','Xiong, Mai','Yates, Corinne','Zamora, Elena','Barksdale, Tony','Crump, Latoya','Delgado, Ruben','Eubanks, Sylvia','Fairbanks, Joel','Guidry, Nicole','Hatcher, Wes','Isom, Deandre','Jarrell, Misty','Kimbrough, Alex','Lassiter, Joy','McElroy, Tiffany','Nwosu, Ada','Ortega, Manuel','Pickens, Shawn','Rucker, Bria','Sizemore, Travis','Thibodeaux, Renee']
secs=[('Current resident',24),('Notice given',5),('Eviction / legal',4),('Former resident',8),('Applicant',3)]
notes={'Current resident':['Promise to pay 10/10','Left VM 10/2, emailed ledger','Payment plan - $150/wk','NSF 10/3, recharged','3-day notice posted 10/6','Disputes water reimb.',''],'Notice given':['Moving 10/31, will net vs deposit','Transferring to #1204','Notice 9/15'],'Eviction / legal':['Filed 9/22, hearing 10/21','Writ issued 10/1 - constable set','Answer filed; legal fees posted','Rental assistance pending (county)'],'Former resident':['Sent to collections 8/14','FAS mailed 9/30','Skip - no forwarding','Deposit applied'],'Applicant':['App fee + admin','Reservation deposit','']}
K=['prepaid','delinquent','total','b0_30','b31_60','b61_90','b90','deposit']
wb=openpyxl.Workbook();ws=wb.active;ws.title='Delinquent & Prepaid'
B=Font(name='Calibri',bold=True,size=10);N=Font(name='Calibri',size=9);nb=Font(name='Calibri',size=9,bold=True)
ws['A1']='OneSite Rents';ws['A1'].font=Font(size=8,italic=True);ws['E1']='Quarry Lake Apartments';ws['E1'].font=Font(size=13,bold=True)
ws['E2']='DELINQUENT AND PREPAID - SUMMARY BY STATUS';ws['E2'].font=B;ws['E3']='As of 10/07/2025     Fiscal period 102025';ws['E3'].font=N
hd=['Bldg/Unit','Name','Move-in','Status','Total Prepaid','Total Delinquent','Net Balance','0-30 Days','31-60 Days','61-90 Days','Over 90 Days','Deposits Held','Last Comment']
thin=Side(style='thin')
for i,h in enumerate(hd,1):
    x=ws.cell(5,i,h);x.font=B;x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');x.border=Border(bottom=Side(style='medium'));x.fill=PatternFill('solid',fgColor='D9D9D9')
r=6;ni=0;rows=[];tots=[];G=[0.0]*8;PL=None
nf='#,##0.00;(#,##0.00);0.00'
us=set()
for s,cnt in secs:
    ws.cell(r,1,s.upper()).font=B;r+=1;S=[0.0]*8
    lst=[]
    while len(lst)<cnt:
        u=f'{R.randint(1,14):02d}-{R.choice([1,2,3])}{R.randint(1,12):02d}'
        if u not in us: us.add(u);lst.append(u)
    for u in sorted(lst):
        rent=R.choice([1185,1240,1315,1395,1460,1525,1610]);b=[0.0]*4;pp=0.0;q=R.random()
        if s=='Current resident':
            if q<.3: pp=-r2(R.choice([rent,R.uniform(3,90),rent+42.5]))
            elif q<.72: b[0]=r2(R.choice([rent+R.uniform(30,120),R.uniform(15,300),75+rent]))
            else: b[0]=r2(rent+R.uniform(80,160));b[1]=r2(R.uniform(50,rent)); b[2]=r2(R.uniform(0,200)) if q>.9 else 0.0
        elif s=='Notice given':
            if q<.3: pp=-r2(R.uniform(20,300))
            else: b[0]=r2(rent*R.uniform(.5,1.1)); b[1]=r2(R.uniform(10,400)) if q>.7 else 0.0
        elif s.startswith('Ev'): b=[r2(rent+175),r2(rent+145),r2(rent+145+R.uniform(0,60)),r2(R.uniform(200,2*rent))]
        elif s.startswith('Fo'):
            if q<.15: pp=-r2(R.uniform(25,200))
            else: b[2]=r2(R.uniform(60,900)) if q<.5 else 0.0;b[3]=r2(R.uniform(300,4200)); b[1]=r2(R.uniform(100,700)) if q>.8 else 0.0
        else:
            if q<.6: pp=-R.choice([150.0,200.0])
            else: b[0]=75.0
        dl=r2(sum(b));dep=R.choice([0.0,200.0,300.0,500.0]) if s[:2] not in('Fo','Ap') else 0.0
        v=[pp,dl,r2(pp+dl)]+b+[dep]
        for j in range(8): S[j]=r2(S[j]+v[j])
        pv=list(v)
        if s=='Current resident' and PL is None and b[1]>300 and len(rows)>9:
            t=f'{b[1]:.2f}';d=t[0]; n='8' if d!='8' else '3'
            pv[4]=float(n+t[1:]); PL=(u,names[ni],b[1],pv[4])
        y=R.randint(2019,2024);st={'C':'C','N':'N','E':'EV','F':'F','A':'A'}[s[0]]
        for j,x in enumerate([u,names[ni],f'{R.randint(1,12)}/{R.randint(1,28)}/{y}' if s[0]!='A' else None,st]+pv+[(lambda q:(q or None) if dl>0 or s[0] in 'NFA' else None)(R.choice(notes[s]))],1):
            q2=ws.cell(r,j,x);q2.font=N
            if 5<=j<=12: q2.number_format=nf
            if j==13: q2.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='left',indent=1)
        rows.append(dict(unit=u,name=names[ni],**dict(zip(K,pv))));ni+=1;r+=1
    lb=f'Subtotal {s} ({cnt})';ws.cell(r,2,lb)
    for j,x in enumerate(S): ws.cell(r,5+j,x).number_format=nf
    for j in range(1,14): ws.cell(r,j).font=nb;ws.cell(r,j).border=Border(top=thin)
    tots.append(dict(label=lb,**dict(zip(K,S))));G=[r2(a+c) for a,c in zip(G,S)];r+=2
ws.cell(r,2,'Property Total')
for j,x in enumerate(G): ws.cell(r,5+j,x).number_format=nf
for j in range(1,14): ws.cell(r,j).font=B;ws.cell(r,j).border=Border(top=thin,bottom=Side(style='double'))
tots.append(dict(label='Property Total',**dict(zip(K,G))));r+=2
ws.cell(r,1,'Status: C = current, N = on notice, EV = eviction, F = former, A = applicant. Deposits are not netted against balances.').font=Font(size=8,italic=True)
for col,w in zip('ABCDEFGHIJKLM',(10,24,11,7,12,12,12,11,11,11,11,11,30)): ws.column_dimensions[col].width=w
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:5'
wb.save(doc(NAME));print(PL,len(rows),G)
save(NAME,'AR',K,rows,tots,'OneSite-like delinquent and prepaid, sectioned by status with collection comments, xlsx',False,
 {"what":f"31-60 Days of {PL[1]} (unit {PL[0]}) is printed {PL[3]:,.2f}; it should be {PL[2]:,.2f} (totals have the right amount)","kind":"digit_changed"})
