from common import *
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(652)
NAME='Receiver_Delinquency_Cypress_Bend_2024-08-31.xlsx'
FN='Aaliyah Brent Carmen Darnell Elise Fabian Gloria Hector Imani Jorge Kendra Luis Marisol Nolan Olivia Priya Quentin Rosa Shawn Tamika Ursula Victor Wanda Xavier Yolanda Zane Bettina Curtis Delia Emmett'.split()
LN='Abernathy Balcazar Castellon Dupree Eastman Fontenot Garrick Hollins Ibarra Jeffcoat Kirkland Lozano Mabry Nettles Ochoa Pruitt Quarles Rascon Stallings Trevino Underhill Villalobos Whitfield Yancey Zamarripa Beckwith Cordova Delacruz Espinal Furlong'.split()
secs=[('Current Residents',92),('On Notice',14),('In Eviction',19),('Former Residents',27)]
us=[f'{b}{f}{n:02d}' for b in 'ABCDEFGH' for f in (1,2,3) for n in range(1,9)]
R.shuffle(us)
hd=['Unit','Resident ID','Resident','Lease Exp / Move-out','0-30','31-60','61-90','91+','Gross Due','Prepaids','Net Balance','Security Deposit','Comment']
ks=['b0_30','b31_60','b61_90','b90','other:Gross Due','prepaid','total','deposit']
wb=Workbook();ws=wb.active;ws.title='Summary';d=wb.create_sheet('Delinquency Detail')
f=Font(name='Calibri',size=10);fb=Font(name='Calibri',size=10,bold=True)
d['A1']='Cypress Bend Apartments - 192 Units';d['A1'].font=Font(name='Calibri',size=14,bold=True)
d['A2']='Delinquency and Prepaid Report as of 08/31/2024';d['A3']='Prepared for Tolland Receivership Services, Court-Appointed Receiver - Cause No. 2024-CI-00000'
d['A2'].font=fb;d['A3'].font=Font(name='Calibri',size=9,italic=True)
side=Side(style='thin',color='888888')
for j,h in enumerate(hd,1):
    c=d.cell(5,j,h);c.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(wrap_text=True,indent=1 if j==13 else 0,horizontal='left' if j<5 or j==13 else 'right',vertical='center')
