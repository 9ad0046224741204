from common import *
import xlwt
fn='campus_edge_beds.xls'; R=random.Random(10); nm=N(10)
wb=xlwt.Workbook(); w=wb.add_sheet('BedRoll'); b=xlwt.easyxf('font: bold on, height 180'); p=xlwt.easyxf('font: height 180'); m=xlwt.easyxf('font: height 180',num_format_str='$#,##0.00'); mb=xlwt.easyxf('font: bold on, height 180; borders: top thin',num_format_str='$#,##0.00'); d=xlwt.easyxf('font: height 180',num_format_str='DD-MMM-YY'); h=xlwt.easyxf('font: bold on, height 180, colour white; pattern: pattern solid, fore_colour dark_red; align: wrap on, horiz center')
w.write(0,0,'CAMPUS EDGE AT 14TH - BED ROLL',b); w.write(1,0,'Date: 15-Jan-2025     Academic year 2024-25     Produced to counsel for LP Mensah v. GP Edge Housing',p)
H=['Bed Space','Floorplan','Student','Guarantor on file','Lease From','Lease To','Installment','Furniture','Parking','Utility Overage','Total Billed','Ledger Balance']
for i,x in enumerate(H): w.write(3,i,x,h); w.col(i).width=256*(24 if i==2 else 13)
w.row(3).height_mismatch=True; w.row(3).height=520
r=4;rows=[];T=[0]*6;V=0
for u in range(101,113):
    k,fp,base=R.choice([(4,'4B/4B Den',675),(4,'4B/2B',610),(2,'2B/2B',795)]); 
    for x in 'ABCD'[:k]:
        un='%d-%s'%(u,x); w.write(r,0,un,p); w.write(r,1,fp,p)
        if R.random()<.12: w.write(r,2,'OPEN',p); V+=1; rows.append(dict(unit=un,unitType=fp,statusText='OPEN')); r+=1; continue
        n=nm.lf(); rent=base+R.choice([0,0,15,-20,30]); fu=R.choice([0,25]); pk=R.choice([0,0,40]); ut=R.choice([0,0,11.37,23.4,6.12]); tt=r2(rent+fu+pk+ut); bal=R.choice([0,0,0,0,tt,-rent,52.75])
        a,e=(dt.date(2024,8,17),dt.date(2025,7,31)) if R.random()<.85 else (dt.date(2025,1,4),dt.date(2025,7,31))
        w.write(r,2,n,p); w.write(r,3,R.choice(['Y','Y','Y','N']),p); w.write(r,4,a,d); w.write(r,5,e,d)
        for c,v in enumerate((rent,fu,pk,ut,tt,bal)): w.write(r,6+c,v,m); T[c]=r2(T[c]+v)
        rows.append(dict(unit=un,unitType=fp,tenantName=n,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code=q,amount=v) for q,v in zip(H[7:10],(fu,pk,ut))],totalCharges=tt,balance=bal)); r+=1
n=len(rows)
w.write(r,0,'TOTAL',b); w.write(r,1,'%d beds'%n,b); w.write(r,2,'%d leased / %d open'%(n-V,V),b)
for c,v in enumerate(T): w.write(r,6+c,v,mb)
w.portrait=False; w.fit_width_to_pages=1; w.fit_height_to_pages=0; w.fit_num_pages=1
wb.save(D+fn)
save(fn,'STUDENT_HOUSING','xls export by bed',False,'CAMPUS EDGE AT 14TH','2025-01-15',rows,n,n-V,V)
