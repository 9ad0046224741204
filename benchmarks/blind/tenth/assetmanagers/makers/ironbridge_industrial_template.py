# in-house Excel template of an owner, three-building industrial park
import random,datetime as dt
from common import *
import xlsxwriter
random.seed(2212)
N='Ironbridge Commerce Park RR 2025Q2.xlsx'
AS=dt.date(2025,6,30)
wb=xlsxwriter.Workbook(doc(N))
cv=wb.add_worksheet('Instructions');cv.write('B2','Quarterly Reporting Package - Tab 4: Rent Roll');cv.write('B4','1. Do not insert columns. 2. List vacant space. 3. Report contractual monthly amounts effective on the last day of the quarter.');cv.write('B5','4. Dates as dd-mmm-yy.');cv.set_column('B:B',110)
ws=wb.add_worksheet('4_RentRoll')
fm=lambda **k:wb.add_format(dict(font_name='Arial Narrow',font_size=9,**k))
h=fm(bold=1,align='center',valign='vcenter',text_wrap=1,border=1,bg_color='#1F3864',font_color='white')
t=fm();tb=fm(bold=1);n0=fm(num_format='#,##0');m2=fm(num_format='#,##0.00;(#,##0.00);"-"??');d=fm(num_format='dd-mmm-yy',align='center');pc=fm(num_format='0.0%');ctr=fm(align='center');wrap=fm(text_wrap=1,valign='top')
sn=fm(bold=1,num_format='#,##0',top=1,bg_color='#DDEBF7');sm=fm(bold=1,num_format='#,##0.00',top=1,bg_color='#DDEBF7');st_=fm(bold=1,top=1,bg_color='#DDEBF7');sp=fm(bold=1,num_format='0.0%',top=1,bg_color='#DDEBF7')
bh=fm(bold=1,font_color='#1F3864',bg_color='#BDD7EE');vac=fm(italic=1,font_color='#C00000');vn=fm(italic=1,font_color='#C00000',num_format='#,##0')
gn=fm(bold=1,num_format='#,##0',top=1,bottom=6);gm=fm(bold=1,num_format='#,##0.00',top=1,bottom=6);gt=fm(bold=1,top=1,bottom=6)
ws.hide_gridlines(2)
ws.write('B1','RENT ROLL',fm(bold=1,));ws.write('B2','Asset:',tb);ws.write('C2','Ironbridge Commerce Park',tb);ws.write('B3','Manager:',t);ws.write('C3','Stonegate Property Services',t);ws.write('B4','Quarter end:',t);ws.write_datetime('C4',dt.datetime(2025,6,30),fm(num_format='mmmm d, yyyy',align='left'))
ws.set_column('A:A',1.5)
one=[('B','Suite'),('C','Tenant'),('D','Leased Area\n(RSF)'),('E','% of\nBldg')]
for col,l in one: ws.merge_range(f'{col}6:{col}7',l,h)
ws.merge_range('F6:G6','Lease Term',h);ws.write('F7','Start',h);ws.write('G7','End',h)
ws.merge_range('H6:L6','Monthly Contractual Billings ($)',h)
for c,l in zip('HIJKL',('Base Rent','CAM','R.E. Tax','Insurance','Total')): ws.write(f'{c}7',l,h)
ws.merge_range('M6:M7','$/SF/Yr\n(Base)',h);ws.merge_range('N6:O6','Next Base Rent Step',h);ws.write('N7','Effective',h);ws.write('O7','New Monthly',h)
ws.merge_range('P6:P7','Market\n$/SF/Yr',h);ws.merge_range('Q6:Q7','Deposit /\nLC Held',h);ws.merge_range('R6:R7','Options / Remarks',h)
for rng,w in (('B:B',8),('C:C',30),('D:D',10),('E:E',7),('F:G',10),('H:L',11),('M:M',8),('N:N',10),('O:O',11),('P:P',8),('Q:Q',11),('R:R',34)): ws.set_column(rng,w)
ri=fm(indent=1)
BL=[('Building A - 1200 Ironbridge Road',[("A-1","Delmar Fasteners Inc",18600),("A-2","Coldstream Foods Distribution",24150),("A-4","Vacant",9800),("A-5","Zephyr HVAC Supply",12240),("A-6","Tristate Door & Glass",7450),("A-7","Amity Print Works",7450),("A-8","Perkins Fleet Parts",11200)]),
('Building B - 1240 Ironbridge Road',[("B-100","Orbital Packaging LLC",41000),("B-140","Hale & Hearty Organics",15300),("B-150","Landmark Exhibits",15300),("B-160","VACANT - under LOI",10250),("B-170","Sure-Flow Plumbing Whse",8150),("B-180","Jetline Aero Components",14500)]),
('Building C - 15 Foundry Court (Flex)',[(f"C-{101+k}",nm,a) for k,(nm,a) in enumerate([("Bright Path Robotics",4200),("Mackey Dental Lab",2750),("Vacant",2100),("Ace Alarm & Security",2100),("Gridline Surveyors",3150),("Tumble Time Gymnastics",6400),("Craft & Crust Commissary",3300),("City of Ironbridge - Records",2750),("Vacant",3150),("Potomac Pool Service",2100),("North Ridge Church",4800)])])]
rows=[];r=7;G=[0]*6;cnt=[0,0];dep=0;subs=[]
for b,(bn,ts) in enumerate(BL):
    ws.merge_range(r,1,r,17,bn,bh);r+=1
    ba=sum(x[2] for x in ts);s=[0]*6;va=0
    for u,n,a in ts:
        v=n.upper().startswith('VACANT');psf=random.choice([7.25,7.9,8.4,6.95,8.1]) if b<2 else random.choice([13.5,14.25,12.9,15])
        mk=8.75 if b<2 else 15.5
        ws.write(r,1,u,vac if v else t);ws.write(r,2,n,vac if v else t);ws.write(r,3,a,vn if v else n0);ws.write(r,4,a/ba,pc)
        row=dict(unit=u,building=bn,area=a,statusText=n if v else 'Occupied')
        ws.write(r,15,mk,m2);s[0]+=a
        if v: va+=a;cnt[1]+=1;ws.write(r,17,'Make ready complete' if u=='A-4' else ('LOI 60 mo, start 9/1/25' if u=='B-160' else ''),t)
        else:
            cnt[0]+=1
            stt=dt.date(random.choice([2018,2019,2020,2021,2022,2023,2024]),random.randint(1,12),1);en=eom(addm(stt,random.choice([60,84,120])-1))
            if en<AS: en=eom(addm(en,60))
            if u=='C-104' : stt,en=dt.date(2017,5,1),dt.date(2025,4,30)
            m=round(a*psf/12,2);cam=round(a*(.92 if b<2 else 1.65)/12,2);tx=round(a*1.31/12,2);ins=round(a*.22/12,2)
            if u=='C-108': cam=tx=ins=0
            ws.write_datetime(r,5,dt.datetime.combine(stt,dt.time()),d)
            if u=='C-104': ws.write(r,6,'MTM',ctr);le='MTM'
            else: ws.write_datetime(r,6,dt.datetime.combine(en,dt.time()),d);le=iso(en)
            tt=round(m+cam+tx+ins,2)
            for k,x in enumerate((m,cam,tx,ins,tt)): ws.write(r,7+k,x,m2);s[k+1]+=x
            ws.write(r,12,round(psf,2),m2)
            row.update(tenantName=n,leaseStartDate=iso(stt),leaseEndDate=le,contractRent=m,totalCharges=tt,charges=[dict(code=k,amount=x) for k,x in (('Base Rent',m),('CAM',cam),('R.E. Tax',tx),('Insurance',ins)) if x])
            nd=dt.date(2025 if stt.month>6 else 2026,stt.month,1)
            if nd<en and u!='C-104':
                nx=round(m*1.035,2);ws.write_datetime(r,13,dt.datetime.combine(nd,dt.time()),d);ws.write(r,14,nx,m2);row['rentSteps']=[dict(date=iso(nd),amount=nx)]
            dp=random.choice([0,round(m,-2),round(m*2,-2)])
            ws.write(r,16,dp,m2);dep+=dp
            if dp: row['deposit']=dp
            ws.write(r,17,{'A-1':'2 x 5 yr @ 95% FMV; ROFO on A-2','B-100':'1 x 5 yr @ FMV, 12 mo notice','B-180':'Termination right 3/31/27, fee 4 mo','C-104':'Expired 4/30/25 - holdover, renewal in negotiation','C-108':'Modified gross','C-101':'1 x 3 yr @ $16.50'}.get(u,''),ri)
        rows.append(row);r+=1
    ws.write(r,1,'',st_);ws.write(r,2,f'Subtotal Building {"ABC"[b]}',st_);ws.write(r,3,s[0],sn);ws.write(r,4,1,sp)
    for k in (5,6): ws.write(r,k,'',st_)
    for k in range(5):
        val=round(s[k+1],2)
        if b==1 and k==1: val=round(val-180.0,2)   # planted
        ws.write(r,7+k,val,sm)
    for k in range(12,18): ws.write(r,k,'',st_)
    ws.write(r+1,2,f'   Leased {(s[0]-va)/s[0]:.1%}  /  Vacant {va:,} RSF',fm(italic=1))
    for k in range(6): G[k]+=s[k]
    r+=3