d.row_dimensions[5].height=30
rr=6;rows=[];tots=[];G={k:0 for k in ks};rec=[];used=set()
nf='#,##0.00;(#,##0.00);0.00'
rid=418200
for sn,n in secs:
    d.cell(rr,1,sn).font=Font(name='Calibri',size=11,bold=True,color='1F3864');rr+=1
    S={k:0 for k in ks}
    pick=sorted(us.pop() for _ in range(n)) if sn!='Former Residents' else sorted(R.sample([f'{b}{f}{m:02d}' for b in 'ABCDEFGH' for f in (1,2,3) for m in range(1,9)],n))
    for u in pick:
        while True:
            nm=f'{R.choice(LN)}, {R.choice(FN)}'
            if nm not in used:used.add(nm);break
        rid_='t'+str(418200+R.randint(0,9000)).zfill(7)
        rent=R.choice([985,1010,1045,1120,1165,1240,1310,1395])
        b=[0,0,0,0];pre=0;com=''
        if sn in('Current Residents','On Notice'):
            z=R.random()
            if z<.22:pre=-R.choice([rent,round(R.uniform(5,240),2),rent-R.randint(1,90)])
            elif z<.62:b[0]=R.choice([rent,75,150,round(R.uniform(12,rent),2)])
            elif z<.85:b[0]=rent+75;b[1]=R.choice([round(R.uniform(40,rent),2),rent])
            elif z<.94:b[0]=rent;b[1]=rent;b[2]=round(R.uniform(60,900),2);com=R.choice(['PTV 8/12','Payment plan thru 11/24','PTV posted 8/20',''])
            else:b[1]=round(R.uniform(20,300),2);pre=-round(R.uniform(10,90),2);com='Unapplied credit'
        elif sn=='In Eviction':
            b=[rent+75,rent+75,rent+R.choice([0,75]),round(R.uniform(0.6,4.5)*rent,2)];com=R.choice(['Filed JP Pct 2','Judgment 8/15','Hearing 9/10','Writ requested','Abated - rental assistance app'])
            if R.random()<.2:b[3]=0
        else:
            b[3]=round(R.uniform(120,5200),2)
            if R.random()<.3:b[2]=round(R.uniform(80,1300),2)
            if R.random()<.12:b[3]=0;b[2]=0;pre=-round(R.uniform(20,200),2);com='Refund due'
            else:com=R.choice(['To collections','','','Skip','FAS sent'])
        dep=R.choice([0,99,250,250,400,500]) if sn!='Former Residents' else 0
        dte=dt.date(2024,9,1)+dt.timedelta(days=R.randint(10,330)) if sn!='Former Residents' else dt.date(2024,8,25)-dt.timedelta(days=R.randint(5,260))
        g=r2(sum(b));v=[*map(float,b),g,float(pre),r2(g+pre),float(dep)]
        for j,x in enumerate([u,rid_,nm,dte]):
            c=d.cell(rr,j+1,x);c.font=f
            if j==3:c.number_format='mm/dd/yyyy';c.alignment=Alignment(horizontal='left')
        for j,x in enumerate(v):
            c=d.cell(rr,5+j,x);c.number_format=nf;c.font=f
        if com:d.cell(rr,13,com).font=f;d.cell(rr,13).alignment=Alignment(horizontal='left',indent=1)
        r={'unit':u,'resident':rid_,'name':nm}
        r.update({k:x for k,x in zip(ks,v)});rows.append(r)
        for k,x in zip(ks,v):S[k]=r2(S[k]+x)
        rr+=1
    lab=f'Total {sn} ({n})'
    d.cell(rr,3,lab).font=fb
    for j,k in enumerate(ks):
        c=d.cell(rr,5+j,S[k]);c.font=fb;c.number_format=nf
    for j in range(1,14):d.cell(rr,j).border=Border(top=side);d.cell(rr,j).fill=PatternFill('solid',fgColor='E7E6E6')
    tots.append({'label':lab,**S});rec.append((sn,n,S));rr+=2
    for k in ks:G[k]=r2(G[k]+S[k])
lab='Property Total (%d)'%sum(n for _,n in secs)
d.cell(rr,3,lab).font=fb
for j,k in enumerate(ks):
    c=d.cell(rr,5+j,G[k]);c.font=fb;c.number_format='$#,##0.00;($#,##0.00)'
for j in range(1,14):d.cell(rr,j).border=Border(top=side,bottom=Side(style='double'))
tots.append({'label':lab,**G})
for col,w in zip('ABCDEFGHIJKLM',[8,12,26,13,12,12,12,12.5,13,12.5,13.5,12.5,27]):d.column_dimensions[col].width=w
d.freeze_panes='D6';d.page_setup.orientation='landscape';d.page_setup.fitToWidth=1;d.page_setup.fitToHeight=0;d.sheet_properties.pageSetUpPr.fitToPage=True;d.print_title_rows='5:5';d.oddFooter.right.text='Page &P of &N'
ws['A1']='Cypress Bend Apartments';ws['A2']='Receiver recap of resident balances at 08/31/2024';ws['A1'].font=Font(bold=True,size=13)
for j,h in enumerate(['Category','Residents','Gross Due','Prepaids','Net'],1):ws.cell(4,j,h).font=fb
for i,(a,n,S) in enumerate(rec):
    for j,x in enumerate([a,n,S['other:Gross Due'],S['prepaid'],S['total']],1):
        c=ws.cell(5+i,j,x);c.number_format='#,##0' if j==2 else nf
for j,x in enumerate(['Total',sum(n for _,n in secs),G['other:Gross Due'],G['prepaid'],G['total']],1):
    c=ws.cell(9,j,x);c.font=fb;c.number_format='#,##0' if j==2 else nf
ws.column_dimensions['A'].width=24
for c in 'BCDE':ws.column_dimensions[c].width=14
ws['A12']='Receiver took possession 08/12/2024. Balances include charges posted by prior management; not audited.'
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1;wb.save(doc(NAME));print(len(rows))
save(NAME,'AR','US receiver, apartment delinquency xlsx, four status sections, prepaid and deposit, recap on first sheet, 152 rows',False,ks,rows,tots)
