import random
from lib import *
import xlsxwriter
from datetime import date,timedelta
rnd=random.Random(655)
N='Delinquency_Prepaid_Summary_Oct2025.xlsx'
LAST='Abernathy Okafor Delgado Nguyen Brandt Castellano Whitlock Pham Ramirez Stroud Yoder Mbeki Fontaine Krause Lindqvist Moody Petrov Quintero Rasmussen Sandoval Tran Ulrich Vasquez Wexler Xiong Youngblood Zamora Ashby Bautista Coyle Dempsey Ellison Farrow Gaines Hutto Ibarra Jernigan Kowalski Larkin McCray Norwood Ojeda Pruitt Quick Rollins Satterfield Teague Underhill Villalobos Winslow'.split()
FIRST='Marisol Dwayne Trinh Kelsey Omar Janelle Priya Cody Luz Tobias Ingrid Andre Shauna Mateo Bridget Hakeem Corinne Rafael Alyssa Devon Nadia Curtis Elena Jamal Tessa'.split()
SEC=[('Current Residents','Current',104),('Notice / Under Eviction','',17),('Former Residents','Past',27)]
K=['deposit','b0_30','b31_60','b61_90','b90','delinquent','prepaid','total']
wb=xlsxwriter.Workbook(D(N));wb.set_properties({'title':'Delinquency'})
f0=wb.add_format({'font_name':'Calibri','font_size':10});ws=None
cov=wb.add_worksheet('Read Me');ws=wb.add_worksheet('Delinq & Prepaid')
b=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cov.set_column(0,0,90)
for i,t in enumerate(['Compliance package - October 2025','Borrower: SCP Willow Terrace Owner LLC        Loan no. 77-104592','Exhibit D-3: Delinquency and prepaid summary, Willow Terrace (312 units)','','Balances are as of 10/31/2025, all charge codes incl. utilities. Security deposits shown for information only.','Contact property accounting with questions about write-offs taken in the quarter.']): cov.write(i,0,t,b(bold=i==0))
ws.hide_gridlines(2);ws.freeze_panes(6,3)
ws.write(0,0,'Willow Terrace',b(bold=True,font_color='#1F3864'));ws.write(1,0,'Delinquent & Prepaid Summary by Resident',b(bold=True))
ws.write(2,0,'As of: 10/31/2025   Resident types: Current, Notice, Eviction, Past   Threshold: none',b(italic=True))
hd=b(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F3864',font_color='white',border=1)
ws.merge_range(4,6,4,9,'Delinquent (days past due)',hd)
for c in (0,1,2,3,4,5,10,11,12,13): ws.write(4,c,'',hd)
H=['Bldg-Unit','Resident','Resident ID','Status','Lease End','Deposits Held','0-30','31-60','61-90','90+','Total Delinquent','Prepaid','Net Balance','Last Note']
for c,h in enumerate(H): ws.write(5,c,h,hd)
ws.set_row(5,28)
for c,w in enumerate((9,25,11,11,11,11,11,11,11,11,12,11,12,46)): ws.set_column(c,c,w)
tx=b();m=b(num_format='#,##0.00;[Red](#,##0.00);-');dt=b(num_format='m/d/yyyy');sb=b(bold=True,bg_color='#D9E2F3');st=b(bold=True,top=1,num_format='#,##0.00;[Red](#,##0.00);-');gt=b(bold=True,top=1,bottom=6,num_format='#,##0.00;[Red](#,##0.00);-')
notes=['Payment plan signed 10/14, $250 w/ each check','NTQ posted 10/6','Rental assistance pending - county','Promise to pay 11/7','Disputes water billing','Filed with JP Ct 3, hearing 11/18','Sent to collections 9/30','Left voicemail; emailed ledger','Housing portion short - HAP adj. requested','']
r=6;rows=[];totals=[];G=[0]*8;used=set();rid=410220;names=set()
def put(row,lab,V,fmt,lc=1):
    ws.write(row,lc,lab,fmt)
    for j,v in enumerate(V): ws.write_number(row,5+j,v/100,fmt)
def rec(lab,V): totals.append(dict(label=lab,**{k:n(v) for k,v in zip(K,V) if v}))
for sec,stt,cnt in SEC:
    ws.write(r,0,sec,sb)
    for c in range(1,14): ws.write_blank(r,c,None,sb)
    r+=1;L=[]
    for _ in range(cnt):
        while True:
            u=f'{rnd.randint(1,13):02d}-{rnd.choice("123")}{rnd.randint(1,8):02d}'
            if u not in used: used.add(u);break
        while True:
            nm=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)}'
            if nm not in names:names.add(nm);break
        L.append((u,nm))
    L.sort();ST=[0]*8
    for u,nm in L:
        rid+=rnd.randint(3,90);rent=rnd.choice((114900,122500,129500,136000,148500,162000))
        s=stt or rnd.choice(('Notice','Notice','Eviction'))
        dep=rnd.choice((0,25000,30000,30000,50000,rent));v=[0,0,0,0];pre=0
        if s=='Current':
            if rnd.random()<.42: pre=-rnd.choice((rent,rnd.randint(400,9000),rnd.randint(2000,60000),rent+7843))
            else:
                v[0]=rnd.choice((rnd.randint(1500,18000),rent,rent+15000,rnd.randint(20000,90000)))
                if rnd.random()<.25: v[1]=rnd.choice((rent,rnd.randint(3000,80000)))
                if v[1] and rnd.random()<.4: v[2]=rnd.randint(3000,rent)
                if v[2] and rnd.random()<.4: v[3]=rnd.randint(3000,rent)
                if rnd.random()<.05: pre=-rnd.randint(500,6000)
        elif s=='Eviction': v=[rent+11500,rent+11500,rnd.randint(rent//2,rent),rnd.choice((0,rnd.randint(9000,90000)))]
        elif s=='Notice': v[0]=rnd.choice((rent,rnd.randint(2500,20000)));pre=-rnd.choice((0,0,2500))
        else:
            dep=0;k=rnd.choice((1,2,3,3,3));v[k]=rnd.randint(18000,520000)
            if k==3 and rnd.random()<.2:v[2]=rnd.randint(2000,30000)
            if rnd.random()<.12: v=[0]*4;pre=-rnd.randint(2000,30000)
        de=sum(v);V=[dep]+v+[de,pre,de+pre]
        le=date(2025,11,30)+timedelta(days=rnd.randint(0,330)) if s!='Past' else date(2025,10,31)-timedelta(days=rnd.randint(5,400))
        ws.write(r,0,u,tx);ws.write(r,1,nm,tx);ws.write(r,2,f't0{rid}',tx);ws.write(r,3,s,tx);ws.write_datetime(r,4,__import__('datetime').datetime.combine(le,__import__('datetime').time()),dt)
        for j,x in enumerate(V): ws.write_number(r,5+j,x/100,m)
        if de>60000: ws.write(r,13,rnd.choice(notes[:5] if s!='Past' else [notes[6],notes[6],'',notes[7]]) if s!='Eviction' else notes[5],tx)
        rows.append(dict(unit=u,name=nm,resident=f't0{rid}',**{k:n(x) for k,x in zip(K,V) if x}))
        ST=[a+c for a,c in zip(ST,V)];r+=1
    lab=f'Subtotal {sec} ({cnt})';put(r,lab,ST,st);rec(lab,ST);G=[a+c for a,c in zip(G,ST)];r+=2
lab='Willow Terrace Total';put(r,lab,G,gt);rec(lab,G)
r+=2;ws.write(r,1,'Gross potential rent, October',tx);ws.write_number(r,5,413280.00,m);ws.write(r+1,1,'Delinquent % of GPR (current + notice)',tx)
cur=sum(t.get('delinquent',0) for t in totals[:2]);ws.write_number(r+1,5,cur/413280,b(num_format='0.0%'))
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&8Willow Terrace - Exhibit D-3&R&8&P of &N')
wb.close();print(len(rows),G,cur/413280)
save(N,'AR',K,rows,totals,'large multifamily delinquency/prepaid workbook, status sections, grouped header, second sheet, notes column')