for k in range(1,18): ws.write(r,k,'',gt)
ws.write(r,2,'TOTAL PARK',gt);ws.write(r,3,G[0],gn)
for k in range(5): ws.write(r,7+k,round(G[k+1],2),gm)
ws.write(r,16,dep,gm);r+=2
ws.write(r,2,'Tenant suites leased',t);ws.write(r,3,cnt[0],n0);ws.write(r+1,2,'Suites vacant',t);ws.write(r+1,3,cnt[1],n0);ws.write(r+2,2,'Suites total',tb);ws.write(r+2,3,sum(cnt),n0)
ws.write(r+4,1,'Prepared by: S. Okafor     Reviewed: ____________',fm(italic=1))
ws.freeze_panes(7,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(5);ws.repeat_rows(5,6)
ck=wb.add_worksheet('5_Checks');ck.write('A1','Control totals');ck.write('A2','RSF per deed');ck.write('B2',G[0]);ck.hide()
ws.activate();wb.close()
save(N,dict(propertyName='Ironbridge Commerce Park',asOnDate='2025-06-30',units=sum(cnt),occupied=cnt[0],vacant=cnt[1],sheet='4_RentRoll',planted=dict(what='Subtotal Building B, CAM column, is printed 180.00 lower than the sum of its rows (the park total is right)',kind='total_wrong'),rows=rows),'INDUSTRIAL','owner template xlsx, grouped header, building blocks','building headings and subtotals; MTM text in date column; zero shown as dash; hidden and instruction sheets; planted subtotal')
