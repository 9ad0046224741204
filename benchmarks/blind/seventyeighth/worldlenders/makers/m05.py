from lib import *; R=random.Random(505); N='au_rent_roll_export_marrick_st.csv'
import csv
sn='Abbott Bui Carrick Dimitriou Estevez Fitzallen Giang Haslam Irvine Jovanov Kapoor Lonergan Mackie Nguyen-Hart Osei Pascoe Quill Rendell Sharma Tran Vella Wickham'.split()
o=[['Coastline Property Partners Pty Ltd'],['Rent Roll - Marrick Street Apartments','','','14-18 Marrick Street Dulwich Hill NSW 2203'],['As at','30/09/2026'],[],['Unit','Bed/Bath/Car','Internal m2','Tenant(s)','Lease start','Lease end','Rent p.w.','Rent p.c.m.','Frequency','Bond held','Paid to','Arrears $','Last increase']]
rows=[];T=[0]*4;vc=0
for f in range(5):
    for k in range(1,8 if f else 4):
        u=f'G{k:02d}' if f==0 else f'{f}{k:02d}';b,ba,c,a=R.choice([(1,1,0,48),(1,1,1,52),(2,1,1,70),(2,2,1,78),(3,2,2,104)]);a+=R.randint(-2,3);w={1:620,2:790,3:1080}[b]+R.randrange(-40,70,5);ty=f'{b}/{ba}/{c}'
        if u in('103','306'):o.append([u,ty,a,'VACANT','','','','','','','','','']);rows.append(dict(unit=u,unitType=ty,area=a,statusText='VACANT'));vc+=1;continue
        pcm=round(w*365/7/12,2);s=D.date(R.choice([2024,2025,2025,2026]),R.randint(1,9),R.randint(1,28));per=s<D.date(2025,6,1);e='Periodic' if per else addm(s,R.choice([12,18]) if s>D.date(2025,10,1) else 18,True)
        if e!='Periodic' and e<D.date(2026,9,30):e='Periodic'
        nm=' & '.join(f'{R.choice("ABCDEHJKLMNPRST")} {R.choice(sn)}' for _ in range(R.choice([1,1,2])));bond=w*4;ar=R.choice([0,0,0,0,w,round(w*2,2)]);li=addm(s,12) if per else None
        o.append([u,ty,a,nm,s.strftime('%d/%m/%Y'),e if e=='Periodic' else e.strftime('%d/%m/%Y'),f'{w:.2f}',f'"{pcm:,.2f}'.strip('"'),R.choice(['Weekly','Fortnightly','Monthly']),f'{bond:,.2f}',(D.date(2026,9,30)+D.timedelta(R.randint(0,13)-(7 if ar else 0))).strftime('%d/%m/%Y'),f'{ar:,.2f}',li.strftime('%d/%m/%Y') if li else ''])
        rows.append(dict(unit=u,unitType=ty,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=e if e=='Periodic' else iso(e),contractRent=pcm,deposit=float(bond),balance=float(ar)));T=[T[0]+w,T[1]+pcm,T[2]+bond,T[3]+ar]
o+=[['Totals','','','','','',f'{T[0]:,.2f}',f'{T[1]:,.2f}','',f'{T[2]:,.2f}','',f'{T[3]:,.2f}',''],[],[f'{len(rows)} units',f'{len(rows)-vc} tenanted',f'{vc} vacant']]
csv.writer(open(doc(N),'w',newline='',encoding='utf-8-sig')).writerows(o)
save(N,'MULTIFAMILY','Australian agency CSV export, weekly and pcm rents, bonds, periodic tenancies',False,'Marrick Street Apartments','2026-09-30',len(rows),len(rows)-vc,vc,rows,checks=[('contractRent',round(T[1],2)),('deposit',T[2]),('balance',T[3])])
